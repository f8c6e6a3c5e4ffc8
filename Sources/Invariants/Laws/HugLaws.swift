import LayoutSpec

extension Law where Observed == Observation {
  /// The ideal size is that of what is placed.
  public static let sizeTight = Law(
    "size.tight", .warning,
    "the ideal size has no slack around the placed subviews on any edge, nor a gap after the last",
    "the proposal is unspecified; every subview answered one size",
    "LAWS C5", .claim(.hugsContent),
    ownPlacement: { own in
      guard own.proposal == .unspecified, !own.frames.isEmpty, own.isSteady, own.isInformed
      else { return .notApplicable }
      for axis in Axis.allCases {
        var low = CGFloat.infinity
        var high = -CGFloat.infinity
        for frame in own.frames {
          low = min(low, frame.origin[axis])
          high = max(high, frame.origin[axis] + frame.size[axis])
        }
        let start = own.bounds.origin[axis]
        let end = start + own.bounds.size[axis]
        let off = max(abs(low - start), abs(high - end))
        if off <= slack(abs(start) + abs(end)) { continue }
        return .broken(
          Violation.size(
            own.measure,
            "the layout asks for more or less than its subviews fill on the \(axis) axis",
            "\(LawText.number(high - low)) on the \(axis) axis, from "
              + "\(LawText.number(low - start)) to \(LawText.number(high - start))",
            distance: off))
      }
      return .held
    })

  /// Nothing inside, nothing outside.
  public static let sizeEmpty = emptyIsZero(
    "size.empty", .warning, "LAWS U13", .claim(.hugsContent))

  /// Proposing the answer yields the answer.
  public static let sizeStable = Law(
    "size.stable", .warning, "proposing a size that the layout answered yields that size again",
    "all subviews are rigid; the answer is pure, finite, and no larger than what was offered",
    "LAWS §8 (false in general)",
    .claim(.hugsContent), twin: .reproposed,
    judge: { twin, call, observation in
      guard !call.traits.contains(.yielding), call.isTame, twin.isTame, let size = call.size,
        let offered = call.proposal, size.width <= offered.width ?? .infinity,
        size.height <= offered.height ?? .infinity, case .size(let again) = twin.answer,
        observation.isPureSize(twin.reference)
      else { return .notApplicable }
      let off = max(abs(size.width - again.width), abs(size.height - again.height))
      if off <= 1e3 * slack(size.width + size.height) { return .held }
      return .broken(
        .size(
          call, "the layout answers \(LawText.size(again)) if that is what it is offered",
          LawText.size(again), distance: off))
    })

  static func emptyIsZero(
    _ id: String, _ severity: Severity, _ source: String, _ terms: LawTerms
  ) -> Law {
    Law(
      id, severity, "without subviews the size is zero", "there are no subviews", source, terms,
      each: \.measures,
      judge: { call, _, _ in
        guard call.subviews.isEmpty, let size = call.size else { return .notApplicable }
        if size == .zero { return .held }
        return .broken(
          .size(call, "the layout is not empty although nothing is inside", "0×0"))
      })
  }
}
