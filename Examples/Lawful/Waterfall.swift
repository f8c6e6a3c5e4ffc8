// Columns of equal width; each subview goes to the column that is shortest so far.
//
// Certified: lawful.
// Worth a look: a width that is unspecified or infinite cannot be divided into columns, so the
// widest subview sets their width; gaps lie between subviews only, none below the last one.

// layoutcheck: equivalent swapFirstTwo=which column a subview goes to is free

import SwiftUI

struct Waterfall: Layout {
  var columns = 2
  var spacing: CGFloat = 12

  private struct Plan {
    var size: CGSize
    var offer: ProposedViewSize
    var origins: [CGPoint]
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    plan(subviews, width: proposal.width).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var plan = plan(subviews, width: proposal.width)
    // Other bounds than those that were asked for: divide what is really there.
    if plan.size.width != bounds.width { plan = self.plan(subviews, width: bounds.width) }
    for (subview, origin) in zip(subviews, plan.origins) {
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: plan.offer)
    }
  }

  private func plan(_ subviews: Subviews, width: CGFloat?) -> Plan {
    guard !subviews.isEmpty else { return Plan(size: .zero, offer: .unspecified, origins: []) }
    let count = max(1, columns)
    let gaps = spacing * CGFloat(count - 1)
    let column: CGFloat
    let total: CGFloat
    if let width, width.isFinite {
      column = max(0, width - gaps) / CGFloat(count)
      total = max(0, width, gaps)
    } else {
      column = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
      total = max(0, column * CGFloat(count) + gaps)
    }

    let offer = ProposedViewSize(width: column, height: nil)
    var nextTops = [CGFloat](repeating: 0, count: count)
    var origins: [CGPoint] = []
    var height: CGFloat = 0
    for subview in subviews {
      let shortest = nextTops.indices.min { nextTops[$0] < nextTops[$1] } ?? 0
      let top = nextTops[shortest]
      let bottom = top + subview.sizeThatFits(offer).height
      origins.append(CGPoint(x: (column + spacing) * CGFloat(shortest), y: top))
      height = max(height, bottom)
      nextTops[shortest] = bottom + spacing
    }
    return Plan(size: CGSize(width: total, height: height), offer: offer, origins: origins)
  }
}
