import Foundation
import LayoutSpec

/// A lawful layout, spoiled in one way.
///
/// Everything goes through to the layout inside; only what the mutation is about is changed.
package struct Mutant<Base: Layout>: Layout {
  package let base: Base
  package let mutation: Mutation
  let memory = MutantMemory()

  package init(_ base: Base, _ mutation: Mutation) {
    self.base = base
    self.mutation = mutation
  }

  package static var layoutProperties: LayoutProperties { Base.layoutProperties }

  package struct Cache {
    var base: Base.Cache
    var count: Int
    var first: CGSize?
    var last: CGSize?
    var calls = 0
  }

  package func makeCache(subviews: Subviews) -> Cache {
    Cache(base: base.makeCache(subviews: subviews), count: subviews.count)
  }

  package func updateCache(_ cache: inout Cache, subviews: Subviews) {
    let old = cache.count
    base.updateCache(&cache.base, subviews: subviews)
    cache = Cache(base: cache.base, count: subviews.count)
    if mutation == .neverUpdate { cache.count = old }
  }

  package func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    let spacing = base.spacing(subviews: subviews, cache: &cache.base)
    return mutation == .moodySpacing && memory.next() % 2 == 0 ? spacing.union(.zero) : spacing
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    let size = base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache.base)
    cache.calls += 1
    cache.last = size
    cache.first = cache.first ?? size
    memory.last = proposal
    ask(proposal, subviews, cache)
    return spoiled(size, proposal, subviews, cache)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let placements = quietly(subviews) {
      subviews.pass.collectPlacements(in: bounds, proposal: proposal) {
        base.placeSubviews(
          in: bounds, proposal: proposal, subviews: subviews, cache: &cache.base)
      }
    }
    let spoiled = spoiled(placements, bounds, subviews, cache)
    for index in spoiled.indices {
      guard let placement = spoiled[index] else { continue }
      subviews[index].place(
        at: placement.position, anchor: placement.anchor, proposal: placement.proposal)
      if mutation == .placeTwice, index == 0 {
        subviews[index].place(
          at: placement.position, anchor: placement.anchor, proposal: placement.proposal)
      }
    }
  }

  package func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    spoiledGuide(bounds.minX) {
      base.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache.base)
    }
  }

  package func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    spoiledGuide(bounds.minY) {
      base.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache.base)
    }
  }

  /// Runs the layout inside without its calls of `place` being heard.
  private func quietly<Result>(_ subviews: Subviews, _ body: () -> Result) -> Result {
    let heard = subviews.pass.log
    let unheard = SubviewLog()
    subviews.pass.log = unheard
    let result = body()
    subviews.pass.log = heard
    for event in unheard.take() {
      if case .place = event { continue }
      heard?.append(event)
    }
    return result
  }
}

/// What a mutant keeps where nothing may be kept: outside the cache.
final class MutantMemory: @unchecked Sendable {
  // Unchecked: a mutant is used on one thread.
  private var count = 0
  var last = ProposedViewSize.unspecified

  func next() -> Int {
    count += 1
    return count
  }
}
