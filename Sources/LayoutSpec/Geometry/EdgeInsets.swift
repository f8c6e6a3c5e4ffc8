/// The inset distances for the four sides of a rectangle, in points.
public struct EdgeInsets: Equatable, Sendable {
  /// The inset of the top edge.
  public var top: CGFloat

  /// The inset of the leading edge.
  public var leading: CGFloat

  /// The inset of the bottom edge.
  public var bottom: CGFloat

  /// The inset of the trailing edge.
  public var trailing: CGFloat

  /// Creates insets from the four distances.
  @inlinable
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets of zero.
  @inlinable
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Insets of `length` on the given edges and zero on the others.
  package init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0,
      leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }
}
