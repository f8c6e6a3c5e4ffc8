// A column whose first subview is a header, placed once more at the end to lie on top of the rest.
//
// Certified: unlawful.
//   placement.exactly-once  one subview: it is placed twice
// The order of drawing is the business of `zIndex`, not of a second call to `place`.

import SwiftUI

struct PinnedHeaderColumn: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
      y += subview.sizeThatFits(.unspecified).height
    }
    subviews.first?.place(at: bounds.origin, proposal: .unspecified)
  }
}
