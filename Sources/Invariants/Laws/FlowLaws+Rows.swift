import LayoutSpec

extension Law where Observed == Observation {
  /// A flow is as tall as its rows.
  public static let flowFitsHeight = Law(
    "flow.fits-height", .error, "a flow asks for the height that its rows take",
    "bounds of the size that was asked for; what a subview is taller than offered is left out",
    "DESIGN §6, profile flow", .profile(.flow),
    ownPlacement: { own in
      guard !own.frames.isEmpty, own.isSteady else { return .notApplicable }
      for subview in own.frames.indices {
        let frame = own.fairFrame(subview)
        let off = frame.maxY - own.bounds.maxY
        if off <= slack(frame.maxY.magnitude) { continue }
        return own.broken(
          subview,
          "\(LawText.subview(subview)) ends \(LawText.number(off)) below the flow",
          "a height of at least \(LawText.number(frame.maxY - own.bounds.minY))",
          LawText.number(own.bounds.height), distance: off)
      }
      return .held
    })

  /// Nothing overlaps.
  public static let flowNoOverlap = noOverlap("flow.no-overlap", .profile(.flow))

  /// Rows in the order of reading.
  public static let flowOrder = readingOrder("flow.order", .profile(.flow))

  /// An empty flow takes no space.
  public static let flowEmpty = emptyIsZero(
    "flow.empty", .error, "LAWS U13", .profile(.flow))

  /// No row is broken early.
  ///
  /// The gap that the flow would have left is taken to be the widest one that it left anywhere in
  /// this placement; where it left none, nothing can be said.
  public static let flowGreedy = Law(
    "flow.greedy", .error, "a row is broken only where the next subview does not fit",
    "bounds of the size that was asked for, left to right; some row holds two subviews, or the "
      + "width is unspecified; the layout reads no spacing, priority or layout value",
    "DESIGN §6, profile flow", .profile(.flow),
    ownPlacement: { own in
      guard own.frames.count > 1, own.isSteady, own.isLeftToRight, !own.readsPreferences else {
        return .notApplicable
      }
      let frames = own.frames
      var gap: CGFloat?
      for subview in 1..<frames.count where own.continuesRow(subview) {
        gap = max(gap ?? 0, frames[subview].minX - frames[subview - 1].maxX)
      }
      // Without a limit on the width nothing ever has to be broken, whatever the gap.
      guard let gap = own.proposal.width == nil ? gap ?? 0 : gap else { return .notApplicable }
      let available = own.proposal.width ?? .infinity
      var rowStart = frames[0].minX
      var bottom = frames[0].maxY
      for subview in 1..<frames.count {
        defer { bottom = max(bottom, frames[subview].maxY) }
        if own.continuesRow(subview) { continue }
        // What is neither in the row nor below it breaks flow.order.
        if frames[subview].minY < bottom - slack(bottom) { return .notApplicable }
        if frames[subview].minY <= frames[subview - 1].minY { return .notApplicable }
        let needed = frames[subview - 1].maxX - rowStart + gap + frames[subview].width
        rowStart = frames[subview].minX
        // Right at the edge either is right: sums round.
        if needed >= available - 1e-6 * max(available, 1) { continue }
        return own.broken(
          subview,
          "\(LawText.subview(subview)) begins a new row although it fits in the one before",
          "a row of \(LawText.number(needed)) in a width of \(LawText.number(available))",
          "a new row at \(LawText.point(frames[subview].origin))",
          distance: available.isFinite ? available - needed : nil)
      }
      return .held
    })
}

extension OwnPlacement {
  /// Whether a subview is in the row of the one before it.
  ///
  /// It is to the right, and the two share a height; where one has none, being to the right counts.
  fileprivate func continuesRow(_ subview: Int) -> Bool {
    let before = frames[subview - 1]
    let frame = frames[subview]
    guard frame.minX >= before.maxX - slack(before.maxX.magnitude) else { return false }
    return frame.minY < before.maxY || frame.minY <= before.minY
  }
}
