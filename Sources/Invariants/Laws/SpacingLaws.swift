import LayoutSpec

extension Law where Observed == Observation {
  /// The same subviews, the same spacing preference.
  public static let spacingPure = repeated(
    "spacing.pure", "spacing answers the same for the same subviews",
    "Apple: spacing(subviews:cache:); LAWS K1, K3"
  ) { if case .spacing = $0 { true } else { false } }

  /// The same bounds and proposal, the same guide.
  public static let alignmentPure = repeated(
    "alignment.pure", "explicitAlignment answers the same for the same bounds and proposal",
    "Apple: explicitAlignment(of:in:proposal:subviews:cache:); LAWS K1, K3"
  ) { if case .guide = $0 { true } else { false } }

  private static func repeated(
    _ id: String, _ promise: String, _ source: String,
    _ isMeant: @escaping @Sendable (ObservedCall.Request) -> Bool
  ) -> Law {
    Law(
      id, .error, promise, "", source, .always,
      each: \.repetitions,
      judge: { call, _, observation in
        guard isMeant(call.request), let reference = call.reference else { return .notApplicable }
        let first = observation.calls[reference].answer
        if first.isIdentical(to: call.answer) { return .held }
        return .broken(
          Violation(
            message: "\(call.method) gave two answers, each time with a fresh cache",
            expected: LawText.answer(first), actual: LawText.answer(call.answer),
            blame: call.method))
      })
  }

  /// A guide's position is a number.
  public static let alignmentFinite = Law(
    "alignment.finite", .error,
    "explicitAlignment answers a finite number or nil",
    "finite bounds; no subview answered NaN, less than 0, or infinity unasked",
    "LAWS A4, C7", .always, each: \.guides,
    judge: { call, _, _ in
      guard call.isTame, case .guide(let value) = call.answer else { return .notApplicable }
      guard let value, !value.isFinite else { return .held }
      return .broken(
        Violation(
          message: "explicitAlignment answered \(LawText.number(value))",
          expected: "a finite number, or nil", actual: LawText.number(value),
          blame: "explicitAlignment"))
    })

  /// A guide moves with the bounds.
  public static let alignmentTranslation = Law(
    "alignment.translation", .error,
    "moving the bounds moves an explicit guide by as much",
    "the answer is pure and finite; what the layout places for it moves along",
    "Apple: explicitAlignment(of:in:proposal:subviews:cache:), bounds; LAWS A5", .always,
    twin: .movedGuide,
    judge: { twin, call, observation in
      guard case .guide(let key, let name, _, _) = call.request,
        case .guide(let first) = call.answer, case .guide(let second) = twin.answer,
        call.isTame, twin.isTame, observation.isPure(twin.reference),
        // The guides that a layout computes by placing are judged by placement.translation.
        !call.places
      else { return .notApplicable }
      let shift = Observer.shift[key.axis]
      switch (first, second) {
      case (nil, nil): return .notApplicable
      case (let first?, let second?):
        guard first.isFinite else { return .notApplicable }
        let off = abs(second - first - shift)
        if off <= slack(abs(first) + shift) { return .held }
        return .broken(
          Violation(
            message: "with bounds moved by \(LawText.number(shift)), the guide \(name) did not "
              + "move along",
            expected: LawText.number(first + shift), actual: LawText.number(second),
            blame: "explicitAlignment", distance: Double(off)))
      default:
        return .broken(
          Violation(
            message: "the guide \(name) is explicit for some origins of the bounds only",
            expected: LawText.answer(call.answer), actual: LawText.answer(twin.answer),
            blame: "explicitAlignment"))
      }
    })
}

extension Observation {
  /// The indices of the calls that repeat one of `spacing` or `explicitAlignment`.
  fileprivate var repetitions: [Int] {
    var result: [Int] = []
    var index = 0
    while index < calls.count {
      if calls[index].cache == .repeated {
        switch calls[index].request {
        case .spacing, .guide: result.append(index)
        default: break
        }
      }
      index += 1
    }
    return result
  }

  /// The indices of the calls of `explicitAlignment` with a fresh cache.
  fileprivate var guides: [Int] {
    var result: [Int] = []
    var index = 0
    while index < calls.count {
      if case .guide = calls[index].request, calls[index].cache == .fresh { result.append(index) }
      index += 1
    }
    return result
  }
}

extension ObservedCall {
  /// Whether any subview was placed during the call.
  fileprivate var places: Bool {
    for case .place in events { return true }
    return false
  }
}
