// The waterfall with a cache of the subviews' heights.
//
// Certified: unlawful.
//   cache.coherent    three subviews, measured for one width and placed for another: the last one
//                     is placed below the heights that the others have at the width measured
// The heights in the cache belong to the width of the last measurement, which nobody wrote down.

import SwiftUI

struct CachedWaterfall: Layout {
  var columns = 2
  var spacing: CGFloat = 12

  func makeCache(subviews: Subviews) -> [CGFloat] { [] }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]
  ) -> CGSize {
    let width = proposal.width ?? 0
    cache = measure(subviews, column: columnWidth(in: width))
    return CGSize(width: width, height: stack(cache) { _, _, _ in })
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]
  ) {
    let column = columnWidth(in: bounds.width)
    let offer = ProposedViewSize(width: column, height: nil)
    if cache.isEmpty { cache = measure(subviews, column: column) }
    _ = stack(cache) { index, shortest, top in
      let left = bounds.minX + CGFloat(shortest) * (column + spacing)
      subviews[index].place(at: CGPoint(x: left, y: bounds.minY + top), proposal: offer)
    }
  }

  private func columnWidth(in width: CGFloat) -> CGFloat {
    max(0, width - spacing * CGFloat(columns - 1)) / CGFloat(columns)
  }

  private func measure(_ subviews: Subviews, column: CGFloat) -> [CGFloat] {
    subviews.map { $0.sizeThatFits(ProposedViewSize(width: column, height: nil)).height }
  }

  /// Deals the heights out to the columns, tells `visit` where each one starts, returns the bottom.
  private func stack(_ heights: [CGFloat], visit: (Int, Int, CGFloat) -> Void) -> CGFloat {
    var tops = [CGFloat](repeating: 0, count: columns)
    var bottom: CGFloat = 0
    for (index, height) in heights.enumerated() {
      let shortest = tops.indices.min { tops[$0] < tops[$1] } ?? 0
      visit(index, shortest, tops[shortest])
      bottom = max(bottom, tops[shortest] + height)
      tops[shortest] += height + spacing
    }
    return bottom
  }
}
