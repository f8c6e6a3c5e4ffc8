import SwiftUI

struct TabsLayout: Layout {
  var distribution: Distribution
  var spacing: CGFloat? = nil

  enum Distribution: Int, CaseIterable, Identifiable {
    case natural, equal, justified
    var id: Int { rawValue }
  }

  struct Cache {
    let natural: [CGFloat]
    let spacing: [CGFloat]
    var total: CGFloat { natural.reduce(0, +) + spacing.reduce(0, +) }
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(
      natural: subviews.map { $0.sizeThatFits(.unspecified).width },
      spacing: zip(subviews, subviews.dropFirst()).map { left, right in
        spacing ?? left.spacing.distance(to: right.spacing, along: .horizontal)
      })
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    let height = subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
    switch distribution {
    case .natural: return CGSize(width: cache.total, height: height)
    case .equal, .justified:
      guard let width = proposal.width, width < .greatestFiniteMagnitude else {
        return CGSize(width: cache.total, height: height)
      }
      return CGSize(width: max(width, cache.total), height: height)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var x = bounds.minX
    let gaps = cache.spacing + [0]
    let free = max(bounds.width - cache.total, 0)
    let count = CGFloat(max(subviews.count, 1))
    for (index, subview) in subviews.enumerated() {
      var width = cache.natural[index]
      if distribution == .equal { width += free / count }
      subview.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width + gaps[index]
      if distribution == .justified, subviews.count > 1 { x += free / (count - 1) }
    }
  }
}

struct TabBar<Item: Hashable & CustomStringConvertible>: View {
  let items: [Item]
  @Binding var selection: Item
  @Namespace private var underline
  @State private var widths: [Item: CGFloat] = [:]

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView(.horizontal) {
        TabsLayout(distribution: .natural, spacing: 16) {
          ForEach(items, id: \.self) { item in
            VStack(spacing: 2) {
              Text(item.description)
                .fontWeight(item == selection ? .semibold : .regular)
                .onGeometryChange(for: CGFloat.self) {
                  $0.size.width
                } action: {
                  widths[item] = $0
                }
              ZStack {
                if item == selection {
                  Capsule().fill(.tint).frame(height: 2)
                    .matchedGeometryEffect(id: "line", in: underline, properties: .frame)
                } else {
                  Color.clear.frame(height: 2)
                }
              }
            }
            .id(item)
            .onTapGesture {
              withAnimation(.snappy) {
                selection = item
                proxy.scrollTo(item, anchor: .center)
              }
            }
          }
        }
        .padding(.horizontal)
      }
      .scrollIndicators(.never)
      .scrollBounceBehavior(.basedOnSize, axes: .horizontal)
    }
    .sensoryFeedback(.impact, trigger: selection)
  }
}

#Preview {
  @Previewable @State var selection = "One"
  TabBar(items: ["One", "Two", "Three"], selection: $selection)
}
