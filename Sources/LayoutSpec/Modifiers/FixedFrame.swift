extension View {
  /// Puts this view in an invisible frame of fixed size.
  ///
  /// The view is offered the fixed lengths, and the proposal on an axis without one; the frame has
  /// the fixed lengths whatever the view answers. A negative or non-finite length counts as none.
  /// Source: SWIFTUI-RULES §3 "frame(w,h)"; LAWS M1 to M4.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    WrappedView(content: self) {
      FixedFrameNode(
        $0, direction: $1.layoutDirection, width: width, height: height, alignment: alignment)
    }
  }
}

private final class FixedFrameNode: UnaryNode {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  init(
    _ child: LayoutNode, direction: LayoutDirection, width: CGFloat?, height: CGFloat?,
    alignment: Alignment
  ) {
    self.width = width.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    self.height = height.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    self.alignment = alignment
    super.init(child, direction: direction)
  }

  override var label: String { "frame(\(describe(("width", width), ("height", height))))" }

  override func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    // A frame fixed on both axes need not ask the child at all.
    if let width, let height { return CGSize(width: width, height: height) }
    let size = child.size(for: childProposal(for: proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  override func childOrigin(in size: CGSize, child dimensions: ViewDimensions) -> CGPoint {
    alignment.offset(of: dimensions, in: size)
  }

  /// A constrained axis has no preference (SWIFTUI-RULES §1), except right around a `Spacer`.
  override var spacing: ViewSpacing {
    if child.isSpacer { return child.spacing }
    var edges: Edge.Set = []
    if width != nil { edges.formUnion(.horizontal) }
    if height != nil { edges.formUnion(.vertical) }
    return child.spacing.clearing(edges)
  }
}

extension Alignment {
  /// Where a child goes so that its guides lie on the default guides of a frame around it.
  func offset(of child: ViewDimensions, in size: CGSize) -> CGPoint {
    let frame = ViewDimensions(size: size)
    return CGPoint(
      x: difference(frame[horizontal], child[horizontal]),
      y: difference(frame[vertical], child[vertical]))
  }

  /// The difference of two guides; an infinite child starts where its frame does.
  private func difference(_ frame: CGFloat, _ child: CGFloat) -> CGFloat {
    frame == child ? 0 : frame - child
  }
}
