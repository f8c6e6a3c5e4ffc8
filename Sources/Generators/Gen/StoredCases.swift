import Foundation

/// Failing cases of earlier checks in a file, one replay token a line, so that the next check runs them
/// first.
public struct StoredCases: Sendable, Hashable {
  /// The file.
  public let url: URL

  /// Describes a file; it need not exist.
  public init(at url: URL) { self.url = url }

  /// The cases in the file; none if there is no file.
  ///
  /// Throws ``ReplayTokenError`` for a line that is no token of this version, because a case that is
  /// silently left out would look like one that holds.
  public func load() throws -> [ChoiceSequence] {
    guard FileManager.default.fileExists(atPath: url.path) else { return [] }
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map {
      try ChoiceSequence(token: String($0))
    }
  }

  /// Replaces the cases by those that fail in a report.
  ///
  /// What was stored, was run and did not fail is gone: the check that made the report ran it first.
  public func update<Value>(with report: CheckReport<Value>) throws {
    let failures = [report.counterexample].compactMap { $0 } + report.otherFailures
    let tokens = failures.compactMap { $0.recording?.sequence.token }
    let text = tokens.map { $0 + "\n" }.joined()
    if text.isEmpty, !FileManager.default.fileExists(atPath: url.path) { return }
    try Data(text.utf8).write(to: url, options: .atomic)
  }
}
