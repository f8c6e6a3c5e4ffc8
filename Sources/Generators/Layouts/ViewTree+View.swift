import LayoutSpec

extension ViewTree {
  /// The tree as a view.
  public var view: AnyView {
    switch self {
    case .color: AnyView(Color.clear)
    case .text(let words): AnyView(Text(Self.text(of: words)))
    case .spacer(let minLength): AnyView(Spacer(minLength: minLength))
    case .image(let isResizable):
      AnyView(isResizable ? Image(systemName: "circle").resizable() : Image(systemName: "circle"))
    case .hstack(let guide, let spacing, let children):
      AnyView(HStack(alignment: guide.alignment, spacing: spacing) { ViewList(children) })
    case .vstack(let guide, let spacing, let children):
      AnyView(VStack(alignment: guide.alignment, spacing: spacing) { ViewList(children) })
    case .zstack(let horizontal, let vertical, let children):
      AnyView(
        ZStack(
          alignment: Alignment(horizontal: horizontal.alignment, vertical: vertical.alignment)
        ) { ViewList(children) })
    case .modified(let content, let modifier): modifier.apply(to: content.view)
    }
  }

  /// A text of words of the given numbers of letters.
  static func text(of words: [Int]) -> String {
    words.map { String(repeating: "a", count: $0) }.joined(separator: " ")
  }
}

/// The views of several trees, one after the other.
nonisolated public struct ViewList: _PrimitiveView {
  private let views: [AnyView]

  /// Creates the list.
  public init(_ trees: [ViewTree]) { views = trees.map(\.view) }

  /// Adds the nodes of every tree.
  public static func _makeNodes(
    of view: Self, inputs: _NodeInputs, into nodes: inout _NodeList
  ) {
    for view in view.views { AnyView._makeNodes(of: view, inputs: inputs, into: &nodes) }
  }
}

extension ViewTree.HorizontalGuide {
  /// The alignment of that name.
  public var alignment: HorizontalAlignment {
    switch self {
    case .center: .center
    case .leading: .leading
    case .trailing: .trailing
    }
  }
}

extension ViewTree.VerticalGuide {
  /// The alignment of that name.
  public var alignment: VerticalAlignment {
    switch self {
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .firstTextBaseline: .firstTextBaseline
    case .lastTextBaseline: .lastTextBaseline
    }
  }
}

extension ViewTree.Modifier {
  fileprivate func apply(to view: AnyView) -> AnyView {
    switch self {
    case .frame(let width, let height): return AnyView(view.frame(width: width, height: height))
    case .flexibleFrame(let horizontal, let vertical):
      return AnyView(
        view.frame(
          minWidth: horizontal.min, idealWidth: horizontal.ideal, maxWidth: horizontal.max,
          minHeight: vertical.min, idealHeight: vertical.ideal, maxHeight: vertical.max))
    case .padding(let length): return AnyView(view.padding(length))
    case .fixedSize(let horizontal, let vertical):
      return AnyView(view.fixedSize(horizontal: horizontal, vertical: vertical))
    case .offset(let x, let y): return AnyView(view.offset(x: x, y: y))
    case .layoutPriority(let value): return AnyView(view.layoutPriority(value))
    case .horizontalGuide(let guide, let value):
      return AnyView(view.alignmentGuide(guide.alignment) { _ in value })
    case .verticalGuide(let guide, let value):
      return AnyView(view.alignmentGuide(guide.alignment) { _ in value })
    case .background(let other): return AnyView(view.background { other.view })
    case .overlay(let other): return AnyView(view.overlay { other.view })
    case .layoutValues(let number): return AnyView(view.numericLayoutValues(number))
    }
  }
}
