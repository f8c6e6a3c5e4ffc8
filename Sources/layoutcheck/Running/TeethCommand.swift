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
    var paths = arguments.paths
    var tables: [TeethReport.Table] = []
    let teeth = Teeth(cases: arguments.cases, least: Self.least, seed: arguments.seed)
    if paths.isEmpty {
      for subject in Teeth.standard {
        console.progress("spoiling \(subject.name)")
        tables.append(teeth.table(subject))
      }
      paths = try lawfulExamples()
    }
    if !paths.isEmpty {
      guard let found = try self.tables(of: paths) else {
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
  private func lawfulExamples() throws -> [String] {
    let executable = try Platform.executablePath()
    guard let examples = try? Examples.path(environment: environment, executable: executable)
    else { return [] }
    let lawful = URL(fileURLWithPath: examples).appendingPathComponent("Lawful")
    return FileManager.default.fileExists(atPath: lawful.path) ? ["\(examples)/Lawful"] : []
  }

  // MARK: Layouts in files

  /// `nil` if a file does not compile.
  private func tables(of paths: [String]) throws -> [TeethReport.Table]? {
    let files = try InputFiles(paths: paths).files
    let workshop = try Workshop(environment: environment)
    defer { workshop.temporary.remove() }
    var certifying = try CertifyArguments([])
    certifying.certifying.seed = arguments.seed
    certifying.certifying.cases = arguments.cases
    let built = try Compilation(
      compiler: workshop.compiler, temporary: workshop.temporary, arguments: certifying,
      console: console
    ).build(files)
    let errors = built.flatMap(\.errors)
    console.note(errors)
    guard errors.isEmpty else { return nil }
    let supervisor = workshop.supervisor(
      options: certifying.certifying, limits: certifying.limits)
    struct Work: Sendable {
      var number: Int
      var assignment: Supervisor.Assignment
    }
    var work: [Work] = []
    for file in built {
      for skipped in file.skipped { console.note("\(skipped.name) skipped: \(skipped.reason)") }
      for subject in file.subjects {
        work.append(Work(number: work.count, assignment: file.assignment(of: subject)))
      }
    }
    let console = console
    return try Parallel.map(work, jobs: certifying.jobs) { item in
      console.progress("spoiling \(item.assignment.subject.name)")
      return try supervisor.teeth(item.assignment, number: item.number, least: Self.least)
    }
  }
}
