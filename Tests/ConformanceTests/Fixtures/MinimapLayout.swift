import SwiftUI

// The layout lives in an extension of the view that uses it, and is private to it.

public struct Minimap: View {
  private let count: Int
  @Environment(\.pixelLength) private var hairline

  public init(count: Int) { self.count = count }

  public var body: some View {
    Strip(count: count, weights: (0..<count).map { Double($0 + 1) }) {
      ForEach(0..<count, id: \.self) { index in
        Rectangle()
          .fill(index.isMultiple(of: 2) ? AnyShapeStyle(.quaternary) : AnyShapeStyle(.tertiary))
          .frame(minHeight: hairline)
          .accessibilityHidden(true)
      }
    }
    .fixedSize(horizontal: false, vertical: true)
    .accessibilityElement()
    .accessibilityLabel("Minimap")
  }
}

extension Minimap {
  private struct Strip: Layout {
    let count: Int
    let weights: [Double]
    var unit: Measurement = .points(4)

    enum Measurement {
      case points(CGFloat)
      case share(of: CGFloat)

      func length(in total: CGFloat) -> CGFloat {
        switch self {
        case let .points(points): points
        case let .share(of: share): total * share
        }
      }
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      let width = proposal.width ?? CGFloat(weights.reduce(0, +)) * 4
      return CGSize(width: width.isFinite ? width : 100, height: unit.length(in: 20))
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      let used =
        weights.prefix(subviews.count)
        + Array(repeating: 1, count: max(subviews.count - weights.count, 0))
      let total = max(used.reduce(0, +), 1)
      var x = bounds.minX
      for (subview, weight) in zip(subviews, used) {
        let width = bounds.width * CGFloat(weight / total)
        subview.place(
          at: CGPoint(x: x, y: bounds.minY),
          proposal: ProposedViewSize(width: width, height: bounds.height))
        x += width
      }
    }
  }
}
