// A row that gives every subview a column of the same width.
//
// Certified: unlawful.
//   size.valid        no subviews: 0 columns of a width divided by 0 are not a number
//   proposal.valid    two subviews, a width of less than the gap: each is offered a negative width
// Whether there are no subviews, or no room for them, has to be asked before dividing.

import SwiftUI

struct EqualSplitRow: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let share = proposal.width.map { columnWidth(in: $0, count: subviews.count) }
    let offer = ProposedViewSize(width: share, height: proposal.height)
    let sizes = subviews.map { $0.sizeThatFits(offer) }
    let column = share ?? sizes.map(\.width).max() ?? 0
    return CGSize(
      width: column * CGFloat(subviews.count) + gaps(between: subviews.count),
      height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let column = columnWidth(in: bounds.width, count: subviews.count)
    var x = bounds.minX
    for subview in subviews {
      subview.place(
        at: CGPoint(x: x + column / 2, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(width: column, height: bounds.height))
      x += column + spacing
    }
  }

  private func columnWidth(in width: CGFloat, count: Int) -> CGFloat {
    (width - gaps(between: count)) / CGFloat(count)
  }

  private func gaps(between count: Int) -> CGFloat { spacing * CGFloat(max(0, count - 1)) }
}
