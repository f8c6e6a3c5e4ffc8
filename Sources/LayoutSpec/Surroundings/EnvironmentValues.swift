/// The values that a view inherits from the views around it.
public struct EnvironmentValues: Sendable {
  /// The environment of the view whose body is being evaluated.
  @TaskLocal package static var current = EnvironmentValues()

  // Values are only ever read through their key, so the order of the dictionary is never seen.
  private var values: [ObjectIdentifier: any Sendable] = [:]

  /// Creates the default environment.
  public init() {}

  /// The value of a key, its default where nobody set one.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { (values[ObjectIdentifier(key)] as? Unchecked<K.Value>)?.value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = Unchecked(value: newValue) }
  }

  /// The direction that containers lay out in.
  public var layoutDirection = LayoutDirection.leftToRight

  /// The largest number of lines that a text may have; any number where `nil`.
  public var lineLimit: Int?

  /// How text is measured; SwiftUI measures fonts instead.
  package var textMetrics = TextMetrics.standard
}

/// A key for a value in the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value where nobody set one.
  static var defaultValue: Value { get }
}

// Environments stay on the thread that evaluates the view; keys of Swift 5 files need not be
// `Sendable`.
private struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
}

/// Reads a value of the environment inside a view's body.
@propertyWrapper
public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>

  /// Creates a reader of the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  /// The value in the environment of the view whose body is being evaluated.
  public var wrappedValue: Value { EnvironmentValues.current[keyPath: keyPath] }
}

extension View {
  /// Sets a value of the environment for this view and the views inside it.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
  }
}

nonisolated struct EnvironmentView<Content: View>: _PrimitiveView {
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  static func _makeNodes(
    of view: Self, inputs: _NodeInputs, into nodes: inout _NodeList
  ) {
    var inputs = inputs
    view.change(&inputs.environment)
    Content._makeNodes(of: view.content, inputs: inputs, into: &nodes)
  }
}
