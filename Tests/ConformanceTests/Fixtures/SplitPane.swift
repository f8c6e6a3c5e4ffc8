import SwiftUI

@available(iOS 16, *)
struct SplitLayout: Layout {
  var axis: Axis
  var fraction: CGFloat
  var dividerThickness: CGFloat = 1

  static var layoutProperties: LayoutProperties { .init() }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    var spacing = ViewSpacing()
    for index in subviews.indices {
      var edges: Edge.Set = axis == .horizontal ? [.top, .bottom] : [.leading, .trailing]
      if index == subviews.startIndex { edges.formUnion(axis == .horizontal ? .leading : .top) }
      if index == subviews.endIndex - 1 { edges.insert(axis == .horizontal ? .trailing : .bottom) }
      spacing.formUnion(subviews[index].spacing, edges: edges)
    }
    return spacing
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 240))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let frames = frames(in: bounds)
    for (subview, frame) in zip(subviews, frames) {
      subview.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
    }
    for subview in subviews.dropFirst(frames.count) {
      subview.place(at: bounds.origin, proposal: .zero)
    }
  }

  private func frames(in bounds: CGRect) -> [CGRect] {
    switch axis {
    case .horizontal:
      let (first, rest) = bounds.divided(
        atDistance: (bounds.width - dividerThickness) * fraction, from: .minXEdge)
      let (divider, second) = rest.divided(atDistance: dividerThickness, from: .minXEdge)
      return [first, divider, second]
    case .vertical:
      let height = (bounds.height - dividerThickness) * fraction
      return [
        CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: height),
        CGRectMake(bounds.minX, bounds.minY + height, bounds.width, dividerThickness),
        CGRect(
          origin: CGPointMake(bounds.minX, bounds.minY + height + dividerThickness),
          size: CGSizeMake(bounds.width, bounds.height - height - dividerThickness)),
      ]
    }
  }
}

struct SplitView<Primary: View, Secondary: View>: View {
  @State private var fraction: CGFloat = 0.5
  @State private var dragStart: CGFloat?
  let axis: Axis
  let primary: Primary
  let secondary: Secondary

  init(
    _ axis: Axis = .horizontal, @ViewBuilder primary: () -> Primary,
    @ViewBuilder secondary: () -> Secondary
  ) {
    self.axis = axis
    self.primary = primary()
    self.secondary = secondary()
  }

  var body: some View {
    GeometryReader { geometry in
      SplitLayout(axis: axis, fraction: fraction) {
        primary
        divider(in: geometry.size)
        secondary
      }
      .coordinateSpace(name: "split")
      .onChange(of: geometry.size) { size in
        fraction = min(max(fraction, 0.1), 0.9)
        _ = size
      }
    }
  }

  private func divider(in size: CGSize) -> some View {
    Rectangle()
      .fill(.separator)
      .contentShape(Rectangle().inset(by: -8))
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .named("split"))
          .onChanged { value in
            let start = dragStart ?? fraction
            dragStart = start
            let delta = axis == .horizontal ? value.translation.width : value.translation.height
            fraction = start + delta / (axis == .horizontal ? size.width : size.height)
          }
          .onEnded { _ in dragStart = nil }
          .simultaneously(with: TapGesture(count: 2).onEnded { fraction = 0.5 })
      )
      .accessibilityLabel("Divider")
      .accessibilityValue("\(Int(fraction * 100)) %")
      .accessibilityAddTraits(.allowsDirectInteraction)
  }
}

struct SplitView_Previews: PreviewProvider {
  static var previews: some View {
    SplitView(.vertical) {
      Color.red
    } secondary: {
      Color.blue
    }.ignoresSafeArea()
  }
}
