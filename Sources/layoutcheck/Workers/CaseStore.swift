import Foundation
import Invariants

/// The database of a run, and what is wrong with it.
final class CaseStore: Sendable {
  private let database: FailureDatabase
  private let console: Console
  private let notes = NoteBook()

  /// Opens a folder; `nil` for none.
  init?(_ path: String?, console: Console) {
    guard let path else { return nil }
    database = FailureDatabase(path: path)
    self.console = console
  }

  /// The cases that broke laws in earlier runs.
  func cases(of assignment: Supervisor.Assignment) -> [StoredCase] {
    let laws = RobustnessLaws.all.map(\.id) + Laws.layout.map(\.id)
    let (cases, problems) = database.cases(of: owner(assignment), laws: laws)
    report(problems)
    return cases
  }

  /// Keeps the counterexamples of a report, and drops what has been mended.
  func update(_ assignment: Supervisor.Assignment, with report: SubjectReport) {
    self.report(database.update(owner(assignment), with: report))
  }

  /// Where the layout is, as seen from the folder: the same whatever directory it is named from.
  private func owner(_ assignment: Supervisor.Assignment) -> FailureDatabase.Owner {
    let home = URL(fileURLWithPath: database.path).deletingLastPathComponent()
    let file = URL(fileURLWithPath: assignment.file)
    return FailureDatabase.Owner(
      name: assignment.subject.name, instance: assignment.subject.factories.first?.instance ?? "",
      place: Examples.relative(
        file.resolvingSymlinksInPath().path, to: home.resolvingSymlinksInPath().path))
  }

  /// Says each thing once, in one line.
  private func report(_ problems: [String]) {
    for problem in problems where notes.isNew(problem) {
      console.note("layoutcheck: \(problem.onOneLine)")
    }
  }
}
