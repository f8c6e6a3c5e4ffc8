/// An alignment in both axes.
public struct Alignment: Equatable, Sendable {
  /// The alignment on the horizontal axis.
  public var horizontal: HorizontalAlignment

  /// The alignment on the vertical axis.
  public var vertical: VerticalAlignment

  /// Creates an alignment from one of each axis.
  @inlinable
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The centre on both axes.
  public static let center = Alignment(horizontal: .center, vertical: .center)

  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)

  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)

  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)

  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)

  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)

  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)

  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)

  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  /// The leading edge at the first text baseline.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)

  /// The horizontal centre at the first text baseline.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)

  /// The trailing edge at the first text baseline.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)

  /// The leading edge at the last text baseline.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)

  /// The horizontal centre at the last text baseline.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)

  /// The trailing edge at the last text baseline.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)

  /// The guide of the given axis.
  package func key(_ axis: Axis) -> AlignmentKey {
    axis == .horizontal ? horizontal.key : vertical.key
  }
}
