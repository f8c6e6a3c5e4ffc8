// A column that passes its own proposal on to every subview and centres them.
//
// Certified: unlawful.
//   size.valid        no subviews: one gap fewer than subviews makes a height of -8
// It also passes on whatever it is offered, its own height included, so that two subviews that take
// what they get are twice as high together as the column was meant to be.

import SwiftUI

struct FlexibleColumn: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let heights = subviews.map { $0.sizeThatFits(proposal).height }
    let gaps = CGFloat(subviews.count - 1) * 8
    return CGSize(width: proposal.width ?? 0, height: heights.reduce(0, +) + gaps)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for subview in subviews {
      let size = subview.sizeThatFits(proposal)
      subview.place(
        at: CGPoint(x: bounds.midX, y: y + size.height / 2), anchor: .center, proposal: proposal)
      y += size.height + 8
    }
  }
}
