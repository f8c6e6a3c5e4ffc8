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

  /// The object of a type, if a view around this one was given any.
  func object<T>(_ type: T.Type) -> T? {
    (values[ObjectIdentifier(type)] as? Unchecked<T>)?.value
  }

  /// Gives an object to the views inside.
  mutating func setObject<T: AnyObject>(_ object: T) {
    values[ObjectIdentifier(T.self)] = Unchecked(value: object)
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
  private let read: (EnvironmentValues) -> Value

  /// Creates a reader of the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

  /// Creates a reader of an object; reading traps where no view was given any, as in SwiftUI.
  public init(_ objectType: Value.Type) where Value: AnyObject {
    read = { environment in
      guard let object = environment.object(Value.self) else {
        preconditionFailure("no object of type \(Value.self) is in the environment")
      }
      return object
    }
  }

  /// Creates a reader of an object that may not be there.
  public init<T: AnyObject>(_ objectType: T.Type) where Value == T? {
    read = { $0.object(T.self) }
  }

  /// The value in the environment of the view whose body is being evaluated.
  public var wrappedValue: Value { read(EnvironmentValues.current) }
}

extension View {
  /// Sets a value of the environment for this view and the views inside it.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Changes a value of the environment for this view and the views inside it.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    EnvironmentView(content: self) { transform(&$0[keyPath: keyPath]) }
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
