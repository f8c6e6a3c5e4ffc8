// Subviews on a circle that is just large enough for the largest of them.
//
// Certified: unlawful.
//   robustness.no-crash     no subviews: there is no largest one, and the force unwrap traps
// A `ForEach` over an empty array is enough to get there.

import SwiftUI

struct Radial: Layout {
  var radius: CGFloat = 60

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: 2 * radius + sizes.map(\.width).max()!,
      height: 2 * radius + sizes.map(\.height).max()!)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      let turn = 2 * Double.pi * Double(index) / Double(subviews.count)
      subview.place(
        at: CGPoint(x: bounds.midX + radius * cos(turn), y: bounds.midY + radius * sin(turn)),
        anchor: .center, proposal: .unspecified)
    }
  }
}
