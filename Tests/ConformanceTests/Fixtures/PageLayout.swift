import SwiftUI

/// Pages side by side, each as large as the container.
struct PageLayout: Layout {
  var index: CGFloat

  init(page: Int) { index = CGFloat(page) }

  var animatableData: CGFloat {
    get { index }
    set { index = newValue }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let fitted = subviews.map { $0.sizeThatFits(proposal) }
    return CGSize(
      width: proposal.width ?? fitted.map(\.width).max() ?? 0,
      height: proposal.height ?? fitted.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (offset, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.midX + (CGFloat(offset) - index) * bounds.width, y: bounds.midY),
        anchor: .center, proposal: ProposedViewSize(bounds.size))
    }
  }
}

public struct Pager<Selection: Hashable, Content: View>: View {
  @Binding private var selection: Selection
  private let pages: [Selection]
  private let content: (Selection) -> Content

  public init(
    _ pages: [Selection], selection: Binding<Selection>,
    @ViewBuilder content: @escaping (Selection) -> Content
  ) {
    self.pages = pages
    _selection = selection
    self.content = content
  }

  public var body: some View {
    let page = pages.firstIndex(of: selection) ?? 0
    VStack {
      PageLayout(page: page) {
        ForEach(pages, id: \.self) { page in
          content(page)
            .accessibilityHidden(page != selection)
        }
      }
      .clipped()
      .animation(.easeInOut, value: selection)
      HStack {
        ForEach(pages.indices, id: \.self) { index in
          Circle()
            .fill(index == page ? Color.primary : .secondary)
            .frame(width: 6, height: 6)
            .onTapGesture { selection = pages[index] }
        }
      }
    }
  }
}

#Preview {
  @Previewable @State var selection = 1
  Pager([0, 1, 2], selection: $selection) { page in
    Text("Page \(page)").frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
