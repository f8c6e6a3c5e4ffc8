/// How one law came out for one subject.
public enum LawStatus: String, Codable, Sendable, Hashable {
  /// The law was checked and never broken.
  case held
  /// At least one case broke the law.
  case broken
  /// The author waived the law; ``LawReport/reason`` says why.
  case waived
  /// No case met the law's condition, or the law does not concern this subject.
  case notApplicable = "not-applicable"
}

/// How one law came out for one subject, and how often it was really checked.
public struct LawReport: Codable, Sendable, Equatable {
  /// The law's stable id, such as `size.pure`.
  public var id: String
  /// What breaking the law means for the verdict.
  public var severity: Severity
  /// How the law came out.
  public var status: LawStatus
  /// The number of cases that met the law's condition.
  public var checked: Int
  /// Why the law was waived or not applicable, if there is something to say.
  public var reason: String?

  /// The largest probability of a failure in one case that no failure in ``checked`` cases leaves
  /// open, with 95 % confidence; `nil` unless the law held. See ``FailureBound``.
  public var failureRateBelow: Double?

  /// Creates the outcome of a law.
  public init(
    id: String, severity: Severity, status: LawStatus, checked: Int, reason: String? = nil
  ) {
    (self.id, self.severity, self.status) = (id, severity, status)
    (self.checked, self.reason) = (checked, reason)
    failureRateBelow = status == .held ? FailureBound.ifNeverBroken(in: checked) : nil
  }

  /// Writes all fields always, ``reason`` as an explicit `null` when there is none.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(severity, forKey: .severity)
    try container.encode(status, forKey: .status)
    try container.encode(checked, forKey: .checked)
    try container.encode(reason, forKey: .reason)
    try container.encode(failureRateBelow, forKey: .failureRateBelow)
  }
}
