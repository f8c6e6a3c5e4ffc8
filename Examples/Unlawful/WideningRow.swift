// A row that allows itself one more point each time it is measured, until its text stops wrapping.
//
// Certified: unlawful.
//   size.pure         no subviews, measured twice with the same proposal: two answers
// A layout is asked any number of times, in any order, by whoever contains it. State that a
// measurement changes turns up as a screen that never comes to rest.

import SwiftUI

struct WideningRow: Layout {
  private final class Slack: @unchecked Sendable {
    var points: CGFloat = 0
  }

  private let slack = Slack()

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    slack.points += 1
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.map(\.width).reduce(0, +) + slack.points,
      height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for subview in subviews {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width
    }
  }
}
