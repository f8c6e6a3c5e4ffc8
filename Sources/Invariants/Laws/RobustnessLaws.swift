/// Laws that no observation can break, because there is none: the process that ran the layout died.
///
/// Whoever runs layouts in worker processes reports them.
public enum RobustnessLaws {
  /// No legal input traps the layout.
  public static let noCrash = LawDescription(
    id: "robustness.no-crash", severity: .error,
    promise: "no legal input traps the layout: no subviews, nil, 0 and infinity included",
    precondition: "the layout runs in a worker process", source: "LAWS C16, K6, U10", profile: nil)

  /// Every call returns.
  public static let noHang = LawDescription(
    id: "robustness.no-hang", severity: .error,
    promise: "every call returns",
    precondition: "the layout runs in a worker process", source: "LAWS N6", profile: nil)

  /// Both.
  package static let all = [noCrash, noHang]
}
