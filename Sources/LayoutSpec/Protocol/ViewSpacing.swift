/// The spacing that a view prefers to have between itself and its neighbours.
///
/// Each edge has a preference in points or none. Source: SWIFTUI-RULES §1, "Spacing preference";
/// the special categories of text are out of scope there and here.
public struct ViewSpacing: Sendable {
  /// The distance between two views that both have no preference: 8 points.
  package static let defaultDistance: CGFloat = 8

  /// The preferences, indexed by the raw value of `Edge`.
  package var top: CGFloat?
  package var leading: CGFloat?
  package var bottom: CGFloat?
  package var trailing: CGFloat?

  /// The spacing of a view that wants none on any edge.
  public static let zero = ViewSpacing(all: 0)

  /// Creates the spacing of an ordinary view: no preference on any edge.
  public init() {}

  private init(all: CGFloat) {
    top = all
    leading = all
    bottom = all
    trailing = all
  }

  package subscript(edge: Edge) -> CGFloat? {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// Merges another view's preferences into this one: the larger of each given edge.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      guard let theirs = other[edge] else { continue }
      self[edge] = self[edge].map { max($0, theirs) } ?? theirs
    }
  }

  /// Returns this spacing merged with another view's on the given edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The distance to prefer between this view and the next one along an axis, in points.
  ///
  /// The larger preference of the two edges that face each other; 8 where neither has any.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let mine = axis == .horizontal ? trailing : bottom
    let theirs = axis == .horizontal ? next.leading : next.top
    switch (mine, theirs) {
    case (nil, nil): return Self.defaultDistance
    case (let only?, nil), (nil, let only?): return only
    case (let first?, let second?): return max(first, second)
    }
  }

  /// This spacing without preferences on the given edges.
  package func clearing(_ edges: Edge.Set) -> ViewSpacing {
    var result = self
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { result[edge] = nil }
    return result
  }
}
