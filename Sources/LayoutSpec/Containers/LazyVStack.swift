/// A column whose views are made only when they are in sight; here, all of them are.
///
/// Unlike a `VStack` it takes the whole horizontal proposal, and never shrinks its views: each has its
/// ideal length along the column. The rules are in `LazyStack.swift`.
nonisolated public struct LazyVStack<Content: View>: _PrimitiveView {
  private let container: LayoutContainer<LazyVStackLayout, Content>

  /// Creates a stack with an alignment and a spacing in points, the subviews' own where `nil`.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    container = LayoutContainer(
      layout: LazyVStackLayout(alignment: alignment, spacing: spacing), content: content())
  }

  /// Adds the stack.
  public static func _makeNodes(
    of view: Self, inputs: _NodeInputs, into nodes: inout _NodeList
  ) {
    LayoutContainer._makeNodes(of: view.container, inputs: inputs, into: &nodes)
  }
}

private struct LazyVStackLayout: Layout {
  var alignment: HorizontalAlignment
  var spacing: CGFloat?

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  private var stack: LazyStack {
    LazyStack(axis: .vertical, guide: alignment.key, spacing: spacing)
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
