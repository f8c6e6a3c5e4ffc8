import Foundation
import Invariants

/// `layoutcheck certify`: from paths to a report.
struct CertifyCommand {
  let arguments: CertifyArguments
  let environment: [String: String]
  let console: Console

  /// Does all the work and prints the results.
  ///
  /// - Throws: `UsageError` or `ToolFailure`.
  func run() throws -> ExitStatus {
    // Before the work: a folder that cannot be made is no reason to wait.
    let folder = try arguments.report.map { try ReportFolder($0) }
    let workshop = try Workshop(environment: environment)
    let (compiler, temporary) = (workshop.compiler, workshop.temporary)
    defer { temporary.remove() }
    let compilation = Compilation(
      compiler: compiler, temporary: temporary, arguments: arguments, console: console)
    let built: [BuiltFile]
    if arguments.isPackage {
      built = try compilation.build(try packageModules(compiler, temporary)).flatMap { $0 }
    } else {
      var paths = arguments.paths
      if paths.isEmpty {
        paths = [try Examples.path(environment: environment, executable: workshop.executable)]
      }
      built = try compilation.build(try InputFiles(paths: paths).files)
    }
    let supervisor = workshop.supervisor(
      options: arguments.certifying, limits: arguments.limits, replay: arguments.replay,
      store: CaseStore(
        arguments.databaseFolder(environment: environment), console: console))
    let interruption = workshop.interruption
    ChildRegistry.shared.adoptOrphans()
    interruption.certifyingBegins()
    let certified = try certify(built, supervisor: supervisor)
    var report = RunAssembly(seed: arguments.certifying.seed, isStrict: arguments.isStrict)
      .report(on: certified)
    let digests = Dictionary(built.map { ($0.path, $0.digest) }) { first, _ in first }
    for index in report.subjects.indices {
      report.subjects[index].digest = report.subjects[index].file.flatMap { digests[$0] }
    }
    if let signal = interruption.signal { report.exitStatus = 128 + Int(signal) }
    if let folder {
      try folder.write(report.json(), to: "certificate.json")
      try folder.write(CertificatePage(report).html, to: "certificate.html")
    }
    let status = try finish(report, hasFiles: !built.isEmpty)
    guard let signal = interruption.signal else { return status }
    console.note("layoutcheck: interrupted; the report shows what was known by then")
    temporary.remove()
    Interrupts.end(by: signal)
  }

  /// The targets of a package, compiled as far as their declarations.
  private func packageModules(
    _ compiler: SwiftCompiler, _ temporary: TemporaryFolder
  ) throws -> [ListedModule] {
    var environment = environment
    environment["TMPDIR"] = temporary.path
    let package = try PackageDescription(
      path: arguments.packagePath ?? ".", swiftc: compiler.executable, environment: environment)
    return try PackageCompilation(
      package: package, compiler: compiler, temporary: temporary, console: console
    ).list(arguments.targets)
  }

  // MARK: Certifying

  private func certify(
    _ files: [BuiltFile], supervisor: Supervisor
  ) throws -> [RunAssembly.File] {
    struct Work: Sendable {
      var number: Int
      var file: Int
      var assignment: Supervisor.Assignment
    }
    struct Done: Sendable {
      var file: Int
      var subject: PlannedSubject
      var result: Supervisor.Result
      var seconds: Double
    }
    var work: [Work] = []
    for (index, file) in files.enumerated() {
      for subject in file.subjects {
        let assignment = file.assignment(
          of: subject,
          command: ReplayCommand(
            arguments, files: file.words, subject: subject.planned
          ).text)
        work.append(Work(number: work.count, file: index, assignment: assignment))
      }
    }
    let console = console
    let total = work.count
    let done = try Parallel.map(work, jobs: arguments.jobs) { item in
      let start = ProcessInfo.processInfo.systemUptime
      console.progress("certifying \(item.assignment.subject.name) (\(item.number + 1)/\(total))")
      let result = try supervisor.certify(item.assignment, number: item.number)
      return Done(
        file: item.file, subject: item.assignment.subject, result: result,
        seconds: ProcessInfo.processInfo.systemUptime - start)
    }
    return files.enumerated().map { index, file in
      let mine = done.filter { $0.file == index }
      if arguments.isVerbose {
        note(file, certifying: mine.map(\.seconds).reduce(0, +))
      }
      return RunAssembly.File(file: file, results: mine.map { ($0.subject, $0.result) })
    }
  }

  private func note(_ file: BuiltFile, certifying seconds: Double) {
    func text(_ seconds: Double) -> String { String(format: "%.2f s", seconds) }
    console.note("\(file.path): compiled in \(text(file.seconds)), certified in \(text(seconds))")
  }

  // MARK: Printing

  private func finish(_ report: RunReport, hasFiles: Bool) throws -> ExitStatus {
    for file in report.uncompiled {
      for error in file.errors { console.note(error) }
    }
    switch arguments.format {
    case .text where report.subjects.isEmpty && report.skipped.isEmpty: break
    case .text:
      try console.result(TextReport(style: console.style).text(of: report))
    case .json:
      try console.result(report.json())
    }
    let status = ExitStatus(rawValue: Int32(report.exitStatus)) ?? .toolFailure
    if status == .nothingCertified {
      if !report.skipped.isEmpty {
        console.note("layoutcheck: no layout could be made; the report says why")
      } else if !hasFiles {
        console.note("layoutcheck: no layout was found: there is no Swift file in the directory")
      } else {
        console.note("layoutcheck: no layout was found: no type in these files conforms to Layout")
      }
    }
    return status
  }
}
