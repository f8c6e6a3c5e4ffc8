// Subviews on top of each other, all in the top left corner.
//
// Certified: unlawful.
//   placement.translation   one subview: it stays where it is when the bounds are moved
// The bounds are in the coordinates of whatever contains the layout; `.zero` is the corner of that.

import SwiftUI

struct CornerStack: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.map { $0.sizeThatFits(proposal) }.reduce(.zero) { largest, size in
      CGSize(width: max(largest.width, size.width), height: max(largest.height, size.height))
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(at: .zero, proposal: ProposedViewSize(bounds.size))
    }
  }
}
