// A row that puts its subviews in place while it measures them, to save the second loop.
//
// Certified: unlawful.
//   placement.only-in-place  one subview: it is placed in `sizeThatFits`
// While it is measured a layout does not know where it will be, nor whether this is the last offer.

import SwiftUI

struct EagerRow: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    arrange(subviews, from: .zero)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    _ = arrange(subviews, from: bounds.origin)
  }

  private func arrange(_ subviews: Subviews, from origin: CGPoint) -> CGSize {
    var total = CGSize.zero
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      subview.place(at: CGPoint(x: origin.x + total.width, y: origin.y), proposal: .unspecified)
      total = CGSize(width: total.width + size.width, height: max(total.height, size.height))
    }
    return total
  }
}
