import LayoutSpec

extension Law where Observed == Observation {
  /// Each subview is placed exactly once per `placeSubviews`.
  public static let placementExactlyOnce = Law(
    "placement.exactly-once",
    promise: "placeSubviews places every subview exactly once",
    source: "Apple: LayoutSubview.place(at:anchor:proposal:); LAWS P4, P5, P6",
    everyCall: { call, _, _ in
      guard case .place = call.request, call.cache != .live else { return .notApplicable }
      var counts = Array(repeating: 0, count: call.subviews.count)
      for event in call.events {
        if case .place(let subview, _, true) = event { counts[subview] += 1 }
      }
      guard let subview = counts.firstIndex(where: { $0 != 1 }) else {
        return counts.isEmpty ? .notApplicable : .held
      }
      let count = counts[subview]
      let fault =
        count == 0 ? "never placed" : count == 2 ? "placed twice" : "placed \(count) times"
      return .broken(
        Violation(
          message: "\(LawText.subview(subview)) was \(fault)",
          expected: "1 call of place for every subview",
          actual: counts.enumerated().map { "\(LawText.subview($0)): \($1)" }
            .joined(separator: ", "),
          blame: "placeSubviews, \(LawText.subview(subview))"))
    })

  /// `place` is called in `placeSubviews` only.
  public static let placementOnlyInPlace = Law(
    "placement.only-in-place",
    promise: "place is called in placeSubviews only",
    source: "Apple: LayoutSubview.place(at:anchor:proposal:); LAWS C8",
    everyCall: { call, _, _ in
      for (index, event) in call.events.enumerated() {
        guard case .place(let subview, let placement, false) = event else { continue }
        let method = call.method(ofEvent: index)
        return .broken(
          Violation(
            message: "\(method) placed \(LawText.subview(subview))",
            expected: "no call of place in \(method)",
            actual: "placed at \(LawText.point(placement.position))",
            blame: "\(method), \(LawText.subview(subview))"))
      }
      if case .place = call.request { return .notApplicable }
      return call.subviews.isEmpty ? .notApplicable : .held
    })

  /// Positions and the rectangles that come of them are finite.
  public static let placementFinite = Law(
    "placement.finite",
    promise: "subviews are placed at finite positions, with finite frames",
    precondition: "finite bounds; no subview answered NaN, less than 0, or infinity unasked",
    source: "LAWS C7 (SwiftUI traps: view origin is invalid)",
    everyCall: { call, _, _ in
      guard case .place = call.request, call.cache != .live, call.isTame else {
        return .notApplicable
      }
      var outcome = Outcome.notApplicable
      for (index, event) in call.events.enumerated() {
        guard case .place(let subview, let placement, true) = event else { continue }
        outcome = .held
        let frame = placement.frame
        let numbers = [
          placement.position.x, placement.position.y, placement.anchor.x, placement.anchor.y,
          frame.origin.x, frame.origin.y, frame.size.width, frame.size.height,
        ]
        if numbers.allSatisfy(\.isFinite) { continue }
        return .broken(
          Violation(
            message: "\(LawText.subview(subview)) was placed in a frame that is not finite",
            expected: "finite numbers",
            actual: "position \(LawText.point(placement.position)), "
              + "size \(LawText.size(placement.size)) "
              + "for the proposal \(LawText.proposal(placement.proposal))",
            blame: "\(call.method(ofEvent: index)), \(LawText.subview(subview))"))
      }
      return outcome
    })

  /// Same bounds and proposal, same placements.
  public static let placementPure = Law(
    "placement.pure",
    promise: "the same bounds and proposal give the same placements",
    source: "LAWS C1, C9, P7",
    everyCall: { call, _, observation in
      guard case .place(let bounds, let proposal) = call.request, call.cache == .repeated,
        let reference = call.reference
      else { return .notApplicable }
      let first = observation.calls[reference].answer
      if first.isIdentical(to: call.answer) {
        return call.subviews.isEmpty ? .notApplicable : .held
      }
      let subview = first.firstDifference(from: call.answer) ?? 0
      return .broken(
        Violation(
          message: "placing twice in \(LawText.size(bounds.size)) for "
            + "\(LawText.proposal(proposal)), each time with a fresh cache, gave two results",
          expected: "\(LawText.subview(subview)) at "
            + LawText.placement(observation.calls[reference].placements?[subview]),
          actual: "at \(LawText.placement(call.placements?[subview]))",
          blame: "placeSubviews, \(LawText.subview(subview))"))
    })

  /// Moving `bounds.origin` moves every subview by as much.
  public static let placementTranslation = Law(
    "placement.translation",
    promise: "moving bounds.origin moves every subview by as much",
    precondition:
      "the placement is pure and finite; a point is allowed for snapping to pixels, and "
      + "a subview that is hidden 5,000 points off the bounds may stay there",
    source: "Apple: placeSubviews(in:proposal:subviews:cache:), bounds; LAWS P1",
    everyCall: { call, _, observation in
      guard case .place(let bounds, _) = call.request, call.cache == .moved, call.isTame,
        let reference = call.reference,
        let original = observation.calls[reference].placements, let moved = call.placements,
        observation.isPure(reference)
      else { return .notApplicable }
      var outcome = Outcome.notApplicable
      for subview in original.indices {
        guard let first = original[subview], let second = moved[subview] else { continue }
        guard first.frame.isFinite, second.frame.isFinite else { continue }
        outcome = .held
        let wanted = CGPoint(
          x: first.origin.x + Observer.shift.x, y: first.origin.y + Observer.shift.y)
        let off = max(
          abs(second.origin.x - wanted.x), abs(second.origin.y - wanted.y),
          abs(second.size.width - first.size.width), abs(second.size.height - first.size.height))
        // Whoever snaps to whole points rounds a tie away from zero, so that it may go another way
        // after a move; by more than a point nothing moves for that. Far out, sums round by more.
        let scale = max(
          abs(first.origin.x), abs(first.origin.y), first.size.width, first.size.height)
        if off <= max(1, slack(scale)) { continue }
        if first.frame.isHidden(from: bounds), second.frame.isHidden(from: bounds) { continue }
        return .broken(
          Violation(
            message: "with bounds moved by \(LawText.point(Observer.shift)), "
              + "\(LawText.subview(subview)) did not move along",
            expected: "\(LawText.subview(subview)) at \(LawText.point(wanted)), "
              + LawText.size(first.size),
            actual: "at \(LawText.point(second.origin)), \(LawText.size(second.size)) "
              + "in bounds at \(LawText.point(bounds.origin))",
            blame: "placeSubviews, \(LawText.subview(subview))", distance: Double(off)))
      }
      return outcome
    })
}

extension Observation {
  /// Whether the reference call at an index and its repetition agree.
  func isPure(_ reference: Int) -> Bool {
    for index in calls.indices.dropFirst(reference + 1) {
      let call = calls[index]
      if call.reference == reference, call.cache == .repeated {
        return call.answer.isIdentical(to: calls[reference].answer)
      }
    }
    return false
  }
}

extension CGRect {
  /// Whether the rectangle lies so far off the bounds that it is there to be out of sight.
  fileprivate func isHidden(from bounds: CGRect) -> Bool {
    !bounds.insetBy(dx: -5_000, dy: -5_000).intersects(self)
  }

  fileprivate var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
