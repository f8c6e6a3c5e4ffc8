import Foundation
import Invariants

/// `layoutcheck laws --teeth`: the mutation run over built-in containers and layouts in files.
struct TeethCommand {
  let arguments: LawsArguments
  let environment: [String: String]
  let console: Console

  /// How many cases each mutant is given, so that the table shows which other laws notice.
  private static let least = 40

  /// Does all the work and prints the table.
  ///
  /// - Throws: `UsageError` or `ToolFailure`.
  func run() throws -> ExitStatus {
    let executable = try Platform.executablePath()
    var paths = arguments.paths
    var tables: [TeethReport.Table] = []
    let teeth = Teeth(cases: arguments.cases, least: Self.least, seed: arguments.seed)
    if paths.isEmpty {
      for subject in Teeth.standard {
        console.progress("spoiling \(subject.name)")
        tables.append(teeth.table(subject))
      }
      paths = lawfulExamples(executable)
    }
    if !paths.isEmpty {
      guard let found = try self.tables(of: paths, executable: executable) else {
        return .uncompiled
      }
      guard !found.isEmpty || !tables.isEmpty else {
        console.note("layoutcheck: no layout was found that could be made")
        return .nothingCertified
      }
      tables += found
    }
    let report = TeethReport(tables: tables)
    try console.result(arguments.isJSON ? report.json() : report.text)
    return report.isBiting ? .lawful : .unlawful
  }

  /// The package's lawful examples, if they are there.
  private func lawfulExamples(_ executable: String) -> [String] {
    guard let examples = try? Examples.path(environment: environment, executable: executable)
    else { return [] }
    let lawful = URL(fileURLWithPath: examples).appendingPathComponent("Lawful")
    return FileManager.default.fileExists(atPath: lawful.path) ? ["\(examples)/Lawful"] : []
  }

  // MARK: Layouts in files

  /// `nil` if a file does not compile.
  private func tables(of paths: [String], executable: String) throws -> [TeethReport.Table]? {
    let files = try InputFiles(paths: paths).files
    let modules = try BuiltModules.folder(environment: environment, executable: executable)
    let temporary = try TemporaryFolder(environment: environment)
    defer { temporary.remove() }
    let interruption = Interruption()
    Interrupts.watch(interruption) { temporary.remove() }
    let compiler = try SwiftCompiler(
      environment: environment, modules: modules, temporary: temporary)
    var certifying = try CertifyArguments([])
    certifying.certifying.seed = arguments.seed
    certifying.certifying.cases = arguments.cases
    let built = try Compilation(
      compiler: compiler, temporary: temporary, arguments: certifying, console: console
    ).build(files)
    let errors = built.flatMap(\.errors)
    for error in errors.prefix(5) { console.note(error.text) }
    guard errors.isEmpty else { return nil }
    let supervisor = Supervisor(
      executable: executable, environment: environment, temporary: temporary,
      commonOptions: certifying.certifying, limits: certifying.limits, replay: nil, store: nil,
      interruption: interruption)
    struct Work: Sendable {
      var number: Int
      var assignment: Supervisor.Assignment
    }
    var work: [Work] = []
    for file in built {
      for skipped in file.skipped { console.note("\(skipped.name) skipped: \(skipped.reason)") }
      for subject in file.subjects {
        work.append(
          Work(
            number: work.count,
            assignment: Supervisor.Assignment(
              subject: subject.planned, file: file.path, library: file.library,
              factories: subject.factories, command: "", claims: file.claims)))
      }
    }
    let console = console
    return try Parallel.map(work, jobs: certifying.jobs) { item in
      console.progress("spoiling \(item.assignment.subject.name)")
      return try supervisor.teeth(item.assignment, number: item.number, least: Self.least)
    }
  }
}
