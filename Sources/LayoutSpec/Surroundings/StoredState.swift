/// A property that a view keeps or reads, and that SwiftUI brings up to date before each `body`.
public protocol DynamicProperty {
  /// Brings the property up to date.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

extension State: DynamicProperty {}
extension Binding: DynamicProperty {}
extension Environment: DynamicProperty {}
extension Namespace: DynamicProperty {}

/// A value that is kept between two runs of an app; here it is kept as long as the view.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let state: State<Value>

  /// Creates a value for a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    state = State(wrappedValue: wrappedValue)
  }

  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A way for other views to change the value.
  public var projectedValue: Binding<Value> { state.projectedValue }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates no value for a key.
  public init(_ key: String, store: UserDefaults? = nil) { self.init(wrappedValue: nil, key) }
}

/// A value that is kept for a scene; here it is kept as long as the view.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let state: State<Value>

  /// Creates a value for a key.
  public init(wrappedValue: Value, _ key: String) { state = State(wrappedValue: wrappedValue) }

  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A way for other views to change the value.
  public var projectedValue: Binding<Value> { state.projectedValue }
}

/// A length that grows with the preferred size of text: it never does here.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  /// The length.
  public let wrappedValue: Value

  /// Creates a length.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates a length that grows with a style of text.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}

/// Which view has the focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A way for other views to change which view has the focus.
  @propertyWrapper
  public struct Binding {
    let binding: LayoutSpec.Binding<Value>

    /// The value.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: FocusState<Value>.Binding { self }
  }

  private let state: State<Value>

  /// Creates a state: no.
  public init() where Value == Bool { state = State(wrappedValue: false) }

  /// Creates a state: none.
  public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }

  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A way for other views to change the value.
  public var projectedValue: FocusState<Value>.Binding {
    FocusState<Value>.Binding(binding: state.projectedValue)
  }
}

extension State where Value: AnyObject {
  /// Creates a state with its first value.
  public init(wrappedValue thunk: @autoclosure @escaping () -> Value) {
    self.init(initialValue: thunk())
  }
}
