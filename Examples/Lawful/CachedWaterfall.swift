// The waterfall with a cache of the subviews' heights.
//
// Certified: lawful.
// Worth a look: the heights are kept together with the column width that they were measured for.
// Whoever needs them for another width measures again, so it does not matter which proposals the
// cache has seen. When the subviews change, SwiftUI's default `updateCache` starts a new cache.

// layoutcheck: equivalent swapFirstTwo=which column a subview goes to is free

import SwiftUI

struct CachedWaterfall: Layout {
  var columns = 2
  var spacing: CGFloat = 12

  struct Cache {
    var idealWidth: CGFloat
    var measured: (column: CGFloat, heights: [CGFloat])?
  }

  private struct Plan {
    var size: CGSize
    var column: CGFloat
    var origins: [CGPoint]
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(idealWidth: subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    plan(subviews, width: proposal.width, cache: &cache).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var plan = plan(subviews, width: proposal.width, cache: &cache)
    if plan.size.width != bounds.width {
      plan = self.plan(subviews, width: bounds.width, cache: &cache)
    }
    let offer = ProposedViewSize(width: plan.column, height: nil)
    for (subview, origin) in zip(subviews, plan.origins) {
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: offer)
    }
  }

  private func plan(_ subviews: Subviews, width: CGFloat?, cache: inout Cache) -> Plan {
    guard !subviews.isEmpty else { return Plan(size: .zero, column: 0, origins: []) }
    let count = max(1, columns)
    let gaps = spacing * CGFloat(count - 1)
    let column: CGFloat
    let total: CGFloat
    if let width, width.isFinite {
      column = max(0, width - gaps) / CGFloat(count)
      total = max(0, width, gaps)
    } else {
      column = cache.idealWidth
      total = max(0, column * CGFloat(count) + gaps)
    }

    var nextTops = [CGFloat](repeating: 0, count: count)
    var origins: [CGPoint] = []
    var height: CGFloat = 0
    for subviewHeight in heights(of: subviews, column: column, cache: &cache) {
      let shortest = nextTops.indices.min { nextTops[$0] < nextTops[$1] } ?? 0
      let top = nextTops[shortest]
      origins.append(CGPoint(x: (column + spacing) * CGFloat(shortest), y: top))
      height = max(height, top + subviewHeight)
      nextTops[shortest] = top + subviewHeight + spacing
    }
    return Plan(size: CGSize(width: total, height: height), column: column, origins: origins)
  }

  private func heights(of subviews: Subviews, column: CGFloat, cache: inout Cache) -> [CGFloat] {
    if let measured = cache.measured, measured.column == column { return measured.heights }
    let offer = ProposedViewSize(width: column, height: nil)
    let heights = subviews.map { $0.sizeThatFits(offer).height }
    cache.measured = (column, heights)
    return heights
  }
}
