/// An object that says when it changes.
///
/// SwiftUI re-exports it from Combine; nobody listens here.
public protocol ObservableObject: AnyObject {
  /// The type of what says so.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Says that the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Says that the object changes.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// Says that an object changes.
public final class ObservableObjectPublisher: Publisher {
  /// Nothing but that it changes.
  public typealias Output = Void
  /// It never fails.
  public typealias Failure = Never

  /// Creates a publisher.
  public init() {}

  /// Says that the object changes.
  public func send() {}
}

/// A value of an object, whose changes are told.
@propertyWrapper
public struct Published<Value> {
  private var value: Value

  /// Creates a value.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// Creates a value.
  public init(initialValue: Value) { value = initialValue }

  /// The value.
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// What tells the changes.
  public struct Publisher: LayoutSpec.Publisher {
    /// The new value.
    public typealias Output = Value
    /// It never fails.
    public typealias Failure = Never
  }

  /// What tells the changes.
  public var projectedValue: Publisher { Publisher() }
}

/// An object that a view owns.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let storage: Storage

  private final class Storage: @unchecked Sendable {
    let make: () -> ObjectType
    lazy var object = make()

    init(_ make: @escaping () -> ObjectType) { self.make = make }
  }

  /// Creates a state; the object is made when it is first asked for.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    storage = Storage(thunk)
  }

  /// The object.
  public var wrappedValue: ObjectType { storage.object }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: storage.object)
  }
}

/// An object that a view was given.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to an object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding(
        get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  /// The object.
  public var wrappedValue: ObjectType

  /// Wraps an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Wraps an object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

/// An object that a view around this one was given.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Creates a reader.
  public init() {}

  /// The object; traps where no view around this one was given any, as in SwiftUI.
  public var wrappedValue: ObjectType {
    guard let object = EnvironmentValues.current.object(ObjectType.self) else {
      preconditionFailure("no object of type \(ObjectType.self) is in the environment")
    }
    return object
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

/// An observable object with bindings to its properties.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// Wraps an object.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Wraps an object.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// The wrapper itself.
  public var projectedValue: Bindable<Value> { self }

  /// A binding to a property.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

extension View {
  /// Gives an object to this view and the views inside it.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    EnvironmentView(content: self) { $0.setObject(object) }
  }

  /// Gives an object to this view and the views inside it.
  nonisolated public func environment<T: AnyObject>(_ object: T?) -> some View {
    EnvironmentView(content: self) { environment in
      if let object { environment.setObject(object) }
    }
  }
}
