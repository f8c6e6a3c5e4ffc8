import SwiftUI

struct PairedColumns: Layout {
  var metrics: PairMetrics

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let left = column(0, subviews)
    let right = column(1, subviews)
    guard !subviews.isEmpty else { return CGSize.zero.expanded(by: metrics.insets) }
    let size = CGSize(
      width: left.width + metrics.gap + right.width, height: max(left.height, right.height))
    return size.expanded(by: metrics.insets)
  }

  private func column(_ parity: Int, _ subviews: Subviews) -> CGSize {
    stride(from: parity, to: subviews.count, by: 2)
      .compactMap { subviews[safe: $0] }
      .map { $0.sizeThatFits(.unspecified) }
      .reduce(.zero) { CGSize(width: max($0.width, $1.width), height: $0.height + $1.height) }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let left = column(0, subviews)
    var y = [bounds.minY + metrics.insets.top, bounds.minY + metrics.insets.top]
    for (index, subview) in subviews.enumerated() {
      let parity = index % 2
      let x = bounds.minX + metrics.insets.leading + (parity == 0 ? 0 : left.width + metrics.gap)
      subview.place(at: CGPoint(x: x, y: y[parity]), proposal: .unspecified)
      y[parity] += subview.sizeThatFits(.unspecified).height
    }
  }
}
