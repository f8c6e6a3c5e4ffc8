import LayoutSpec

/// What breaking a law means.
public enum Severity: String, Codable, Sendable, Hashable {
  /// The layout is unlawful.
  case error
  /// The layout is lawful, but its author should know.
  case warning
}

/// A promise that every layout, or every view, keeps.
///
/// A pure function of an observation: it draws nothing and calls no layout.
public struct Law<Observed>: Sendable {
  /// What the catalogue says of the law.
  public let description: LawDescription

  /// Which extra runs of the layout the law compares with; they cost time, so they are made only
  /// where a selected law needs them.
  package let needs: Twins

  /// Judges an observation.
  public let check: @Sendable (Observed) -> Outcome

  /// Declares a law.
  public init(
    _ id: String, severity: Severity = .error, promise: String, precondition: String = "",
    source: String, profile: Profile? = nil,
    check: @escaping @Sendable (Observed) -> Outcome
  ) {
    self.init(
      id, severity, promise, precondition, source, .init(profile: profile), needs: [],
      check: check)
  }

  /// Declares a law of the catalogue.
  init(
    _ id: String, _ severity: Severity, _ promise: String, _ precondition: String,
    _ source: String, _ terms: LawTerms, needs: Twins = [],
    check: @escaping @Sendable (Observed) -> Outcome
  ) {
    description = LawDescription(
      id: id, severity: severity, promise: promise, precondition: precondition, source: source,
      profile: terms.profile, claim: terms.claim)
    self.needs = needs
    self.check = check
  }

  /// The stable name, `family.name`.
  public var id: String { description.id }
  /// What breaking the law means.
  public var severity: Severity { description.severity }
  /// The promise, in one sentence.
  public var promise: String { description.promise }
  /// When the law applies; empty where it always does.
  public var precondition: String { description.precondition }
  /// Where the rule comes from.
  public var source: String { description.source }
  /// The profile that an author has to claim for the law to apply, if any.
  public var profile: Profile? { description.profile }
  /// The claim that an author has to make for the law to apply, if any.
  public var claim: Claim.Kind? { description.claim }
}

/// On what terms a law applies: to every layout, or to those whose author says so.
struct LawTerms: Sendable {
  var profile: Profile?
  var claim: Claim.Kind?

  /// The law applies to every layout.
  static let always = LawTerms()
  static func profile(_ profile: Profile) -> LawTerms { LawTerms(profile: profile) }
  static func claim(_ claim: Claim.Kind) -> LawTerms { LawTerms(claim: claim) }
}

/// What a law says of one observation.
public enum Outcome: Sendable, Equatable {
  /// The law's precondition was not met: nothing was checked.
  case notApplicable
  /// The law was checked, and kept.
  case held
  /// The law was broken.
  case broken(Violation)
}

/// How a law was broken.
public struct Violation: Sendable, Equatable {
  /// What happened, in one sentence.
  public var message: String
  /// What the law expected.
  public var expected: String
  /// What there was instead.
  public var actual: String
  /// Who is to blame: the link of the tree, or the method.
  public var blame: String
  /// The index of the call in the observation.
  public var call: Int
  /// How far from the promise, in points, where the law measures a distance.
  public var distance: Double?

  /// Creates a violation.
  public init(
    message: String, expected: String, actual: String, blame: String, call: Int = 0,
    distance: Double? = nil
  ) {
    self.message = message
    self.expected = expected
    self.actual = actual
    self.blame = blame
    self.call = call
    self.distance = distance
  }
}

/// A law without its check: what the catalogue prints.
public struct LawDescription: Codable, Sendable, Equatable {
  /// The stable name, `family.name`.
  public let id: String
  /// What breaking the law means.
  public let severity: Severity
  /// The promise, in one sentence.
  public let promise: String
  /// When the law applies; empty where it always does.
  public let precondition: String
  /// Where the rule comes from.
  public let source: String
  /// The profile that an author has to claim for the law to apply, if any.
  public let profile: Profile?
  /// The claim that an author has to make for the law to apply, if any.
  public var claim: Claim.Kind?
}
extension Law where Observed == Observation {
  /// Declares a law about single calls: broken by the first that breaks it, held if any was checked.
  ///
  /// A law about answers skips the calls with the live cache: where they differ from those with a
  /// fresh one, `cache.coherent` says so, and a second law would only repeat it.
  init(
    _ id: String, severity: Severity = .error, promise: String, precondition: String = "",
    source: String, profile: Profile? = nil,
    everyCall: @escaping @Sendable (ObservedCall, _ index: Int, Observation) -> Outcome
  ) {
    self.init(
      id, severity: severity, promise: promise, precondition: precondition, source: source,
      profile: profile
    ) { observation in
      var outcome = Outcome.notApplicable
      for index in observation.calls.indices {
        switch everyCall(observation.calls[index], index, observation) {
        case .notApplicable: continue
        case .held: outcome = .held
        case .broken(var violation):
          violation.call = index
          return .broken(violation)
        }
      }
      return outcome
    }
  }
}
