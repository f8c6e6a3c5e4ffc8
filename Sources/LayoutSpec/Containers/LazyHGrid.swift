/// A grid of given rows that grows sideways, its views made only when in sight; here, all of them are.
///
/// The rules are in `LazyGrid.swift` and `LazyGridTracks.swift`.
nonisolated public struct LazyHGrid<Content: View>: _PrimitiveView {
  private let container: LayoutContainer<LazyHGridLayout, Content>

  /// Creates a grid from its rows.
  ///
  /// `alignment` is that of all rows in the grid, `spacing` the distance in points between views
  /// along a row, 8 where `nil`.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    container = LayoutContainer(
      layout: LazyHGridLayout(items: rows, alignment: alignment, spacing: spacing),
      content: content())
  }

  /// Adds the grid.
  public static func _makeNodes(
    of view: Self, inputs: _NodeInputs, into nodes: inout _NodeList
  ) {
    LayoutContainer._makeNodes(of: view.container, inputs: inputs, into: &nodes)
  }
}

private struct LazyHGridLayout: Layout {
  var items: [GridItem]
  var alignment: VerticalAlignment
  var spacing: CGFloat?

  private var grid: LazyGrid {
    LazyGrid(axis: .horizontal, items: items, alignment: alignment.key, spacing: spacing)
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
