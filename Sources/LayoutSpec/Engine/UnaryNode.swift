/// A node around one child: most modifiers.
///
/// It forwards the child's explicit guides, shifted by the child's origin, and its layout values
/// (SWIFTUI-RULES §1). Priority and spacing are the child's only where the modifier says so.
package class UnaryNode: LayoutNode {
  package let child: LayoutNode
  private let direction: LayoutDirection

  package init(_ child: LayoutNode, direction: LayoutDirection) {
    self.child = child
    self.direction = direction
    super.init()
    hasGuides = child.hasGuides
  }

  package override var layoutDirection: LayoutDirection { direction }
  package override var children: [LayoutNode] { [child] }

  /// What the child is offered when this node is measured.
  package func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize { proposal }

  /// What the child is offered when this node is placed; as measured unless overridden.
  package func placementProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    childProposal(for: proposal)
  }

  /// Where the child goes in this node, whose size is `size`, left to right.
  package func childOrigin(
    in size: CGSize, child dimensions: ViewDimensions
  ) -> CGPoint { .zero }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    child.size(for: childProposal(for: proposal))
  }

  package override func arrange(in bounds: CGRect, proposal: ProposedViewSize) -> [Arranged] {
    let offer = placementProposal(for: proposal)
    let origin = childOrigin(in: bounds.size, child: child.dimensions(for: offer))
    return [
      Arranged(
        child, at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: offer)
    ]
  }

  package override func computeExplicitGuide(
    _ key: AlignmentKey, for proposal: ProposedViewSize
  ) -> CGFloat? {
    let offer = placementProposal(for: proposal)
    guard let value = child.explicitGuide(key, for: offer) else { return nil }
    let origin = childOrigin(
      in: size(for: proposal), child: child.dimensions(for: offer))
    return value + origin[key.axis]
  }

  package override func layoutValue(_ key: ObjectIdentifier, of type: Any.Type) -> Any? {
    child.layoutValue(key, of: type)
  }
}

/// A node that stands for its child in everything but what a subclass changes.
package class ForwardingNode: UnaryNode {
  package override var priority: Double { child.priority }
  package override var spacing: ViewSpacing { child.spacing }
}
