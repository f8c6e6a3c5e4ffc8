/// A view without content: it contributes no subview (LAWS M39).
nonisolated public struct EmptyView: _PrimitiveView, Sendable {
  /// Creates an empty view.
  public init() {}

  /// Adds nothing.
  public static func _makeNodes(
    of view: Self, inputs: _NodeInputs, into nodes: inout _NodeList
  ) {}
}
