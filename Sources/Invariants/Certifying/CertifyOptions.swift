import Generators

/// How thoroughly, and by which laws, a layout is certified.
public struct CertifyOptions: Codable, Sendable, Equatable {
  /// How many cases are run.
  public var cases = 2_000
  /// What all cases depend on.
  public var seed: UInt64 = 1
  /// The profiles that the author claims.
  public var profiles: [Profile] = []
  /// What else the author claims; it turns quality laws on.
  public var claims: [Claim] = []
  /// Laws that are not checked, by id, each with the author's reason.
  public var waivers: [String: String] = [:]
  /// The ids of the laws to check; all of them where `nil`.
  public var laws: [String]?
  /// The most evaluations that making one counterexample small may take.
  public var shrinkBudget = 5_000
  /// Whether it is found out which parts of a counterexample matter, which takes up to 300 cases.
  public var explains = true

  /// Cases that broke laws earlier: they are run first, and beyond the number of cases.
  public var stored: [StoredCase] = []

  /// The choices of the stored cases.
  var storedSequences: [ChoiceSequence] {
    // What cannot be read stands for the simplest case, which does no harm.
    stored.map { (try? ChoiceSequence(token: $0.replay)) ?? ChoiceSequence() }
  }

  /// Creates the default options.
  public init() {}
}

/// How far a certification has come.
public struct CertifyProgress: Sendable, Equatable {
  /// What is being done.
  public enum Phase: Sendable, Equatable {
    /// Random cases are being run.
    case searching
    /// The counterexample of the law with this id is being made small.
    case shrinking(String)
  }

  /// What is being done.
  public var phase: Phase
  /// How many cases have been run.
  public var finished: Int
  /// How many will be.
  public var total: Int
}
