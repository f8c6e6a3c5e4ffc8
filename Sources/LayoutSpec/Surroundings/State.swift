/// A value that a view owns and may change.
///
/// The specification lays a view out as it is now: a change is kept, but nothing is laid out again.
@propertyWrapper
public struct State<Value> {
  private let storage: Storage

  // Unchecked: a view is evaluated by one thread at a time.
  private final class Storage: @unchecked Sendable {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  /// Creates a state with its first value.
  public init(wrappedValue value: Value) { storage = Storage(value) }

  /// Creates a state with its first value.
  public init(initialValue value: Value) { storage = Storage(value) }

  /// The value.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  /// A way for other views to change the value.
  public var projectedValue: Binding<Value> {
    let storage = storage
    return Binding(get: { storage.value }, set: { storage.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state without a value.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}
