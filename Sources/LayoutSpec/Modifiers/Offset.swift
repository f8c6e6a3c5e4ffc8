extension View {
  /// Moves this view by a distance in points; no size changes.
  ///
  /// Source: SWIFTUI-RULES §3 "offset"; LAWS M32.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    WrappedView(content: self) {
      OffsetNode($0, direction: $1.layoutDirection, offset: offset)
    }
  }

  /// Moves this view by a distance in points; no size changes.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }
}

private final class OffsetNode: ForwardingNode {
  let offset: CGSize

  init(_ child: LayoutNode, direction: LayoutDirection, offset: CGSize) {
    self.offset = offset
    super.init(child, direction: direction)
  }

  override var mayStickOut: Bool { true }
  override var label: String { "offset(\(describe(("x", offset.width), ("y", offset.height))))" }

  override func childOrigin(in size: CGSize, child dimensions: ViewDimensions) -> CGPoint {
    CGPoint(x: offset.width, y: offset.height)
  }

  /// The guides stay where the view would be without the offset: it moves the drawing only.
  override func computeExplicitGuide(
    _ key: AlignmentKey, for proposal: ProposedViewSize
  ) -> CGFloat? {
    child.explicitGuide(key, for: proposal)
  }
}
