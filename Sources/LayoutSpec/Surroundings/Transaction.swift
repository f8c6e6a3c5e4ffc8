/// What is known of a change: layout does not see it.
public struct Transaction {
  private var values: [ObjectIdentifier: Any] = [:]

  /// How the change runs in time.
  public var animation: Animation?

  /// Whether animations are left out.
  public var disablesAnimations = false

  /// Whether the change goes on.
  public var isContinuous = false

  /// Creates a transaction.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }

  /// The value of a key, its default where nobody set one.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key for a value of a transaction.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value

  /// The value where nobody set one.
  static var defaultValue: Value { get }
}

/// Runs a change with a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Runs a change with a value of its transaction.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R { try body() }

/// What has to be over for an animation to be complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String

  /// What can be seen.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")

  /// All.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Runs a change that views would animate, and what comes after it.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result { try body() }

extension View {
  /// Changes the transaction of changes in this view.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { inert() }

  /// Changes the transaction of changes in this view where a value changes.
  nonisolated public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { inert() }

  /// Animates what a closure adds to this view.
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { body(PlaceholderContentView(content: self)) }
}

/// A view inside a closure that adds to it.
nonisolated public struct PlaceholderContentView<Value: View>: _ComposedView {
  let content: Value

  /// The view.
  public var _composition: some View { content }
}
