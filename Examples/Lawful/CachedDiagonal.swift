// The staircase with its subviews' ideal sizes in a cache.
//
// Certified: lawful.
// Worth a look: the cache is complete as soon as it is made, and made anew when the subviews
// change, so no method depends on another one having run before it.

// layoutcheck: claim hugs-content
// layoutcheck: claim reads-direction
// layoutcheck: claim scale-free
// layoutcheck: equivalent answerFirstForAll=the size does not depend on the proposal
// layoutcheck: equivalent mirrorAlways=the other diagonal is as good

import SwiftUI

struct CachedDiagonal: Layout {
  struct Cache {
    var sizes: [CGSize]
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
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
