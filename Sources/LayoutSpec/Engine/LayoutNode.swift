/// A view in the negotiation: it answers proposals, and says where its children go.
///
/// Every answer is a pure function of the proposal, so it is remembered for good: a tree is
/// measured once per node and distinct proposal whatever its depth (DESIGN §4).
package class LayoutNode {
  private var sizes = ProposalMemo<CGSize>()
  private var guides: [AlignmentKey: ProposalMemo<CGFloat?>] = [:]

  /// Where the node ended up after the last `resolve`, in the root's space.
  package private(set) var frame = CGRect.null

  /// How often this node really computed a size.
  package private(set) var measurements = 0

  package init() {}

  // MARK: What a kind of view decides

  /// The nodes inside this one, in document order.
  package var children: [LayoutNode] { [] }

  /// Computes the size for a proposal.
  package func measure(_ proposal: ProposedViewSize) -> CGSize {
    preconditionFailure("a node measures itself")
  }

  /// The children and where they go when this node lies in `bounds`, left to right.
  package func arrange(in bounds: CGRect, proposal: ProposedViewSize) -> [Arranged] { [] }

  /// Computes the explicit position of a guide, `nil` where the default applies.
  package func computeExplicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat?
  { nil }

  package var priority: Double { 0 }
  package var spacing: ViewSpacing { ViewSpacing() }

  /// The layout value for a key, `nil` where the view carries none.
  package func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }

  /// Whether frames are mirrored inside this node.
  package var layoutDirection: LayoutDirection { .leftToRight }

  /// A leaf is drawn; other nodes only arrange.
  package var isLeaf: Bool { false }

  /// A frame right around a `Spacer` keeps its spacing (SWIFTUI-RULES §1).
  package var isSpacer: Bool { false }

  // MARK: Asking

  /// The size that this node chooses for a proposal.
  package final func size(for proposal: ProposedViewSize) -> CGSize {
    if let known = sizes[proposal] { return known }
    measurements += 1
    let size = measure(proposal)
    sizes[proposal] = size
    return size
  }

  /// The explicit position of a guide for a proposal, in this node's own space.
  package final func explicitGuide(
    _ key: AlignmentKey, for proposal: ProposedViewSize
  ) -> CGFloat? {
    if let known = guides[key]?[proposal] { return known }
    let value = computeExplicitGuide(key, for: proposal)
    guides[key, default: ProposalMemo()][proposal] = .some(value)
    return value
  }

  package final func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: size(for: proposal), node: self, proposal: proposal)
  }

  // MARK: Placing

  /// Places the subtree with this node's top left corner at `origin`.
  package final func resolve(at origin: CGPoint, proposal: ProposedViewSize) {
    let bounds = CGRect(origin: origin, size: size(for: proposal))
    frame = bounds
    for child in arrange(in: bounds, proposal: proposal) {
      var corner = child.origin
      if layoutDirection == .rightToLeft {
        // Everything is computed left to right and mirrored here, inside its parent (RULES §1).
        corner.x = bounds.minX + bounds.maxX - corner.x - child.node.size(for: child.proposal).width
      }
      child.node.resolve(at: corner, proposal: child.proposal)
    }
  }
}

/// A child and where its parent puts it.
package struct Arranged {
  package var node: LayoutNode
  package var origin: CGPoint
  package var proposal: ProposedViewSize

  package init(_ node: LayoutNode, at origin: CGPoint, proposal: ProposedViewSize) {
    self.node = node
    self.origin = origin
    self.proposal = proposal
  }
}
