#if canImport(SwiftUI) && !CERTIFYING
  import SwiftUI
#else
  import LayoutSpec
#endif

/// Shares the width among the subviews. It forgets that nobody has to offer one.
public struct Shelf: Layout {
  public init() {}

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let width = proposal.width!
    let heights = subviews.map {
      $0.sizeThatFits(ProposedViewSize(width: width / CGFloat(subviews.count), height: nil)).height
    }
    return CGSize(width: width, height: heights.max() ?? 0)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let width = bounds.width / CGFloat(subviews.count)
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(index) * width, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: nil))
    }
  }
}
