/// A change to a view that can be applied to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the modified view.
  associatedtype Body: View

  /// The view that the modifier applies to.
  typealias Content = _ViewModifier_Content<Self>

  /// The modified view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
}

/// The view that a modifier applies to, inside the modifier's body.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: _PrimitiveView {
  let view: AnyView

  /// Adds the nodes of the view.
  public static func _makeNodes(
    of view: Self, inputs: _NodeInputs, into nodes: inout _NodeList
  ) {
    AnyView._makeNodes(of: view.view, inputs: inputs, into: &nodes)
  }
}

/// A view with a modifier applied to it.
nonisolated public struct ModifiedContent<Content, Modifier> {
  /// The view that the modifier applies to.
  public var content: Content

  /// The modifier.
  public var modifier: Modifier

  /// Applies a modifier to a view.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, _PrimitiveView where Content: View, Modifier: ViewModifier {
  /// Adds the nodes of the modifier's body.
  nonisolated public static func _makeNodes(
    of view: Self, inputs: _NodeInputs, into nodes: inout _NodeList
  ) {
    nonisolated(unsafe) let view = view
    nonisolated(unsafe) let content = _ViewModifier_Content<Modifier>(view: AnyView(view.content))
    let body = inputs.evaluate { view.modifier.body(content: content) }
    Modifier.Body._makeNodes(of: body, inputs: inputs, into: &nodes)
  }
}

extension View {
  /// Applies a modifier to this view.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
