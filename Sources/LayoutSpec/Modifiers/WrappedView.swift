/// A view whose every node gets one node around it: what most modifiers are.
nonisolated struct WrappedView<Content: View>: _PrimitiveView {
  let content: Content
  let wrap: (LayoutNode, _NodeInputs) -> LayoutNode

  static func _makeNodes(
    of view: Self, inputs: _NodeInputs, into nodes: inout _NodeList
  ) {
    view.content.wrap(inputs, into: &nodes) { view.wrap($0, inputs) }
  }
}
