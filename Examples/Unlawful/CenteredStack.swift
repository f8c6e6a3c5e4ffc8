// Subviews on top of each other, centred in the width that was proposed.
//
// Certified: unlawful.
//   placement.finite  one subview, no width proposed: it is placed at infinity
// In placing, the space is what `bounds` says. The proposal is a question, and it may be open.

import SwiftUI

struct CenteredStack: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) { largest, size in
      CGSize(width: max(largest.width, size.width), height: max(largest.height, size.height))
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let width = proposal.width ?? .infinity
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.minX + width / 2, y: bounds.midY), anchor: .center,
        proposal: .unspecified)
    }
  }
}
