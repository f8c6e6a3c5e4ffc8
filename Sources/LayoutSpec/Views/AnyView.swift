/// A view whose type is erased.
nonisolated public struct AnyView: _PrimitiveView {
  private let makeNodes: (_NodeInputs, inout _NodeList) -> Void

  /// Erases the type of a view.
  public init<V: View>(_ view: V) {
    makeNodes = { V._makeNodes(of: view, inputs: $0, into: &$1) }
  }

  /// Erases the type of a view.
  public init<V: View>(erasing view: V) { self.init(view) }

  /// Adds the nodes of the view inside.
  public static func _makeNodes(
    of view: Self, inputs: _NodeInputs, into nodes: inout _NodeList
  ) {
    view.makeNodes(inputs, &nodes)
  }
}
