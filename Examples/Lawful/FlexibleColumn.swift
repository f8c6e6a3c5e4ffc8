// A column that offers its whole width to each subview and centres them one below the other.
//
// Certified: lawful, for any spacing: it has no default, so the certifier draws one for each case.
// Worth a look: gaps are counted between subviews (there is none when there are no subviews), an
// unspecified width is answered with the widest subview, and no offer is ever infinite in placing.

import SwiftUI

struct FlexibleColumn: Layout {
  let spacing: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    size(of: subviews, offering: proposal.width)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    // What was measured is offered again if it led to these bounds; an infinite answer never does.
    let isMeasured = size(of: subviews, offering: proposal.width) == bounds.size
    let offer = ProposedViewSize(width: isMeasured ? proposal.width : bounds.width, height: nil)
    var y = bounds.minY
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.midX, y: y), anchor: .top, proposal: offer)
      y += subview.sizeThatFits(offer).height + spacing
    }
  }

  private func size(of subviews: Subviews, offering width: CGFloat?) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)) }
    let gaps = spacing * CGFloat(max(0, sizes.count - 1))
    return CGSize(
      width: sizes.map(\.width).max() ?? 0,
      // A negative spacing makes the subviews overlap, but never the column less than nothing.
      height: max(0, sizes.map(\.height).reduce(0, +) + gaps))
  }
}
