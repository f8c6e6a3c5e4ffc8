/// A row whose views are made only when they are in sight; here, all of them are.
///
/// Unlike a `HStack` it takes the whole vertical proposal, and never shrinks its views: each has its
/// ideal length along the row. The rules are in `LazyStack.swift`.
nonisolated public struct LazyHStack<Content: View>: _PrimitiveView {
  private let container: LayoutContainer<LazyHStackLayout, Content>

  /// Creates a stack with an alignment and a spacing in points, the subviews' own where `nil`.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    container = LayoutContainer(
      layout: LazyHStackLayout(alignment: alignment, spacing: spacing), content: content())
  }

  /// Adds the stack.
  public static func _makeNodes(
    of view: Self, inputs: _NodeInputs, into nodes: inout _NodeList
  ) {
    LayoutContainer._makeNodes(of: view.container, inputs: inputs, into: &nodes)
  }
}

private struct LazyHStackLayout: Layout {
  var alignment: VerticalAlignment
  var spacing: CGFloat?

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  private var stack: LazyStack {
    LazyStack(axis: .horizontal, guide: alignment.key, spacing: spacing)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    stack.size(for: proposal, subviews)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    stack.place(subviews, in: bounds, proposal: proposal)
  }
}
