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
    return try String(contentsOf: url, encoding: .utf8).split(whereSeparator: \.isWhitespace).map {
      try ChoiceSequence(token: String($0))
    }
  }

  /// Brings the file up to date with a report of a check that ran its cases.
  ///
  /// Cases that hold now are dropped, failures are added, and what was not run stays: a check ends
  /// early when it has found what it looks for. Throws like ``load()``.
  public func update<Value>(with report: CheckReport<Value>) throws {
    let before = try load()
    let settled = Set(report.settledStoredCases)
    var after = before.filter { !settled.contains($0) }
    for failure in [report.counterexample].compactMap({ $0 }) + report.otherFailures {
      guard let sequence = failure.recording?.sequence, !after.contains(sequence) else { continue }
      after.append(sequence)
    }
    if after == before { return }
    try Data(after.map { $0.token + "\n" }.joined().utf8).write(to: url, options: .atomic)
  }
}
