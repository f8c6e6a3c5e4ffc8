/// A style as a leaf: what `background(_:)` and `overlay(_:)` put behind or before a view.
nonisolated struct StyleView<Style: ShapeStyle>: _PrimitiveView {
  let style: Style

  static func _makeNodes(
    of view: Self, inputs: _NodeInputs, into nodes: inout _NodeList
  ) {
    nodes.append(.flexibleLeaf(label: String(describing: Style.self)))
  }
}
