/// A case that broke a law in an earlier run.
public struct StoredCase: Codable, Sendable, Equatable {
  /// The id of the law.
  public var law: String
  /// The replay token of the case.
  public var replay: String

  /// Creates a stored case.
  public init(law: String, replay: String) {
    (self.law, self.replay) = (law, replay)
  }
}

/// What became of a stored case.
public struct StoredCaseReport: Codable, Sendable, Equatable {
  /// The id of the law that it broke in an earlier run.
  public var law: String
  /// The replay token of the case.
  public var replay: String
  /// Whether it still breaks that law.
  public var broken: Bool

  /// Creates the outcome of a stored case.
  public init(law: String, replay: String, broken: Bool) {
    (self.law, self.replay, self.broken) = (law, replay, broken)
  }

  /// The outcomes of stored cases, of which each broke some laws; none if they were not run.
  static func list(_ stored: [StoredCase], _ broken: [[String]]) -> [StoredCaseReport] {
    zip(stored, broken).map { stored, broken in
      StoredCaseReport(
        law: stored.law, replay: stored.replay, broken: broken.contains(stored.law))
    }
  }
}
