// A row that runs to the left like the text of a marquee: one point further each time it is placed.
//
// Certified: unlawful.
//   placement.pure    one subview, placed twice in the same bounds: in two places
// Placing happens whenever SwiftUI sees a reason for it, and that is not a clock. What moves is for
// `animatableData`, where SwiftUI drives it.

import SwiftUI

struct MarqueeRow: Layout {
  private final class Travel: @unchecked Sendable {
    var points: CGFloat = 0
  }

  private let travel = Travel()

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX - travel.points
    for subview in subviews {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width
    }
    travel.points += 1
  }
}
