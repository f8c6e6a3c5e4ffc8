// Columns of equal width; each subview goes to the column that is shortest so far.
//
// Certified: unlawful.
//   proposal.valid    one subview, no width offered: the columns share 0 points minus a gap, so the
//                     subview is offered a width of -6
// An unspecified width is not a width of 0. The heights also end with a gap that nothing follows.

import SwiftUI

struct Waterfall: Layout {
  var columns = 2
  var spacing: CGFloat = 12

  func makeCache(subviews: Subviews) -> [CGFloat] { [] }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]
  ) -> CGSize {
    cache = heights(of: subviews, column: columnWidth(in: proposal.width ?? 0))
    return CGSize(width: proposal.width ?? 0, height: cache.max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]
  ) {
    let column = columnWidth(in: bounds.width)
    let offer = ProposedViewSize(width: column, height: nil)
    var bottoms = [CGFloat](repeating: 0, count: columns)
    for subview in subviews {
      let shortest = shortestColumn(bottoms)
      let height = subview.sizeThatFits(offer).height
      let left = bounds.minX + CGFloat(shortest) * (column + spacing)
      subview.place(
        at: CGPoint(x: left, y: bounds.minY + bottoms[shortest]), proposal: offer)
      bottoms[shortest] += height + spacing
    }
  }

  private func columnWidth(in width: CGFloat) -> CGFloat {
    (width - spacing * CGFloat(columns - 1)) / CGFloat(columns)
  }

  private func heights(of subviews: Subviews, column: CGFloat) -> [CGFloat] {
    let offer = ProposedViewSize(width: column, height: nil)
    var heights = [CGFloat](repeating: 0, count: columns)
    for subview in subviews {
      heights[shortestColumn(heights)] += subview.sizeThatFits(offer).height + spacing
    }
    return heights
  }

  private func shortestColumn(_ heights: [CGFloat]) -> Int {
    heights.indices.min { heights[$0] < heights[$1] } ?? 0
  }
}
