/// What a `GeometryReader` tells its content: its own size and position.
public struct GeometryProxy: Sendable {
  /// The bounds of the reader in the space of the whole tree.
  let bounds: CGRect

  /// The size of the reader in points.
  public var size: CGSize { bounds.size }

  /// The insets of the safe area: none, since the specification has no screen.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The reader's frame in a coordinate space; a named space is taken for the global one.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    coordinateSpace == .local ? CGRect(origin: .zero, size: size) : bounds
  }
}

/// The space in which a frame is expressed.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  // Unchecked: the name may be of any hashable type, and is only ever compared.

  /// The space of the whole tree.
  case global

  /// The space of the view itself.
  case local

  /// The space of a view that carries the name.
  case named(AnyHashable)
}

extension View {
  /// Names this view's coordinate space; no size changes.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View { inert() }
}
