#if canImport(LayoutSpec)
  import LayoutSpec
#else
  import SwiftUI
#endif

/// What is certified with and without a worker: puts each subview to the lower right of the one before, `step` points apart.
struct Staircase: Layout {
  var step: CGFloat = 8

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    var size = CGSize.zero
    for (index, subview) in subviews.enumerated() {
      let ideal = subview.sizeThatFits(.unspecified)
      let gap = index == 0 ? 0 : step
      size.width += gap + ideal.width
      size.height += gap + ideal.height
    }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var corner = bounds.origin
    for subview in subviews {
      let ideal = subview.sizeThatFits(.unspecified)
      subview.place(at: corner, proposal: .unspecified)
      corner.x += ideal.width + step
      corner.y += ideal.height + step
    }
  }
}
