// A staircase: each subview starts where the one before it ends, to the right and below.
//
// Certified: lawful.
// Worth a look: the subviews are placed with the proposal that they were measured with. Offering a
// subview its own answer is another question, and it may have another answer.

// layoutcheck: claim hugs-content
// layoutcheck: claim reads-direction
// layoutcheck: claim scale-free
// layoutcheck: equivalent answerFirstForAll=the size does not depend on the proposal
// layoutcheck: equivalent mirrorAlways=the other diagonal is as good

import SwiftUI

struct Diagonal: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    var corner = CGSize.zero
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      corner.width += size.width
      corner.height += size.height
    }
    return corner
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var step = CGSize.zero
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      subview.place(
        at: CGPoint(x: bounds.minX + step.width, y: bounds.minY + step.height),
        proposal: .unspecified)
      step.width += size.width
      step.height += size.height
    }
  }
}
