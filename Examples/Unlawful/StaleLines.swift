// A flow that breaks its lines in `sizeThatFits` and picks them up in `placeSubviews`.
//
// Certified: unlawful.
//   cache.coherent    one subview: it is placed if it was measured before, and left out if not
// The last measurement need not be for the bounds that are finally granted, nor have taken place.

import SwiftUI

struct StaleLines: Layout {
  var spacing: CGFloat = 8

  func makeCache(subviews: Subviews) -> [CGPoint] { [] }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGPoint]
  ) -> CGSize {
    let limit = proposal.width ?? .infinity
    var origin = CGPoint.zero
    var lineHeight: CGFloat = 0
    var total = CGSize.zero
    cache = []
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if origin.x > 0, origin.x + size.width > limit {
        origin = CGPoint(x: 0, y: origin.y + lineHeight + spacing)
        lineHeight = 0
      }
      cache.append(origin)
      lineHeight = max(lineHeight, size.height)
      total.width = max(total.width, origin.x + size.width)
      total.height = max(total.height, origin.y + lineHeight)
      origin.x += size.width + spacing
    }
    return total
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGPoint]
  ) {
    for (subview, origin) in zip(subviews, cache) {
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
    }
  }
}
