// A row that goes on in the next line when it runs out of width. Widely copied, and almost right.
//
// Certified: unlawful.
//   flow.fits-width   one subview wider than 10, no width offered: the flow answers 10, and the
//                     subview sticks out
//   flow.greedy       two subviews, no width offered: the second begins a new row for no reason
//   flow.empty        no subviews: it is 10 wide all the same
// An unspecified width asks for the ideal one. `replacingUnspecifiedDimensions()` makes an offer of
// 10 points of that question. The flow also answers with the whole offer, however little of it it
// needs, so it is infinitely wide where the offer is.

// layoutcheck: profile flow

import SwiftUI

struct HorizontalFlow: Layout {
  var spacing: CGFloat = 8

  private struct Line {
    var members: [Int] = []
    var height: CGFloat = 0
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions().width
    let lines = lines(of: subviews, in: width)
    let gaps = spacing * CGFloat(max(lines.count - 1, 0))
    return CGSize(width: width, height: lines.map(\.height).reduce(0, +) + gaps)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for line in lines(of: subviews, in: bounds.width) {
      var x = bounds.minX
      for index in line.members {
        let size = subviews[index].sizeThatFits(.unspecified)
        subviews[index].place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(size))
        x += size.width + spacing
      }
      y += line.height + spacing
    }
  }

  private func lines(of subviews: Subviews, in width: CGFloat) -> [Line] {
    var lines: [Line] = []
    var line = Line()
    var x: CGFloat = 0
    for index in subviews.indices {
      let size = subviews[index].sizeThatFits(.unspecified)
      if x + size.width > width, !line.members.isEmpty {
        lines.append(line)
        line = Line()
        x = 0
      }
      line.members.append(index)
      line.height = max(line.height, size.height)
      x += size.width + spacing
    }
    return line.members.isEmpty ? lines : lines + [line]
  }
}
