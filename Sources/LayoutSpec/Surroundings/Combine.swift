// What a layout file uses of Combine beside its views. Nothing is ever published here, so whoever
// subscribes hears nothing.

/// Something that publishes values; none here does.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of the errors.
  associatedtype Failure: Error
}

/// A subscription that can be ended.
public protocol Cancellable {
  /// Ends it.
  func cancel()
}

/// A subscription that can be ended.
public final class AnyCancellable: Cancellable, Hashable {
  /// Creates a subscription.
  public init(_ cancel: @escaping () -> Void = {}) {}

  /// Ends it.
  public func cancel() {}

  /// Keeps it in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Whether both are the same.
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

  /// By identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A publisher whose type is erased.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  /// Erases the type of a publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {}
  init() {}
}

extension Publisher {
  /// Erases the type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher() }

  /// Makes other values of the values.
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    AnyPublisher()
  }

  /// Leaves values out.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher()
  }

  /// Leaves repetitions out.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable {
    AnyPublisher()
  }

  /// Publishes elsewhere.
  public func receive<S>(on scheduler: S) -> AnyPublisher<Output, Failure> { AnyPublisher() }

  /// Publishes only after a pause.
  public func debounce<S>(
    for dueTime: DispatchQueue.SchedulerTimeType.Stride, scheduler: S
  ) -> AnyPublisher<Output, Failure> { AnyPublisher() }

  /// Runs an action for every value.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    AnyCancellable()
  }

  /// Runs an action for every value, and one at the end.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable { AnyCancellable() }

  /// Keeps every value in a property.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable { AnyCancellable() }
}

/// What subscribers are told.
public enum Subscribers {
  /// How it ended.
  public enum Completion<Failure: Error> {
    /// Well, or not.
    case finished, failure(Failure)
  }
}

extension DispatchQueue {
  /// A time of a queue.
  public struct SchedulerTimeType: Sendable {
    /// A distance in time.
    public struct Stride: Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
      /// Seconds.
      public init(floatLiteral value: Double) {}
      /// Seconds.
      public init(integerLiteral value: Int) {}
      /// Seconds.
      public static func seconds(_ value: Double) -> Stride { Stride(floatLiteral: value) }
      /// Thousandths of a second.
      public static func milliseconds(_ value: Int) -> Stride { Stride(integerLiteral: value) }
    }
  }
}

/// Publishes what it is given.
public final class PassthroughSubject<Output, Failure: Error>: Publisher {
  /// Creates a subject.
  public init() {}

  /// Publishes a value.
  public func send(_ input: Output) {}
}

extension PassthroughSubject where Output == Void {
  /// Publishes that something happened.
  public func send() {}
}

/// Publishes what it is given, and keeps the last of it.
public final class CurrentValueSubject<Output, Failure: Error>: Publisher {
  /// The last value.
  public var value: Output

  /// Creates a subject.
  public init(_ value: Output) { self.value = value }

  /// Publishes a value.
  public func send(_ input: Output) { value = input }
}

/// Publishes one value.
public struct Just<Output>: Publisher {
  /// It never fails.
  public typealias Failure = Never

  /// Creates a publisher.
  public init(_ output: Output) {}
}

extension Timer {
  /// Publishes the time again and again.
  public final class TimerPublisher: Publisher {
    /// The time.
    public typealias Output = Date
    /// It never fails.
    public typealias Failure = Never

    /// Begins at once.
    public func autoconnect() -> AnyPublisher<Date, Never> { AnyPublisher() }

    /// Begins.
    public func connect() -> AnyCancellable { AnyCancellable() }
  }

  /// Publishes the time again and again.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher() }
}

extension NotificationCenter {
  /// Publishes notifications.
  public struct Publisher: LayoutSpec.Publisher {
    /// A notification.
    public typealias Output = Notification
    /// It never fails.
    public typealias Failure = Never
  }

  /// Publishes notifications of a name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher()
  }
}
