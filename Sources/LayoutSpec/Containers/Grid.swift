/// A container that arranges its views in rows and columns.
///
/// Its rows are `GridRow`s; a view outside a row spans all columns. Size and placement are those of
/// `GridLayout`.
nonisolated public struct Grid<Content: View>: _PrimitiveView {
  private let container: LayoutContainer<GridLayout, Content>

  /// Creates a grid with an alignment for its cells and distances in points, the cells' own where
  /// `nil`.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    container = LayoutContainer(
      layout: GridLayout(
        alignment: alignment, horizontalSpacing: horizontalSpacing,
        verticalSpacing: verticalSpacing), content: content())
  }

  /// Adds the grid.
  public static func _makeNodes(
    of view: Self, inputs: _NodeInputs, into nodes: inout _NodeList
  ) {
    LayoutContainer._makeNodes(of: view.container, inputs: inputs, into: &nodes)
  }
}

/// The layout of `Grid`, for use with `AnyLayout`.
///
/// There are as many columns as the longest row has cells; shorter rows end in empty cells. A
/// column is as wide as its widest cell, a row as tall as its tallest; flexible columns share what
/// the others leave, likewise rows. Cells are placed with the size of their cell.
/// Source: Apple's documentation of `Grid`; SWIFTUI-RULES §2 "Grid". The algorithm is not published:
/// `GridTracks.swift` says what is assumed.
public struct GridLayout: Layout {
  /// Where a cell lies that does not say otherwise.
  public var alignment: Alignment

  /// The distance between columns in points; the cells' own preference where `nil`.
  public var horizontalSpacing: CGFloat?

  /// The distance between rows in points; the cells' own preference where `nil`.
  public var verticalSpacing: CGFloat?

  /// Creates the layout.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// The columns and rows for a proposal.
  private func tracks(_ subviews: Subviews, _ proposal: ProposedViewSize) -> GridTracks {
    let cells = GridCells(
      subviews, alignment: alignment, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
    return GridTracks(cells, proposal)
  }

  /// The sum of columns and of rows, with the distances between them.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    tracks(subviews, proposal).size
  }

  /// Places every cell in its column and row.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let tracks = tracks(subviews, proposal)
    let columnLines = tracks.lines(.horizontal)
    let rowLines = tracks.lines(.vertical)
    for cell in tracks.cells.all {
      let frame = tracks.frame(of: cell)
      let offer = ProposedViewSize(frame.size)
      let dimensions = cell.subview.dimensions(in: offer)
      let alignment = tracks.cells.alignment(of: cell)
      var origin = alignment.offset(of: dimensions, in: frame.size)
      if let anchor = cell.anchor {
        origin.x = anchor.x * (frame.width - dimensions.width)
        origin.y = anchor.y * (frame.height - dimensions.height)
      } else {
        if cell.columns.count == 1, let line = columnLines[cell.columns.lowerBound] {
          origin.x = line - dimensions[alignment.horizontal]
        }
        if let line = rowLines[cell.row] { origin.y = line - dimensions[alignment.vertical] }
      }
      cell.subview.place(
        at: CGPoint(
          x: bounds.minX + frame.minX + origin.x, y: bounds.minY + frame.minY + origin.y),
        proposal: offer)
    }
  }
}
