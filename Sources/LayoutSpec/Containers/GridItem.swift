/// A column of a `LazyVGrid` or a row of a `LazyHGrid`: how long it is, and what follows it.
public struct GridItem: Sendable {
  /// How long the item is, in points.
  public enum Size: Sendable {
    /// Exactly so long.
    case fixed(CGFloat)

    /// One track of a length between the bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)

    /// As many tracks as fit, each of a length between the bounds.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The length of the item.
  public var size: Size

  /// The distance to the next item, and between the tracks of an adaptive one; 8 where `nil`.
  public var spacing: CGFloat?

  /// Where a view lies in its cell; the centre where `nil`.
  public var alignment: Alignment?

  /// Creates an item.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  var gap: CGFloat { spacing ?? ViewSpacing.defaultDistance }
}
