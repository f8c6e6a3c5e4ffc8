import LayoutSpec

/// Breaks `size.valid`: counts the gaps between subviews as one less than none.
struct NegativeWhenEmpty: SketchLayout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    var size = largest(proposal, subviews)
    size.height += CGFloat(subviews.count - 1) * 8
    return size
  }
}

/// Breaks `size.valid`: the mean width of no subviews is NaN.
struct MeanOfNothing: SketchLayout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sum = subviews.reduce(0) { $0 + $1.sizeThatFits(.zero).width }
    return CGSize(width: sum / CGFloat(subviews.count), height: 0)
  }
}

/// Breaks `size.valid`: infinite although nothing else is.
struct InfiniteIdeal: SketchLayout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    CGSize(width: proposal.width ?? .infinity, height: largest(proposal, subviews).height)
  }
}

/// Breaks `size.pure`: each answer is a point wider than the one before.
struct Grows: SketchLayout {
  let counter = Counter()

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    CGSize(width: counter.next(), height: 0)
  }
}

/// Breaks `proposal.valid`: takes a margin off the proposal without stopping at nothing.
struct OffersLessThanNothing: SketchLayout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    largest(
      ProposedViewSize(width: proposal.width.map { $0 - 10 }, height: proposal.height), subviews)
  }
}

/// Nearly breaks `size.valid`, and is lawful: infinite where infinity is offered.
struct TakesAll: SketchLayout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}
