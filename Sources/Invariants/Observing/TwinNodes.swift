import LayoutSpec

/// A subview twice as large: it answers to twice a proposal twice what the original answers to it.
///
/// Priority and layout values do not come through.
private struct Doubled: Layout {
  private func half(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { $0 / 2 }, height: proposal.height.map { $0 / 2 })
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let size = subviews[0].sizeThatFits(half(proposal))
    return CGSize(width: size.width * 2, height: size.height * 2)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: bounds.origin, proposal: half(proposal))
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    subviews[0].dimensions(in: half(proposal))[explicit: guide].map { $0 * 2 }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    subviews[0].dimensions(in: half(proposal))[explicit: guide].map { $0 * 2 }
  }
}

/// A subview that is larger than the original whatever it is offered.
private struct Enlarged: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let size = subviews[0].sizeThatFits(proposal)
    return CGSize(width: size.width + Observer.growth, height: size.height + Observer.growth)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}

/// The subviews of the twins, made where they are needed first.
struct TwinSubviews {
  var reversed: LayoutSubviews?
  var doubled: LayoutSubviews?
  var mirrored: LayoutSubviews?
  var enlarged: LayoutSubviews?
}

extension LayoutSubviews {
  /// The same subviews with other nodes, and a log.
  func with(_ nodes: [LayoutNode], _ log: SubviewLog?) -> LayoutSubviews {
    let pass = LayoutPass(count: nodes.count)
    pass.log = log
    return LayoutSubviews(nodes: nodes, pass: pass, layoutDirection: layoutDirection)
  }

  var nodes: [LayoutNode] { elements.map(\.node) }
  var doubledNodes: [LayoutNode] { wrapped(Doubled()) }
  var enlargedNodes: [LayoutNode] { wrapped(Enlarged()) }

  private func wrapped<L: Layout>(_ layout: L) -> [LayoutNode] {
    elements.map { ContainerNode(layout, children: [$0.node], direction: layoutDirection) }
  }
}
