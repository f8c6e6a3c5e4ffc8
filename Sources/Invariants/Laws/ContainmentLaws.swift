import LayoutSpec

extension Law where Observed == Observation {
  /// A layout that asked for a size keeps its subviews inside it.
  public static let placementContained = Law(
    "placement.contained", .warning,
    "in the size that the layout itself asked for, no subview sticks out by more than it is "
      + "larger than what it was offered, or than the bounds",
    "the placement is pure; bounds at the origin; every subview was asked for its size before, and answered the same "
      + "when placed; no explicit guides and no text; a point is allowed for snapping to pixels, "
      + "and a subview may be hidden 5,000 points off the bounds",
    "Apple: placeSubviews(in:proposal:subviews:cache:); LAWS C6", .always, each: \.places,
    judge: { call, index, observation in
      // Bounds elsewhere are placement.translation's business.
      guard let bounds = call.bounds, bounds.minX == 0, bounds.minY == 0,
        !call.traits.contains(.guides), !call.traits.contains(.text), !call.subviews.isEmpty,
        let own = OwnPlacement(observation, index), own.isInformed, own.isSteady,
        observation.isPure(index)
      else { return .notApplicable }
      for subview in own.frames.indices {
        for axis in Axis.allCases {
          if let outcome = own.overhang(subview, axis) { return outcome }
        }
      }
      return .held
    })
}

extension OwnPlacement {
  /// A subview that is so far off the bounds is hidden on purpose.
  fileprivate static var outOfSight: CGFloat { 5_000 }

  /// The fault of a subview that sticks out by its position rather than by its size.
  fileprivate func overhang(_ subview: Int, _ axis: Axis) -> Outcome? {
    let frame = frames[subview]
    let start = frame.origin[axis]
    let length = frame.size[axis]
    let limit = bounds.size[axis]
    var allowed = max(length - limit, 0)
    if let offered = placements[subview].proposal[axis] { allowed = max(allowed, length - offered) }
    let overhang = max(-start, start + length - limit)
    // Whoever snaps to whole points may stick out by less than one, and what is hidden far off is
    // meant to be out of sight.
    if overhang <= allowed + 1 || overhang >= Self.outOfSight { return nil }
    return broken(
      subview,
      "\(LawText.subview(subview)) sticks out of the bounds by \(LawText.number(overhang))",
      "inside 0 to \(LawText.number(limit)) on the \(axis) axis",
      "\(LawText.number(start)) to \(LawText.number(start + length))",
      distance: overhang - allowed)
  }
}
