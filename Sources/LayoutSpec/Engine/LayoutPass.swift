/// Where a layout wants one subview: the arguments of `place`, and the size that comes of them.
package struct Placement: Equatable, Sendable {
  package var position: CGPoint
  package var anchor: UnitPoint
  package var proposal: ProposedViewSize
  package var size: CGSize

  package init(
    position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize, size: CGSize
  ) {
    self.position = position
    self.anchor = anchor
    self.proposal = proposal
    self.size = size
  }

  /// The top left corner: the position less the anchor's share of the size.
  ///
  /// A zero share is zero whatever the size, so that an infinite subview keeps its corner.
  package var origin: CGPoint {
    CGPoint(
      x: anchor.x == 0 ? position.x : position.x - anchor.x * size.width,
      y: anchor.y == 0 ? position.y : position.y - anchor.y * size.height)
  }

  package var frame: CGRect { CGRect(origin: origin, size: size) }
}

/// What the subview proxies of one container share: where `place` puts its result, and who listens.
package final class LayoutPass {
  // Every question to a subview reads one of these, and none stays open while a node is asked: the
  // checks of exclusive access would only cost time.

  /// Receives every question to a subview and every placement; `nil` costs nothing.
  @exclusivity(unchecked) package var log: SubviewLog?

  /// Whether `placeSubviews` is running.
  @exclusivity(unchecked) package private(set) var isPlacing = false

  @exclusivity(unchecked) private var placements: [Placement?]

  /// What keeps the nodes of the proxies alive: the proxies themselves do not.
  private var nodes: [LayoutNode] = []

  package init(count: Int) {
    placements = Array(repeating: nil, count: count)
  }

  /// Keeps nodes for as long as the pass, and so any proxy with it, is there.
  func keep(_ nodes: [LayoutNode]) { self.nodes += nodes }

  func place(_ index: Int, _ placement: Placement) {
    // Elsewhere the call is a mistake, which the log has; it must not disturb a later placement.
    if isPlacing { placements[index] = placement }
  }

  /// Runs `placeSubviews` and returns what it placed, `nil` where it placed nothing.
  ///
  /// Nests: a guide may be asked for while its container is being placed.
  package func collectPlacements(
    in bounds: CGRect, proposal: ProposedViewSize, _ placeSubviews: () -> Void
  ) -> [Placement?] {
    let outer = (placements, isPlacing)
    placements = Array(repeating: nil, count: placements.count)
    isPlacing = true
    defer { (placements, isPlacing) = outer }
    placeSubviews()
    return placements
  }
}
