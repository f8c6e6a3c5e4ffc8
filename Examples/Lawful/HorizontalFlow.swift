// A row that goes on in the next line when it runs out of width, like words in a paragraph.
//
// Certified: lawful.
// Worth a look: no width offered means one line, not a line of some default width; the flow answers
// what its lines need, never the offer itself; and measuring and placing share one function.

// layoutcheck: profile flow
// layoutcheck: claim hugs-content
// layoutcheck: claim reads-direction

import SwiftUI

struct HorizontalFlow: Layout {
  var spacing: CGFloat = 8
  var lineSpacing: CGFloat = 8

  private struct Item {
    var offer: ProposedViewSize
    var origin: CGPoint
  }

  private struct Arrangement {
    var items: [Item] = []
    var size: CGSize = .zero
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    arrange(subviews, width: proposal.width).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    // Bounds that this proposal explains get the very lines that were measured. Any other bounds
    // (a parent may hand us what it likes) are filled on their own terms.
    var arrangement = arrange(subviews, width: proposal.width)
    if arrangement.size.width != bounds.width {
      arrangement = arrange(subviews, width: bounds.width)
    }
    for (subview, item) in zip(subviews, arrangement.items) {
      subview.place(
        at: CGPoint(x: bounds.minX + item.origin.x, y: bounds.minY + item.origin.y),
        proposal: item.offer)
    }
  }

  /// Breaks the subviews into lines no wider than `width`; without a width there is one line.
  private func arrange(_ subviews: Subviews, width: CGFloat?) -> Arrangement {
    let limit = width ?? .infinity
    var arrangement = Arrangement()
    var cursor = CGPoint.zero
    var lineHeight: CGFloat = 0
    var lineIsEmpty = true

    for subview in subviews {
      var offer = ProposedViewSize.unspecified
      var size = subview.sizeThatFits(offer)
      if size.width > limit {
        // Too wide even for a line of its own: give it the chance to wrap or to shrink.
        offer = ProposedViewSize(width: limit, height: nil)
        size = subview.sizeThatFits(offer)
      }
      if !lineIsEmpty, cursor.x + size.width > limit {
        cursor = CGPoint(x: 0, y: cursor.y + lineHeight + lineSpacing)
        lineHeight = 0
      }
      arrangement.items.append(Item(offer: offer, origin: cursor))
      lineHeight = max(lineHeight, size.height)
      lineIsEmpty = false
      arrangement.size.width = max(arrangement.size.width, cursor.x + size.width)
      arrangement.size.height = max(arrangement.size.height, cursor.y + lineHeight)
      cursor.x += size.width + spacing
    }
    return arrangement
  }
}
