/// A node whose children a `Layout` arranges: the built-in containers and people's own.
package final class ContainerNode<L: Layout>: LayoutNode {
  private let layout: L
  private let nodes: [LayoutNode]
  private let direction: LayoutDirection
  private let subviews: LayoutSubviews

  // Lent to the layout while it asks its subviews, so the checks of exclusive access would pile up:
  // each one goes through all that are open, which makes deep trees quadratic. No layout can reach
  // its own node again from inside a call.
  @exclusivity(unchecked) private var cache: L.Cache

  private var preferredSpacing: ViewSpacing?

  /// Creates a node; `mergesGuides` says that the layout has no guides but its subviews'.
  package init(
    _ layout: L, children: [LayoutNode], direction: LayoutDirection, mergesGuides: Bool = false
  ) {
    self.layout = layout
    self.direction = direction
    nodes = children
    let pass = LayoutPass(count: children.count)
    subviews = LayoutSubviews(nodes: children, pass: pass, layoutDirection: direction)
    cache = layout.makeCache(subviews: subviews)
    super.init()
    hasGuides = !mergesGuides || children.contains { $0.hasGuides }
  }

  package override var children: [LayoutNode] { nodes }
  package override var label: String { layout.label }
  package override var layoutDirection: LayoutDirection { direction }

  // An empty container is as flexible as can be: it is served last (SWIFTUI-RULES §1).
  package override var priority: Double { nodes.isEmpty ? -.infinity : 0 }

  // Remembered: a stack asks its children several times, and so would each stack in them.
  package override var spacing: ViewSpacing {
    if let preferredSpacing { return preferredSpacing }
    let spacing = layout.spacing(subviews: subviews, cache: &cache)
    preferredSpacing = spacing
    return spacing
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  package override func arrange(in bounds: CGRect, proposal: ProposedViewSize) -> [Arranged] {
    let placements = subviews.pass.collectPlacements(in: bounds, proposal: proposal) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    return nodes.indices.map { index in
      let placement =
        placements[index] ?? .unplaced(nodes[index], in: bounds, proposal: proposal)
      return Arranged(nodes[index], at: placement.origin, proposal: placement.proposal)
    }
  }

  package override func computeExplicitGuide(
    _ key: AlignmentKey, for proposal: ProposedViewSize
  ) -> CGFloat? {
    // A guide is computed from placed geometry, with the container at the origin (LAWS A4, P10).
    let bounds = CGRect(origin: .zero, size: size(for: proposal))
    guard bounds.width.isFinite, bounds.height.isFinite else { return nil }
    if key.axis == .horizontal {
      return layout.explicitAlignment(
        of: HorizontalAlignment(key), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache)
    }
    return layout.explicitAlignment(
      of: VerticalAlignment(key), in: bounds, proposal: proposal, subviews: subviews,
      cache: &cache)
  }
}

extension Placement {
  /// Where a subview goes that the layout forgot: the centre, sized for the container's proposal
  /// (Apple's documentation of `place(at:anchor:proposal:)`; SWIFTUI-RULES §2).
  package static func unplaced(
    _ node: LayoutNode, in bounds: CGRect, proposal: ProposedViewSize
  ) -> Placement {
    Placement(
      position: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal,
      size: node.size(for: proposal))
  }
}
