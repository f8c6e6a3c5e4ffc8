/// A piece of user interface: it says of which other views it consists.
///
/// Source: Apple's documentation of `View`.
@MainActor @preconcurrency
public protocol View {
  /// The type of the view's content.
  associatedtype Body: View

  /// The content of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Adds the nodes that stand for the view; the engine's door into the built-in views.
  ///
  /// Not for conformers: views get it from their `body`.
  nonisolated static func _makeNodes(
    of view: Self, inputs: _NodeInputs, into nodes: inout _NodeList)
}

extension View {
  /// Adds the nodes of the body.
  nonisolated public static func _makeNodes(
    of view: Self, inputs: _NodeInputs, into nodes: inout _NodeList
  ) {
    nonisolated(unsafe) let view = view
    let body = inputs.evaluate { view.body }
    Body._makeNodes(of: body, inputs: inputs, into: &nodes)
  }
}

extension Never: View {
  /// Traps: a view without content is a primitive, whose body nobody reads.
  public var body: Never { preconditionFailure("a primitive view has no body") }
}

/// A view that the engine knows itself.
///
/// It has no body, and the protocol spares each of them from saying so.
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
  /// Traps: the engine knows the view itself.
  nonisolated public var body: Never { preconditionFailure("a primitive view has no body") }
}
