/// The subviews of a grid, sorted into rows and columns, and the gaps between those.
struct GridCells {
  /// A subview and the part of the grid that it takes.
  struct Cell {
    var subview: LayoutSubview
    var row: Int
    var columns: Range<Int>
    var rowAlignment: VerticalAlignment?
    var anchor: UnitPoint?
    var unsizedAxes: Axis.Set

    /// The rows or columns that the cell takes.
    func span(_ axis: Axis) -> Range<Int> { axis == .horizontal ? columns : row..<row + 1 }
  }

  private(set) var all: [Cell] = []
  private(set) var columnCount = 0
  private(set) var rowCount = 0
  private(set) var columnGaps: [CGFloat] = []
  private(set) var rowGaps: [CGFloat] = []
  private var columnAlignments: [HorizontalAlignment?] = []
  private let alignment: Alignment

  init(
    _ subviews: LayoutSubviews, alignment: Alignment, horizontalSpacing: CGFloat?,
    verticalSpacing: CGFloat?
  ) {
    self.alignment = alignment
    sort(subviews)
    columnGaps = gaps(.horizontal, horizontalSpacing, count: columnCount)
    rowGaps = gaps(.vertical, verticalSpacing, count: rowCount)
  }

  func count(_ axis: Axis) -> Int { axis == .horizontal ? columnCount : rowCount }

  func gaps(_ axis: Axis) -> [CGFloat] { axis == .horizontal ? columnGaps : rowGaps }

  /// The alignment of a cell: its row's and its column's, else the grid's.
  func alignment(of cell: Cell) -> Alignment {
    let column = cell.columns.count == 1 ? columnAlignments[cell.columns.lowerBound] : nil
    return Alignment(
      horizontal: column ?? alignment.horizontal,
      vertical: cell.rowAlignment ?? alignment.vertical)
  }

  private mutating func sort(_ subviews: LayoutSubviews) {
    var mark: GridRowMark?
    var column = 0
    var spanning: [Int] = []
    for subview in subviews {
      let rowMark = subview[GridRowMark.Key.self]
      if rowMark == nil || rowMark !== mark {
        rowCount += 1
        column = 0
      }
      mark = rowMark
      let span = rowMark == nil ? 1 : max(subview[GridCellColumns.self], 1)
      if rowMark == nil { spanning.append(all.count) }
      all.append(
        Cell(
          subview: subview, row: rowCount - 1, columns: column..<column + span,
          rowAlignment: rowMark?.alignment, anchor: subview[GridCellAnchor.self],
          unsizedAxes: subview[GridCellUnsizedAxes.self]))
      column += span
      columnCount = max(columnCount, column)
    }
    // A view outside a row spans all columns.
    for index in spanning { all[index].columns = 0..<columnCount }

    columnAlignments = Array(repeating: nil, count: columnCount)
    for cell in all where cell.columns.count == 1 {
      let column = cell.columns.lowerBound
      columnAlignments[column] =
        columnAlignments[column] ?? cell.subview[GridColumnAlignment.self]
    }
  }

  /// The explicit spacing, else the largest distance that two neighbours across the gap prefer.
  private func gaps(_ axis: Axis, _ spacing: CGFloat?, count: Int) -> [CGFloat] {
    guard count > 1 else { return [] }
    if let spacing { return Array(repeating: spacing, count: count - 1) }
    var before = [ViewSpacing?](repeating: nil, count: count)
    var after = before
    for cell in all {
      let span = cell.span(axis)
      let preference = cell.subview.spacing
      before[span.lowerBound] = before[span.lowerBound]?.union(preference) ?? preference
      after[span.upperBound - 1] = after[span.upperBound - 1]?.union(preference) ?? preference
    }
    return (1..<count).map { index in
      (after[index - 1] ?? ViewSpacing())
        .distance(to: before[index] ?? ViewSpacing(), along: axis)
    }
  }
}
