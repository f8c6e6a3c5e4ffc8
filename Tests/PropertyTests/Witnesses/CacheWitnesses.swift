import LayoutSpec

/// Breaks `cache.coherent`: reads in `placeSubviews` what the last `sizeThatFits` left behind.
struct ReadsLastMeasurement: Layout {
  typealias Cache = [CGSize]

  func makeCache(subviews: Subviews) -> [CGSize] { [] }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) -> CGSize {
    cache = subviews.map { $0.sizeThatFits(proposal) }
    return cache.reduce(into: .zero) { result, size in
      result = CGSize(
        width: result.width + size.width, height: max(result.height, size.height))
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) {
    var x = bounds.minX
    for (subview, size) in zip(subviews, cache) {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: proposal)
      x += size.width
    }
  }
}

/// Breaks `cache.coherent`: keeps the ideal sizes of subviews that are gone.
struct NeverUpdates: Layout {
  func makeCache(subviews: Subviews) -> CGFloat {
    subviews.reduce(0) { $0 + $1.sizeThatFits(.unspecified).width }
  }

  func updateCache(_ cache: inout CGFloat, subviews: Subviews) {}

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat
  ) -> CGSize {
    CGSize(width: cache, height: 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}

/// Nearly breaks `cache.coherent`, and is lawful: keeps answers together with their proposals.
struct RemembersProposals: Layout {
  struct Cache {
    var answers: [(proposal: ProposedViewSize, size: CGSize)] = []
  }

  func makeCache(subviews: Subviews) -> Cache { Cache() }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    if let known = cache.answers.first(where: { $0.proposal == proposal }) { return known.size }
    let size = largest(proposal, subviews)
    cache.answers.append((proposal, size))
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}
