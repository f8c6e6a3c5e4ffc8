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
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { inert() }
}

/// What two views share while one becomes the other.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt32

  /// Creates a set from raw bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The place.
  public static let position = MatchedGeometryProperties(rawValue: 1)

  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)

  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Lets a page grow out of this view; no page is opened here.
  nonisolated public func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { inert() }
}
