// The staircase with its subviews' ideal sizes in a cache that is filled once.
//
// Certified: unlawful.
//   cache.coherent    no subviews, then one: the old cache has no size for it, so it is not placed
// An `updateCache` that does nothing keeps the sizes of subviews that are gone.

import SwiftUI

struct CachedDiagonal: Layout {
  struct Cache {
    var sizes: [CGSize]
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    // The sizes are there already.
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    CGSize(
      width: cache.sizes.map(\.width).reduce(0, +),
      height: cache.sizes.map(\.height).reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var step = CGSize.zero
    for (subview, size) in zip(subviews, cache.sizes) {
      subview.place(
        at: CGPoint(x: bounds.minX + step.width, y: bounds.minY + step.height),
        proposal: .unspecified)
      step.width += size.width
      step.height += size.height
    }
  }
}
