// A flow that counts a gap after each subview, the last one of a line included.
//
// Certified: unlawful.
//   flow.fits-width   one subview, a width of 0 offered: the flow is 20 wider than the subview
//   flow.fits-height  placed in the width that it asked for, it breaks its rows at other places, and
//                     needs more height than it asked for
// The line is broken at the right place, but it is reported a gap too wide: in a screen 100 wide, a
// line of exactly 100 makes the flow 120.

// layoutcheck: profile flow

import SwiftUI

struct TrailingGapFlow: Layout {
  var spacing: CGFloat = 20

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    walk(subviews, width: proposal.width) { _, _ in }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    _ = walk(subviews, width: bounds.width) { subview, origin in
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
    }
  }

  /// Goes through the lines, tells `visit` where each subview starts, and returns the size of all.
  private func walk(
    _ subviews: Subviews, width: CGFloat?, visit: (LayoutSubview, CGPoint) -> Void
  ) -> CGSize {
    var origin = CGPoint.zero
    var lineHeight: CGFloat = 0
    var total = CGSize.zero
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if let width, origin.x > 0, origin.x + size.width > width {
        origin = CGPoint(x: 0, y: origin.y + lineHeight + spacing)
        lineHeight = 0
      }
      visit(subview, origin)
      lineHeight = max(lineHeight, size.height)
      origin.x += size.width + spacing
      total.width = max(total.width, origin.x)
      total.height = max(total.height, origin.y + lineHeight)
    }
    return total
  }
}
