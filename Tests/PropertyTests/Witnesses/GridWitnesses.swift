import LayoutSpec

/// A grid of equal cells, filled row by row: lawful without a fault.
struct SketchGrid: SketchLayout {
  enum Fault { case none, bricks, shortFirst }

  var columns: Int
  var fault = Fault.none

  /// The row and column of a cell.
  private func cell(_ index: Int) -> (row: Int, column: Int) {
    guard fault == .shortFirst else { return (index / columns, index % columns) }
    return index == 0 ? (0, 0) : (1 + (index - 1) / columns, (index - 1) % columns)
  }

  /// Every second row is half a cell further right, as in a wall.
  private func indent(_ row: Int) -> CGFloat { fault == .bricks && row % 2 == 1 ? 0.5 : 0 }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let size = largest(.unspecified, subviews)
    var result = CGSize.zero
    for index in subviews.indices {
      let (row, column) = cell(index)
      result = CGSize(
        width: max(result.width, (CGFloat(column + 1) + indent(row)) * size.width),
        height: max(result.height, CGFloat(row + 1) * size.height))
    }
    return result
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let size = largest(.unspecified, subviews)
    for (index, subview) in subviews.enumerated() {
      let (row, column) = cell(index)
      subview.place(
        at: CGPoint(
          x: bounds.minX + (CGFloat(column) + indent(row)) * size.width,
          y: bounds.minY + CGFloat(row) * size.height),
        proposal: .unspecified)
    }
  }
}
