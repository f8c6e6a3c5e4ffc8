import SwiftUI
import os

private let logger = Logger(subsystem: "com.example.layout", category: "FlexRow")

/// A row whose subviews grow by weights, as in CSS.
public struct FlexRow: Layout {
  public enum Justify: Equatable, Hashable, Sendable {
    case start, center, end
    case spaceBetween(minimum: CGFloat)
    case spaceEvenly
  }

  @frozen
  public enum Align: String, CaseIterable, Sendable {
    case start, center, end, stretch
  }

  private let justify: Justify
  private let align: Align
  private let gap: CGFloat

  public init(justify: Justify, align: Align = .stretch, gap: CGFloat = 0) {
    self.justify = justify
    self.align = align
    self.gap = gap
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let ideal = subviews.map { $0.sizeThatFits(.unspecified) }
    let width = ideal.map(\.width).reduce(0, +) + gap * CGFloat(max(subviews.count - 1, 0))
    let height = ideal.map(\.height).max() ?? 0
    logger.debug("ideal width \(width, format: .fixed(precision: 1)) of \(subviews.count)")
    return CGSize(width: max(width, proposal.width ?? width), height: height)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let widths = widths(in: bounds.width, subviews)
    let used = widths.reduce(0, +) + gap * CGFloat(max(subviews.count - 1, 0))
    let free = max(bounds.width - used, 0)
    var x = bounds.minX
    var extra: CGFloat = 0
    switch justify {
    case .start: break
    case .center: x += free / 2
    case .end: x += free
    case .spaceBetween(let minimum) where subviews.count > 1:
      extra = max(free / CGFloat(subviews.count - 1), minimum)
    case .spaceBetween: break
    case .spaceEvenly:
      extra = free / CGFloat(subviews.count + 1)
      x += extra
    }
    for (subview, width) in zip(subviews, widths) {
      let offered = ProposedViewSize(width: width, height: align == .stretch ? bounds.height : nil)
      let height = subview.sizeThatFits(offered).height
      let y: CGFloat =
        switch align {
        case .start, .stretch: bounds.minY
        case .center: bounds.midY - height / 2
        case .end: bounds.maxY - height
        }
      subview.place(at: CGPoint(x: x, y: y), proposal: offered)
      x += width + gap + extra
    }
  }

  private func widths(in total: CGFloat, _ subviews: Subviews) -> [CGFloat] {
    let ideal = subviews.map { $0.sizeThatFits(.unspecified).width }
    let grow = subviews.map { $0[FlexGrow.self] }
    let sum = grow.reduce(0, +)
    guard sum > 0 else { return ideal }
    let free = total - ideal.reduce(0, +) - gap * CGFloat(max(subviews.count - 1, 0))
    return zip(ideal, grow).map { $0 + max(free, 0) * $1 / sum }
  }
}

struct FlexGrow: LayoutValueKey {
  static let defaultValue: CGFloat = 0
}

public extension View {
  /// Sets the weight of this view in a `FlexRow`.
  func flexGrow(_ weight: CGFloat = 1) -> some View {
    layoutValue(key: FlexGrow.self, value: weight)
  }
}

#if DEBUG
  struct FlexRow_Previews: PreviewProvider {
    static var previews: some View {
      FlexRow(justify: .spaceEvenly) {
        Color.red.frame(height: 20).flexGrow()
        Text("hola")
      }
    }
  }
#endif
