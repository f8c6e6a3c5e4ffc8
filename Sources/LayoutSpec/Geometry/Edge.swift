/// One side of a rectangle.
@frozen
public enum Edge: Int8, CaseIterable, Sendable {
  /// The top edge.
  case top

  /// The edge where a line of text begins: left in left-to-right layouts.
  case leading

  /// The bottom edge.
  case bottom

  /// The edge where a line of text ends: right in left-to-right layouts.
  case trailing

  /// A set of edges.
  @frozen
  public struct Set: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one edge.
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The set of the top edge alone.
    public static let top = Set(.top)

    /// The set of the leading edge alone.
    public static let leading = Set(.leading)

    /// The set of the bottom edge alone.
    public static let bottom = Set(.bottom)

    /// The set of the trailing edge alone.
    public static let trailing = Set(.trailing)

    /// All four edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]

    /// The leading and the trailing edge.
    public static let horizontal: Set = [.leading, .trailing]

    /// The top and the bottom edge.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// The top or the bottom edge.
@frozen
public enum VerticalEdge: Int8, CaseIterable, Sendable {
  /// The top edge.
  case top

  /// The bottom edge.
  case bottom

  /// Some of the two edges.
  public struct Set: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: Int8

    /// Creates a set from raw bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates the set of one edge.
    public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }

    /// One edge.
    public static let top = Set(.top)

    /// One edge.
    public static let bottom = Set(.bottom)

    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}

/// The leading or the trailing edge.
@frozen
public enum HorizontalEdge: Int8, CaseIterable, Sendable {
  /// The edge where a line of text begins.
  case leading

  /// The edge where a line of text ends.
  case trailing

  /// Some of the two edges.
  public struct Set: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: Int8

    /// Creates a set from raw bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates the set of one edge.
    public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }

    /// One edge.
    public static let leading = Set(.leading)

    /// One edge.
    public static let trailing = Set(.trailing)

    /// Both edges.
    public static let all: Set = [.leading, .trailing]
  }
}
