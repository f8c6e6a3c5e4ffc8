// Subviews on top of each other: the left edge, the middle and the right edge take turns.
//
// Certified: unlawful.
//   placement.pure    one subview, placed twice in the same bounds: in two places
// The turn is remembered from one call to the next. Placing happens whenever SwiftUI sees a reason
// for it, and each time the subviews move on.

import SwiftUI

struct WanderingStack: Layout {
  private final class Turn: @unchecked Sendable {
    var count = 0
  }

  private let turn = Turn()

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let ideal = subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) { largest, size in
      CGSize(width: max(largest.width, size.width), height: max(largest.height, size.height))
    }
    return proposal.replacingUnspecifiedDimensions(by: ideal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      let side = CGFloat(turn.count % 3) / 2
      subview.place(
        at: CGPoint(x: bounds.minX + bounds.width * side, y: bounds.minY),
        anchor: UnitPoint(x: side, y: 0), proposal: .unspecified)
      turn.count += 1
    }
  }
}
