import Invariants

extension Supervisor {
  /// Spoils one layout in every way.
  ///
  /// - Throws: `ToolFailure` if the layout cannot be made, or ends its process: teeth are tried on
  ///   lawful layouts.
  func teeth(_ assignment: Assignment, number: Int, least: Int) throws -> TeethReport.Table {
    let folder = try temporary.folder("teeth-\(number)")
    let task = WorkerJob.Task.teeth(least: least, equivalents: assignment.claims.equivalents)
    let run = try work(job(task, assignment, folder: folder), folder: folder)
    switch run.answer {
    case .teeth(let table): return table
    case .skipped(let reason), .failed(let reason):
      throw ToolFailure("\(assignment.subject.name): \(reason)")
    default:
      throw ToolFailure(
        "\(assignment.subject.name) cannot be spoiled: it ends the process; certify it first")
    }
  }
}
