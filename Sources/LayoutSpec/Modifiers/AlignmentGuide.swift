extension View {
  /// Sets the explicit position of a horizontal guide, in points in this view's own space.
  ///
  /// Inside the closure the view's earlier explicit guides can be read. No size changes.
  /// Source: SWIFTUI-RULES §1 "Guide value"; LAWS A11.
  nonisolated public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    WrappedView(content: self) {
      GuideNode($0, direction: $1.layoutDirection, key: guide.key, computeValue: computeValue)
    }
  }

  /// Sets the explicit position of a vertical guide, in points in this view's own space.
  nonisolated public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    WrappedView(content: self) {
      GuideNode($0, direction: $1.layoutDirection, key: guide.key, computeValue: computeValue)
    }
  }
}

private final class GuideNode: ForwardingNode {
  let key: AlignmentKey
  let computeValue: (ViewDimensions) -> CGFloat

  init(
    _ child: LayoutNode, direction: LayoutDirection, key: AlignmentKey,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) {
    self.key = key
    self.computeValue = computeValue
    super.init(child, direction: direction)
    hasGuides = true
  }

  override var label: String { "alignmentGuide(\(key.name))" }

  override func computeExplicitGuide(
    _ key: AlignmentKey, for proposal: ProposedViewSize
  ) -> CGFloat? {
    key == self.key
      ? computeValue(child.dimensions(for: proposal))
      : child.explicitGuide(key, for: proposal)
  }
}
