// A row that gives every subview a column of the same width.
//
// Certified: lawful.
// Worth a look: without subviews there is nothing to divide by, and a width that the gaps alone use
// up leaves each subview an offer of 0, never a negative one.

// layoutcheck: equivalent swapFirstTwo=all shares are equal, and the order is not promised

import SwiftUI

struct EqualSplitRow: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    let gaps = gaps(between: subviews.count)
    let share = proposal.width.map { max(0, $0 - gaps) / CGFloat(subviews.count) }
    let offer = ProposedViewSize(width: share, height: proposal.height)
    let sizes = subviews.map { $0.sizeThatFits(offer) }

    // The widest answer sets the pace, so that the columns stay equal whatever the subviews say.
    let column = sizes.map(\.width).max() ?? 0
    return CGSize(
      width: max(0, column * CGFloat(subviews.count) + gaps),
      height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard !subviews.isEmpty else { return }
    let column = max(0, bounds.width - gaps(between: subviews.count)) / CGFloat(subviews.count)
    let offer = ProposedViewSize(width: column, height: bounds.height)
    for (index, subview) in subviews.enumerated() {
      let center = (column + spacing) * CGFloat(index) + column / 2
      subview.place(
        at: CGPoint(x: bounds.minX + center, y: bounds.midY), anchor: .center, proposal: offer)
    }
  }

  private func gaps(between count: Int) -> CGFloat { spacing * CGFloat(max(0, count - 1)) }
}
