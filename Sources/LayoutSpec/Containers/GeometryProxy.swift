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

  /// The reader's frame in a coordinate space; a named space is taken for the global one.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The frame of a named space around the reader: not known here.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { nil }

  /// What an anchor stands for; anchors are never collected here, so it is the reader's own.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(CGRect(origin: .zero, size: size)) }
}

/// A coordinate space, as newer modifiers take it.
public protocol CoordinateSpaceProtocol: Sendable {
  /// The space as a value.
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the space.
  public init() {}
  /// The space as a value.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of the whole tree.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the space.
  public init() {}
  /// The space as a value.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of a view that carries a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  /// The space as a value.
  public let coordinateSpace: CoordinateSpace
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the whole tree.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of a view that carries a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }

  /// The space of the nearest scrolling container.
  public static var scrollView: NamedCoordinateSpace { .named("scrollView") }

  /// The space of the nearest container that scrolls along an axis.
  public static func scrollView(axis: Axis) -> Self { .named("scrollView") }
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

  /// Whether it is the space of the whole tree.
  public var isGlobal: Bool { self == .global }

  /// Whether it is the space of the view itself.
  public var isLocal: Bool { self == .local }
}

extension View {
  /// Names this view's coordinate space; no size changes.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View { inert() }

  /// Names this view's coordinate space; no size changes.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { inert() }
}
