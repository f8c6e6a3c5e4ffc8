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

  /// Judges an observation.
  public let check: @Sendable (Observed) -> Outcome

  /// Declares a law.
  public init(
    _ id: String, severity: Severity = .error, promise: String, precondition: String = "",
    source: String, profile: Profile? = nil,
    check: @escaping @Sendable (Observed) -> Outcome
  ) {
    self.id = id
    self.severity = severity
    self.promise = promise
    self.precondition = precondition
    self.source = source
    self.profile = profile
    self.check = check
  }

  /// What the catalogue says of the law.
  public var description: LawDescription {
    LawDescription(
      id: id, severity: severity, promise: promise, precondition: precondition, source: source,
      profile: profile)
  }
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

/// A named set of laws that an author claims for a layout.
public enum Profile: String, Codable, Sendable, Hashable, CaseIterable {
  /// A layout that fills rows and breaks to the next one.
  case flow
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
