import LayoutSpec

/// A flow of rows: lawful where it counts every gap.
struct SketchFlow: SketchLayout {
  var gap: CGFloat = 8

  /// Which gap of a row is forgotten when deciding where to break, counting from 1; 0 for none.
  var forgottenGap = 0

  /// How many subviews a row may hold.
  var longest = Int.max

  private func rows(_ width: CGFloat, _ subviews: Subviews) -> [[Int]] {
    var rows: [[Int]] = []
    var end: CGFloat = 0
    for index in subviews.indices {
      let length = subviews[index].sizeThatFits(.unspecified).width
      let count = rows.last?.count ?? 0
      let space = count == forgottenGap ? 0 : gap
      if rows.isEmpty || count == longest || end + space + length > width {
        rows.append([index])
        end = length
      } else {
        rows[rows.count - 1].append(index)
        end += space + length
      }
    }
    return rows
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    var size = CGSize.zero
    for (number, row) in rows(proposal.width ?? .infinity, subviews).enumerated() {
      let sizes = row.map { subviews[$0].sizeThatFits(.unspecified) }
      let width = sizes.reduce(0) { $0 + $1.width } + gap * CGFloat(row.count - 1)
      size.width = max(size.width, width)
      size.height += (sizes.map(\.height).max() ?? 0) + (number > 0 ? gap : 0)
    }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for row in rows(proposal.width ?? .infinity, subviews) {
      var x = bounds.minX
      var height: CGFloat = 0
      for index in row {
        let size = subviews[index].sizeThatFits(.unspecified)
        subviews[index].place(at: CGPoint(x: x, y: y), proposal: .unspecified)
        x += size.width + gap
        height = max(height, size.height)
      }
      y += height + gap
    }
  }
}
