/// A list of views: what a builder makes of several.
nonisolated public struct TupleView<T>: _PrimitiveView {
  /// The views as a tuple.
  public var value: T

  private let makeNodes: ((_NodeInputs, inout _NodeList) -> Void)?

  /// Creates a list from a tuple of views; a member that is no view is left out.
  public init(_ value: T) {
    self.value = value
    makeNodes = nil
  }

  init<each Content: View>(packing content: repeat each Content)
  where T == (repeat each Content) {
    value = (repeat each content)
    makeNodes = { inputs, list in
      repeat (each Content)._makeNodes(of: each content, inputs: inputs, into: &list)
    }
  }

  /// Adds the nodes of every view.
  public static func _makeNodes(
    of view: Self, inputs: _NodeInputs, into nodes: inout _NodeList
  ) {
    if let makeNodes = view.makeNodes {
      makeNodes(inputs, &nodes)
    } else {
      for child in Mirror(reflecting: view.value).children {
        guard let child = child.value as? any View else { continue }
        AnyView._makeNodes(of: AnyView(child), inputs: inputs, into: &nodes)
      }
    }
  }
}
