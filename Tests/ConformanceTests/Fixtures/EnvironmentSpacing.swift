import SwiftUI

// The spacing comes from the environment; the container hands it to the layout.

extension EnvironmentValues {
  @Entry var flowSpacing: CGFloat = 8
  @Entry var flowAlignment = VerticalAlignment.center
  @Entry var onOverflow: ((Int) -> Void)?
}

private struct InsetKey: EnvironmentKey {
  static let defaultValue = EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
}

extension EnvironmentValues {
  var cardInsets: EdgeInsets {
    get { self[InsetKey.self] }
    set { self[InsetKey.self] = newValue }
  }
}

extension View {
  public func flowSpacing(_ spacing: CGFloat) -> some View {
    environment(\.flowSpacing, spacing)
  }
}

struct SpacedRow: View {
  @Environment(\.flowSpacing) private var spacing: CGFloat
  @Environment(\.flowAlignment) private var alignment
  @Environment(\.cardInsets) private var insets
  @Environment(\.self) private var environment
  var titles: [String]

  var body: some View {
    RowLayout(spacing: spacing, alignment: alignment) {
      ForEach(titles, id: \.self) { title in
        Text(title).padding(insets)
      }
    }
    .transformEnvironment(\.flowSpacing) { $0 *= 2 }
  }
}

fileprivate struct RowLayout: Layout {
  var spacing: CGFloat
  var alignment: VerticalAlignment

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let (above, below) = extent(subviews)
    let width = subviews.map { $0.sizeThatFits(.unspecified).width }.reduce(0, +)
    return CGSize(
      width: width + spacing * CGFloat(max(subviews.count - 1, 0)), height: above + below)
  }

  private func extent(_ subviews: Subviews) -> (above: CGFloat, below: CGFloat) {
    var result: (above: CGFloat, below: CGFloat) = (0, 0)
    for subview in subviews {
      let dimensions = subview.dimensions(in: .unspecified)
      result.above = max(result.above, dimensions[alignment])
      result.below = max(result.below, dimensions.height - dimensions[alignment])
    }
    return result
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let above = extent(subviews).above
    var x = bounds.minX
    for subview in subviews {
      let dimensions = subview.dimensions(in: .unspecified)
      subview.place(
        at: CGPoint(x: x, y: bounds.minY + above - dimensions[alignment]),
        proposal: .unspecified)
      x += dimensions.width + spacing
    }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    guide == alignment ? bounds.minY + extent(subviews).above : nil
  }
}

#Preview {
  SpacedRow(titles: ["a", "b"])
    .flowSpacing(20)
    .environment(\.flowAlignment, .firstTextBaseline)
}
