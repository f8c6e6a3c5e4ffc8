/// A series of touches; none arrives here.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What is known of the touches.
  associatedtype Value

  /// The gesture that this one consists of.
  associatedtype Body: Gesture

  /// The gesture that this one consists of.
  var body: Body { get }
}

extension Never: Gesture {
  /// What is known of no touch.
  public typealias Value = Never
}

/// A gesture that the specification knows itself.
public protocol _PrimitiveGesture: Gesture where Body == Never {}

extension _PrimitiveGesture {
  /// Traps: there is nothing inside.
  public var body: Never { preconditionFailure("a primitive gesture has no body") }
}

/// Which gestures of a view and of those inside it are heard.
public struct GestureMask: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt32
  /// Creates a set from raw bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// None.
  public static let none: GestureMask = []
  /// That of the view.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those inside it.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// A gesture with something done on it.
public struct _FollowedGesture<Base: Gesture, Value>: _PrimitiveGesture {
  let base: Base
}

extension Gesture {
  /// Runs an action while it goes on.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _FollowedGesture<Self, Value> {
    _FollowedGesture(base: self)
  }

  /// Runs an action when it ends.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _FollowedGesture<Self, Value> {
    _FollowedGesture(base: self)
  }

  /// Changes a state while it goes on.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> _FollowedGesture<Self, Value> { _FollowedGesture(base: self) }

  /// Makes another value of its value.
  public func map<T>(_ body: @escaping (Value) -> T) -> _FollowedGesture<Self, T> {
    _FollowedGesture(base: self)
  }

  /// This gesture, then another one.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// This gesture and another one.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }

  /// This gesture or another one.
  public func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> { ExclusiveGesture(self, other) }
}

/// A gesture whose type is erased.
public struct AnyGesture<Value>: _PrimitiveGesture {
  /// Erases the type of a gesture.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {}
}

/// One gesture, then another one.
public struct SequenceGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
  /// What is known of both.
  @frozen
  public enum Value {
    /// The first goes on.
    case first(First.Value)
    /// The first has ended.
    case second(First.Value, Second.Value?)
  }

  /// Joins two gestures.
  public init(_ first: First, _ second: Second) {}
}

/// Two gestures at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
  /// What is known of both.
  public struct Value {
    /// Of the first.
    public var first: First.Value?
    /// Of the second.
    public var second: Second.Value?
  }

  /// Joins two gestures.
  public init(_ first: First, _ second: Second) {}
}

/// One of two gestures.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
  /// What is known of one of them.
  public enum Value {
    /// Of the first.
    case first(First.Value)
    /// Of the second.
    case second(Second.Value)
  }

  /// Joins two gestures.
  public init(_ first: First, _ second: Second) {}
}

/// Some taps.
public struct TapGesture: _PrimitiveGesture {
  /// Nothing is known of a tap.
  public typealias Value = ()

  /// Creates a gesture of so many taps.
  public init(count: Int = 1) {}
}

/// Some taps, with their place.
public struct SpatialTapGesture: _PrimitiveGesture {
  /// Where it was tapped.
  public struct Value: Equatable, Sendable {
    /// The place.
    public var location: CGPoint
  }

  /// Creates a gesture of so many taps.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {}
}

/// A long press.
public struct LongPressGesture: _PrimitiveGesture {
  /// Whether it is pressed.
  public typealias Value = Bool

  /// Creates a gesture.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// A touch that moves.
public struct DragGesture: _PrimitiveGesture {
  /// Where it is.
  public struct Value: Equatable, Sendable {
    /// When it was there.
    public var time: Date
    /// Where it is.
    public var location: CGPoint
    /// Where it began.
    public var startLocation: CGPoint
    /// How far it came.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// How fast it is.
    public var velocity: CGSize { .zero }
    /// Where it would end.
    public var predictedEndLocation: CGPoint { location }
    /// How far it would come.
    public var predictedEndTranslation: CGSize { translation }
  }

  /// Creates a gesture.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}

  /// Creates a gesture.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol
  ) {}
}

/// Two touches that move apart.
public struct MagnificationGesture: _PrimitiveGesture {
  /// How far, as a factor.
  public typealias Value = CGFloat

  /// Creates a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two touches that move apart.
public struct MagnifyGesture: _PrimitiveGesture {
  /// How far.
  public struct Value: Equatable, Sendable {
    /// As a factor.
    public var magnification: CGFloat
    /// How fast.
    public var velocity: CGFloat
    /// Around which point of the view.
    public var startAnchor: UnitPoint
    /// Around which point.
    public var startLocation: CGPoint
  }

  /// Creates a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two touches that turn.
public struct RotationGesture: _PrimitiveGesture {
  /// How far.
  public typealias Value = Angle

  /// Creates a gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Two touches that turn.
public struct RotateGesture: _PrimitiveGesture {
  /// How far.
  public struct Value: Equatable, Sendable {
    /// How far.
    public var rotation: Angle
    /// How fast.
    public var velocity: Angle
  }

  /// Creates a gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// A state that lasts as long as a gesture: it always has its first value here.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let value: Value

  /// Creates a state.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// Creates a state.
  public init(initialValue: Value) { value = initialValue }

  /// Creates a state that is reset with an animation.
  public init(wrappedValue: Value, resetTransaction: Transaction) { value = wrappedValue }

  /// The value.
  public var wrappedValue: Value { value }

  /// The state itself.
  public var projectedValue: GestureState<Value> { self }
}
