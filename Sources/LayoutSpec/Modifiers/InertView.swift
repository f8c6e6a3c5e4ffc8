/// A view with a modifier that layout does not see (LAWS M35, M37): it adds no node.
nonisolated struct InertView<Content: View>: _PrimitiveView {
  let content: Content

  static func _makeNodes(
    of view: Self, inputs: _NodeInputs, into nodes: inout _NodeList
  ) {
    Content._makeNodes(of: view.content, inputs: inputs, into: &nodes)
  }
}

extension View {
  /// This view, behind a type of its own as SwiftUI has it.
  nonisolated func inert() -> some View { InertView(content: self) }
}
