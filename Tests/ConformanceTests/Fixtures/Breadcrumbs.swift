import SwiftUI

/// A path of titles; the middle ones shrink first.
struct BreadcrumbLayout: Layout {
  private let spacing: CGFloat
  private let minimum: CGFloat

  private init(spacing: CGFloat, minimum: CGFloat) {
    self.spacing = spacing
    self.minimum = minimum
  }

  static func standard(spacing: CGFloat = 4) -> BreadcrumbLayout {
    BreadcrumbLayout(spacing: spacing, minimum: 20)
  }

  private func widths(_ subviews: Subviews, in width: CGFloat) -> [CGFloat] {
    var widths = subviews.map { $0.sizeThatFits(.unspecified).width }
    let gaps = spacing * CGFloat(max(subviews.count - 1, 0))
    var excess = widths.reduce(gaps, +) - width
    for index in widths.indices.dropFirst().dropLast() where excess > 0 {
      let cut = min(max(widths[index] - minimum, 0), excess)
      widths[index] -= cut
      excess -= cut
    }
    return widths
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let widths = widths(subviews, in: proposal.width ?? .infinity)
    let height =
      zip(subviews, widths)
      .map { $0.sizeThatFits(.init(width: $1, height: nil)).height }.max() ?? 0
    return CGSize(
      width: widths.reduce(0, +) + spacing * CGFloat(max(subviews.count - 1, 0)), height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for (subview, width) in zip(subviews, widths(subviews, in: bounds.width)) {
      subview.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
        proposal: .init(width: width, height: bounds.height))
      x += width + spacing
    }
  }
}

struct Breadcrumbs: View {
  @State private var path = ["Home", "Documents", "Layouts", "Flow"]
  @State private var editMode = EditMode.inactive
  @AccessibilityFocusState private var isFocused: Bool

  var body: some View {
    BreadcrumbLayout.standard()() {
      ForEach(Array(zip(path.indices, path)), id: \.0) { index, title in
        Text(title)
          .lineLimit(1)
          .truncationMode(.middle)
          .underline(index == path.indices.last)
          .onDrag { NSItemProvider(object: title as NSString) }
          .accessibilityFocused($isFocused)
      }
    }
    .environment(\.editMode, $editMode)
    .environment(\.layoutDirection, .rightToLeft)
    .flipsForRightToLeftLayoutDirection(true)
  }
}

#Preview { Breadcrumbs() }
