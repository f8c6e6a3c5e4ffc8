// A row that leaves out what does not fit.
//
// Certified: unlawful.
//   placement.exactly-once  one subview in bounds that are narrower: it is not placed
// A subview that is not placed does not disappear: SwiftUI puts it in the middle of the container.

import SwiftUI

struct ClippedRow: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x: CGFloat = 0
    for subview in subviews {
      let width = subview.sizeThatFits(.unspecified).width
      guard x + width <= bounds.width else { continue }
      subview.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY), proposal: .unspecified)
      x += width
    }
  }
}
