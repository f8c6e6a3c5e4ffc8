import SwiftUI

// Dividers between any views, and a layout that gets the views one by one.

struct Divided<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    _VariadicView.Tree(DividedRoot()) { content }
  }

  private struct DividedRoot: _VariadicView_MultiViewRoot {
    @ViewBuilder
    func body(children: _VariadicView.Children) -> some View {
      let last = children.last?.id
      ForEach(children) { child in
        child
        if child.id != last { Divider() }
      }
    }
  }
}

struct AlternatingLayout: Layout {
  enum Side: Hashable, CaseIterable { case leading, trailing }

  var first: Side
  var gap: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let half = ProposedViewSize(
      width: proposal.width.map { max(($0 - gap) / 2, 0) }, height: proposal.height)
    let sizes = subviews.map { $0.sizeThatFits(half) }
    let width = sizes.map(\.width).max() ?? 0
    return CGSize(
      width: subviews.isEmpty ? 0 : width * 2 + gap, height: sizes.map(\.height).reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let half = max((bounds.width - gap) / 2, 0)
    var y = bounds.minY
    for (index, subview) in subviews.enumerated() {
      let isLeading = (index % 2 == 0) == (first == .leading)
      let offer = ProposedViewSize(width: half, height: nil)
      subview.place(
        at: CGPoint(x: isLeading ? bounds.minX : bounds.maxX, y: y),
        anchor: isLeading ? .topLeading : .topTrailing, proposal: offer)
      y += subview.sizeThatFits(offer).height
    }
  }
}

@available(iOS 18.0, macOS 15.0, *)
struct SubviewStack<Content: View>: View {
  let content: Content
  @State private var isFirst = true

  init(@ViewBuilder _ content: () -> Content) { self.content = content() }

  var body: some View {
    AlternatingLayout(first: isFirst ? .leading : .trailing, gap: 10) {
      Group(subviews: content) { subviews in
        if let first = subviews.first {
          first.font(.headline)
        }
        ForEach(subviews.dropFirst()) { subview in
          subview.padding(.vertical, 2)
        }
      }
      ForEach(subviews: content) { subview in
        subview.border(.secondary)
      }
    }
  }
}

/// Several views at once, by a parameter pack.
struct Zipped<each V: View>: View {
  let views: (repeat each V)

  init(_ views: repeat each V) { self.views = (repeat each views) }

  var body: some View {
    VStack { TupleView(views) }
  }
}

func makePanel(_ views: [any View]) -> some View {
  VStack {
    ForEach(views.indices, id: \.self) { AnyView(views[$0]) }
  }
}

#Preview {
  VStack {
    Divided {
      Text("a")
      Text("b")
    }
    Zipped(Text("a"), Color.red)
  }
}
