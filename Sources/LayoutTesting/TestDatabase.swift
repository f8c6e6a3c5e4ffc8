import Foundation
import Invariants
import Testing

/// The database of the package that a test belongs to.
struct TestDatabase {
  private let database: FailureDatabase
  private let place: String

  /// The database for a call in a test: the one in `LAYOUTCHECK_DATABASE`, or `.layoutcheck` beside the
  /// nearest manifest above the source file; `nil` for none.
  init?(_ sourceLocation: SourceLocation) {
    place = sourceLocation.fileID
    if let path = ProcessInfo.processInfo.environment["LAYOUTCHECK_DATABASE"], !path.isEmpty {
      guard path != "none" else { return nil }
      database = FailureDatabase(path: path)
      return
    }
    var folder = URL(fileURLWithPath: sourceLocation.filePath).deletingLastPathComponent()
    while !FileManager.default.fileExists(
      atPath: folder.appendingPathComponent("Package.swift").path)
    {
      // Built elsewhere and run here: there is no place for it.
      guard folder.path != "/" else { return nil }
      folder.deleteLastPathComponent()
    }
    database = FailureDatabase(path: folder.appendingPathComponent(".layoutcheck").path)
  }

  private func owner(_ name: String, _ instance: String) -> FailureDatabase.Owner {
    FailureDatabase.Owner(name: name, instance: instance, place: place)
  }

  /// The cases of a layout or view that broke any of these laws in earlier runs.
  func cases(of name: String, instance: String, laws: [String]) -> [StoredCase] {
    let (cases, problems) = database.cases(
      of: owner(name, instance), laws: RobustnessLaws.all.map(\.id) + laws)
    report(problems)
    return cases
  }

  /// Keeps the counterexamples of a report, and drops what has been mended.
  func update(_ name: String, instance: String, with report: SubjectReport) {
    self.report(database.update(owner(name, instance), with: report))
  }

  private static let notes = NoteBook()

  private func report(_ problems: [String]) {
    for problem in problems where Self.notes.isNew(problem) {
      FileHandle.standardError.write(Data("LayoutTesting: \(problem)\n".utf8))
    }
  }
}
