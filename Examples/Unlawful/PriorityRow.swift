// A row sorted by rank, by way of a dictionary from rank to subview.
//
// Certified: unlawful.
//   placement.exactly-once  two subviews of the same rank: the second one is never placed
// A key that every view has by default is not unique.

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
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let byRank = Dictionary(
      subviews.map { ($0[Rank.self], $0) }, uniquingKeysWith: { first, _ in first })
    var x = bounds.minX
    for (_, subview) in byRank.sorted(by: { $0.key > $1.key }) {
      subview.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width
    }
  }
}
