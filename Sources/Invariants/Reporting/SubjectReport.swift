/// What the certifier can say about one layout.
public enum Verdict: String, Codable, Sendable, Hashable {
  /// No law of error severity was broken.
  case lawful
  /// A law of error severity was broken.
  case unlawful
  /// The run did not see enough to say either.
  case inconclusive
}

/// The certificate of one layout: what was run, how each law came out, every counterexample.
public struct SubjectReport: Codable, Sendable, Equatable {
  /// The layout's type, nested ones with their outer types: `Gallery.Row`.
  public var name: String
  /// The path of the file that declares it, as the user gave it.
  public var file: String?
  /// The line of the declaration, starting at 1.
  public var line: Int?
  /// The Swift expression that makes the layout, such as `Flow(gap: 8)`.
  public var instance: String
  /// The outcome.
  public var verdict: Verdict
  /// The number of cases that were run.
  public var cases: Int
  /// The number of draws that made no valid case.
  public var discarded: Int
  /// How each law came out, in the catalogue's order.
  public var laws: [LawReport]
  /// One counterexample for each broken law, in the catalogue's order.
  public var violations: [ViolationReport]
  /// The shell command that certifies this layout alone, if a command line made the report.
  public var command: String?
  /// The number of draws that made a case which had been run already, and was not run again.
  public var repeated: Int
  /// Whether every case that there is was run.
  public var exhausted: Bool
  /// What became of the cases that broke laws in earlier runs; they count for nothing else.
  public var stored: [StoredCaseReport]
  /// Whether the replay token was made for other parameters or by another version, so that the case
  /// that was run is only the one nearest to it.
  public var misfit: Bool

  /// The digest of the file that declares the layout, `sha256:` and 64 hexadecimal digits.
  public var digest: String?
  /// What the author claims: `profile flow`, `claim hugs-content`.
  public var claims: [String] = []
  /// What the random cases were like.
  public var distribution: Distribution?
  /// The small scope that was run beside the random cases, all of it.
  public var exhaustive: SmallScopeReport?

  /// Creates a certificate.
  public init(
    name: String, file: String?, line: Int?, instance: String, verdict: Verdict, cases: Int,
    discarded: Int, laws: [LawReport], violations: [ViolationReport], command: String? = nil,
    repeated: Int = 0, exhausted: Bool = false, stored: [StoredCaseReport] = [],
    misfit: Bool = false
  ) {
    (self.name, self.file, self.line) = (name, file, line)
    (self.instance, self.verdict) = (instance, verdict)
    (self.cases, self.discarded) = (cases, discarded)
    (self.laws, self.violations, self.command) = (laws, violations, command)
    (self.repeated, self.exhausted, self.stored) = (repeated, exhausted, stored)
    self.misfit = misfit
  }

  /// Writes all fields always, the absent ones as an explicit `null`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(file, forKey: .file)
    try container.encode(line, forKey: .line)
    try container.encode(instance, forKey: .instance)
    try container.encode(verdict, forKey: .verdict)
    try container.encode(cases, forKey: .cases)
    try container.encode(discarded, forKey: .discarded)
    try container.encode(laws, forKey: .laws)
    try container.encode(violations, forKey: .violations)
    try container.encode(command, forKey: .command)
    try container.encode(repeated, forKey: .repeated)
    try container.encode(exhausted, forKey: .exhausted)
    try container.encode(stored, forKey: .stored)
    try container.encode(misfit, forKey: .misfit)
    try container.encode(digest, forKey: .digest)
    try container.encode(claims, forKey: .claims)
    try container.encode(distribution, forKey: .distribution)
    try container.encode(exhaustive, forKey: .exhaustive)
  }
}

/// How much of the small scope was run: all scenarios up to a number of subviews.
public struct SmallScopeReport: Codable, Sendable, Equatable {
  /// The largest number of subviews.
  public var subviews: Int
  /// How many scenarios that are; all of them were run.
  public var scenarios: Int
  /// Whether scenarios that differ in the order of the subviews alone were run once.
  public var upToOrder: Bool

  /// Says how much was run.
  public init(subviews: Int, scenarios: Int, upToOrder: Bool) {
    (self.subviews, self.scenarios, self.upToOrder) = (subviews, scenarios, upToOrder)
  }
}
