/// A grid of given columns that grows downwards, its views made only when in sight; here, all of them are.
///
/// The rules are in `LazyGrid.swift` and `LazyGridTracks.swift`.
nonisolated public struct LazyVGrid<Content: View>: _PrimitiveView {
  private let container: LayoutContainer<LazyVGridLayout, Content>

  /// Creates a grid from its columns.
  ///
  /// `alignment` is that of all columns in the grid, `spacing` the distance in points between views
  /// along a column, 8 where `nil`.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    container = LayoutContainer(
      layout: LazyVGridLayout(items: columns, alignment: alignment, spacing: spacing),
      content: content())
  }

  /// Adds the grid.
  public static func _makeNodes(
    of view: Self, inputs: _NodeInputs, into nodes: inout _NodeList
  ) {
    LayoutContainer._makeNodes(of: view.container, inputs: inputs, into: &nodes)
  }
}

private struct LazyVGridLayout: Layout {
  var items: [GridItem]
  var alignment: HorizontalAlignment
  var spacing: CGFloat?

  private var grid: LazyGrid {
    LazyGrid(axis: .vertical, items: items, alignment: alignment.key, spacing: spacing)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    grid.size(for: proposal, subviews)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    grid.place(subviews, in: bounds)
  }
}
