import SwiftUI

/// A row where there is room, a column where there is not.
public struct AdaptiveStack<Content: View>: View {
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  private let horizontalAlignment: HorizontalAlignment
  private let verticalAlignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: () -> Content

  public init(
    horizontalAlignment: HorizontalAlignment = .center,
    verticalAlignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.horizontalAlignment = horizontalAlignment
    self.verticalAlignment = verticalAlignment
    self.spacing = spacing
    self.content = content
  }

  private var layout: AnyLayout {
    if dynamicTypeSize.isAccessibilitySize || horizontalSizeClass == .compact {
      AnyLayout(VStackLayout(alignment: horizontalAlignment, spacing: spacing))
    } else {
      AnyLayout(HStackLayout(alignment: verticalAlignment, spacing: spacing))
    }
  }

  public var body: some View {
    layout(content)
  }
}

/// The same as a layout that looks at its own width.
struct WidthSwitch<Wide: Layout, Narrow: Layout>: Layout {
  var threshold: CGFloat
  var wide: Wide
  var narrow: Narrow

  typealias Cache = (wide: Wide.Cache, narrow: Narrow.Cache)

  func makeCache(subviews: Subviews) -> Cache {
    (wide.makeCache(subviews: subviews), narrow.makeCache(subviews: subviews))
  }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    wide.updateCache(&cache.wide, subviews: subviews)
    narrow.updateCache(&cache.narrow, subviews: subviews)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    isWide(proposal)
      ? wide.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache.wide)
      : narrow.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache.narrow)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    if isWide(proposal) {
      wide.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache.wide)
    } else {
      narrow.placeSubviews(
        in: bounds, proposal: proposal, subviews: subviews, cache: &cache.narrow)
    }
  }

  private func isWide(_ proposal: ProposedViewSize) -> Bool {
    (proposal.width ?? .infinity) >= threshold
  }
}

extension Layout where Self == WidthSwitch<HStackLayout, VStackLayout> {
  static func adaptive(threshold: CGFloat) -> Self {
    WidthSwitch(threshold: threshold, wide: HStackLayout(), narrow: VStackLayout())
  }
}

struct AdaptiveStack_Previews: PreviewProvider {
  static var previews: some View {
    ForEach([ColorScheme.light, .dark], id: \.self) { scheme in
      AdaptiveStack(spacing: 10) {
        Text("One")
        Text("Two")
      }
      .preferredColorScheme(scheme)
      .environment(\.sizeCategory, .accessibilityLarge)
      .previewInterfaceOrientation(.landscapeLeft)
    }
  }
}
