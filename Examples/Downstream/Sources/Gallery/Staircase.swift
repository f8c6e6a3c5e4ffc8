import SwiftUI

/// Puts each subview to the lower right of the one before, `step` points apart.
public struct Staircase: Layout {
  public var step: CGFloat

  public init(step: CGFloat = 8) {
    self.step = step
  }

  public func sizeThatFits(
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

  public func placeSubviews(
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
