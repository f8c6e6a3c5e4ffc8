/// A list of views that a modifier applies to one by one; transparent to layout (LAWS M38).
nonisolated public struct Group<Content> {
  private let content: Content
}

extension Group: View, _PrimitiveView where Content: View {
  /// Groups the views of a builder.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Adds the nodes of every view in the group.
  nonisolated public static func _makeNodes(
    of view: Self, inputs: _NodeInputs, into nodes: inout _NodeList
  ) {
    Content._makeNodes(of: view.content, inputs: inputs, into: &nodes)
  }
}
