/// One of two views: what a builder makes of `if` and `else`.
nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View, _PrimitiveView where TrueContent: View, FalseContent: View {
  /// Adds the nodes of the branch that was taken.
  nonisolated public static func _makeNodes(
    of view: Self, inputs: _NodeInputs, into nodes: inout _NodeList
  ) {
    nodes.isDynamic = true
    switch view.storage {
    case .trueContent(let content):
      TrueContent._makeNodes(of: content, inputs: inputs, into: &nodes)
    case .falseContent(let content):
      FalseContent._makeNodes(of: content, inputs: inputs, into: &nodes)
    }
  }
}

extension Optional: View, _PrimitiveView where Wrapped: View {
  /// Adds the nodes of the view, if there is one.
  nonisolated public static func _makeNodes(
    of view: Self, inputs: _NodeInputs, into nodes: inout _NodeList
  ) {
    nodes.isDynamic = true
    if let view { Wrapped._makeNodes(of: view, inputs: inputs, into: &nodes) }
  }
}
