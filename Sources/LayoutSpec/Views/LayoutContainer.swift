/// The view that a layout makes of a builder's views: `MyLayout() { … }`, `HStack { … }`.
nonisolated struct LayoutContainer<L: Layout, Content: View>: _PrimitiveView {
  let layout: L
  let content: Content

  static func _makeNodes(
    of view: Self, inputs: _NodeInputs, into nodes: inout _NodeList
  ) {
    var inner = inputs
    inner.stackAxis = view.layout.stackOrientation
    let list = view.content.nodes(inner)
    nodes.append(
      ContainerNode(view.layout, children: list.nodes, direction: inputs.layoutDirection))
  }
}

extension LayoutContainer {
  /// As `_makeNodes`, but a stack with exactly one static child is transparent: the child's
  /// guides, priority and spacing show through (SWIFTUI-RULES §1).
  static func makeStackNodes(
    of view: Self, inputs: _NodeInputs, into nodes: inout _NodeList
  ) {
    var inner = inputs
    inner.stackAxis = view.layout.stackOrientation
    let list = view.content.nodes(inner)
    if list.nodes.count == 1 && !list.isDynamic {
      nodes.append(list.nodes[0])
    } else {
      nodes.append(
        ContainerNode(
          view.layout, children: list.nodes, direction: inputs.layoutDirection,
          mergesGuides: true))
    }
  }
}
