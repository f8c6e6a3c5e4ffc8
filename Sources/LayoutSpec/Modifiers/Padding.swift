extension View {
  /// Adds space around this view, in points.
  ///
  /// The view is offered the proposal less the insets, never below 0; unspecified stays
  /// unspecified. The result is the view's answer plus the insets, never below 0.
  /// Source: SWIFTUI-RULES §3 "padding"; LAWS M17 to M21.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    WrappedView(content: self) {
      PaddingNode($0, direction: $1.layoutDirection, insets: insets)
    }
  }

  /// Adds the same space to the given edges; the system's amount, 16 points, where `nil`.
  nonisolated public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    padding(EdgeInsets(edges, length ?? 16))
  }

  /// Adds the same space to all edges.
  nonisolated public func padding(_ length: CGFloat) -> some View {
    padding(EdgeInsets(.all, length))
  }
}

private final class PaddingNode: UnaryNode {
  let insets: EdgeInsets

  init(_ child: LayoutNode, direction: LayoutDirection, insets: EdgeInsets) {
    self.insets = insets
    super.init(child, direction: direction)
  }

  override var label: String {
    if [insets.leading, insets.bottom, insets.trailing].allSatisfy({ $0 == insets.top }) {
      return "padding(\(insets.top.short))"
    }
    let lengths = describe(
      ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
      ("trailing", insets.trailing))
    return "padding(\(lengths))"
  }

  private var width: CGFloat { insets.leading + insets.trailing }
  private var height: CGFloat { insets.top + insets.bottom }

  override func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - width, 0) },
      height: proposal.height.map { max($0 - height, 0) })
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.size(for: childProposal(for: proposal))
    return CGSize(width: max(size.width + width, 0), height: max(size.height + height, 0))
  }

  override func childOrigin(in size: CGSize, child dimensions: ViewDimensions) -> CGPoint {
    CGPoint(x: insets.leading, y: insets.top)
  }

  /// A padded edge has no preference any more (SWIFTUI-RULES §1).
  override var spacing: ViewSpacing {
    var edges: Edge.Set = []
    if insets.top != 0 { edges.insert(.top) }
    if insets.leading != 0 { edges.insert(.leading) }
    if insets.bottom != 0 { edges.insert(.bottom) }
    if insets.trailing != 0 { edges.insert(.trailing) }
    return child.spacing.clearing(edges)
  }
}
