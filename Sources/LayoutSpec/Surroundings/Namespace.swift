/// A name space for the identities of views.
@propertyWrapper
public struct Namespace: Sendable {
  /// What tells one name space from another: nothing here, where nobody asks.
  public struct ID: Hashable, Sendable {}

  /// Creates a name space.
  public init() {}

  /// The identity of the name space.
  public var wrappedValue: ID { ID() }
}

extension View {
  /// Moves this view with another one in an animation; layout does not see it.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { inert() }
}
