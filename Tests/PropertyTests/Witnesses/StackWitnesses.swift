import LayoutSpec

/// A row that offers each subview its share of the width, as `share` says.
private func row(
  _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
  share: (_ left: CGFloat, _ index: Int) -> CGFloat
) -> [(offer: ProposedViewSize, size: CGSize)] {
  var left = proposal.width ?? 0
  return subviews.indices.map { index in
    let width = proposal.width == nil ? nil : share(left, index)
    let offer = ProposedViewSize(width: width, height: proposal.height)
    let size = subviews[index].sizeThatFits(offer)
    if left.isFinite { left = max(left - size.width, 0) }
    return (offer, size)
  }
}

private protocol RowLayout: SketchLayout {
  func row(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> [(offer: ProposedViewSize, size: CGSize)]
}

extension RowLayout {
  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    row(proposal, subviews).reduce(into: CGSize.zero) { result, part in
      result = CGSize(
        width: result.width + part.size.width, height: max(result.height, part.size.height))
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for (subview, part) in zip(subviews, row(proposal, subviews)) {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: part.offer)
      x += part.size.width
    }
  }
}

/// Breaks `stack.equal-shares`: each subview is offered all that is left.
struct FirstTakesAll: RowLayout {
  fileprivate func row(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> [(offer: ProposedViewSize, size: CGSize)] {
    PropertyTests.row(proposal, subviews) { left, _ in left }
  }
}

/// Breaks `stack.fills`: what a subview leaves of its share is lost.
struct SplitsEvenly: RowLayout {
  fileprivate func row(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> [(offer: ProposedViewSize, size: CGSize)] {
    let share = (proposal.width ?? 0) / CGFloat(max(subviews.count, 1))
    return PropertyTests.row(proposal, subviews) { _, _ in share }
  }
}
