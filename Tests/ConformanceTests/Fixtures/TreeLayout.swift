import SwiftUI

/// A node over its children, the children side by side.
struct TreeLayout: Layout {
  private enum Constants {
    static let spacing: CGFloat = 12
  }

  private func childrenSize(_ children: Subviews.SubSequence) -> CGSize {
    let sizes = children.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.map(\.width).reduce(0, +)
        + Constants.spacing * CGFloat(max(children.count - 1, 0)),
      height: sizes.map(\.height).max() ?? 0)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let root = subviews.first else { return .zero }
    let rootSize = root.sizeThatFits(.unspecified)
    let below = childrenSize(subviews.dropFirst())
    guard subviews.count > 1 else { return rootSize }
    return CGSize(
      width: max(rootSize.width, below.width),
      height: rootSize.height + Constants.spacing + below.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let root = subviews.first else { return }
    root.place(at: CGPoint(x: bounds.midX, y: bounds.minY), anchor: .top, proposal: .unspecified)
    let children = subviews.dropFirst()
    var x = bounds.midX - childrenSize(children).width / 2
    let y = bounds.minY + root.sizeThatFits(.unspecified).height + Constants.spacing
    for child in children {
      let size = child.sizeThatFits(.unspecified)
      child.place(at: CGPoint(x: x, y: y), proposal: .init(size))
      x += size.width + Constants.spacing
    }
  }
}

struct Node<Value>: Identifiable {
  let id = UUID()
  var value: Value
  var children: [Node<Value>] = []

  func map<Other>(_ transform: (Value) -> Other) -> Node<Other> {
    Node<Other>(value: transform(value), children: children.map { $0.map(transform) })
  }
}

private struct CentersKey: PreferenceKey {
  typealias Value = [UUID: Anchor<CGPoint>]
  static let defaultValue: Value = [:]
  static func reduce(value: inout Value, nextValue: () -> Value) {
    value.merge(nextValue()) { $1 }
  }
}

struct TreeView<Value, Label: View>: View {
  let node: Node<Value>
  @ViewBuilder let label: (Value) -> Label

  var body: some View {
    TreeLayout {
      label(node.value)
        .anchorPreference(key: CentersKey.self, value: .center) { [node.id: $0] }
      ForEach(node.children) { child in
        AnyView(TreeView(node: child, label: label))
      }
    }
    .backgroundPreferenceValue(CentersKey.self) { centers in
      GeometryReader { proxy in
        ForEach(node.children) { child in
          if let from = centers[node.id], let to = centers[child.id] {
            Path { path in
              path.move(to: proxy[from])
              path.addLine(to: proxy[to])
            }
            .stroke(style: StrokeStyle(lineWidth: 1, lineJoin: .round))
          }
        }
      }
    }
  }
}

struct TreeView_Previews: PreviewProvider {
  static let tree = Node(value: "root", children: [Node(value: "a"), Node(value: "b")])
  static var previews: some View {
    TreeView(node: tree) { Text($0).padding(4).border(.secondary) }
  }
}
