// Subviews on a circle, the first one at the top, then clockwise.
//
// Certified: lawful.
// Worth a look: the circle shrinks to the space there is, down to nothing but not below; without
// subviews there is no angle between them and nothing to ask for.

// layoutcheck: equivalent swapFirstTwo=where on the circle a subview goes is free

import SwiftUI

struct Radial: Layout {
  var radius: CGFloat = 60

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    let item = largest(subviews)
    return CGSize(
      width: extent(proposal.width, around: item.width),
      height: extent(proposal.height, around: item.height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let item = largest(subviews)
    let room = min(bounds.width - item.width, bounds.height - item.height) / 2
    let reach = Double(max(0, min(room, radius)))
    for (index, subview) in subviews.enumerated() {
      let turn = 2 * Double.pi * Double(index) / Double(subviews.count) - Double.pi / 2
      subview.place(
        at: CGPoint(x: bounds.midX + reach * cos(turn), y: bounds.midY + reach * sin(turn)),
        anchor: .center, proposal: .unspecified)
    }
  }

  /// The full circle if it fits what is offered, else what is offered, but room for one subview.
  private func extent(_ offered: CGFloat?, around item: CGFloat) -> CGFloat {
    max(item, min(offered ?? .infinity, item + 2 * max(0, radius)))
  }

  private func largest(_ subviews: Subviews) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) { largest, size in
      CGSize(width: max(largest.width, size.width), height: max(largest.height, size.height))
    }
  }
}
