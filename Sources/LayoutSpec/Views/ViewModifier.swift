/// A change to a view that can be applied to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the modified view.
  associatedtype Body: View

  /// The view that the modifier applies to.
  typealias Content = _ViewModifier_Content<Self>

  /// The modified view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body

  /// Adds the nodes of a modified view; the engine's door into the built-in modifiers.
  ///
  /// Not for conformers: modifiers get it from their `body`.
  nonisolated static func _makeModified<V: View>(
    _ content: V, modifier: Self, inputs: _NodeInputs, into nodes: inout _NodeList)
}

extension ViewModifier {
  /// Adds the nodes of the modifier's body.
  nonisolated public static func _makeModified<V: View>(
    _ content: V, modifier: Self, inputs: _NodeInputs, into nodes: inout _NodeList
  ) {
    nonisolated(unsafe) let modifier = modifier
    nonisolated(unsafe) let content = _ViewModifier_Content<Self>(view: AnyView(content))
    let body = inputs.evaluate { modifier.body(content: content) }
    Body._makeNodes(of: body, inputs: inputs, into: &nodes)
  }

  /// This modifier, then another one.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
  /// The modifier that changes nothing.
  public static let identity = EmptyModifier()

  /// Creates the modifier.
  nonisolated public init() {}

  /// The view itself.
  public func body(content: Content) -> some View { content }
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
    Modifier._makeModified(view.content, modifier: view.modifier, inputs: inputs, into: &nodes)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Both modifiers, one after the other.
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension View {
  /// Applies a modifier to this view.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
