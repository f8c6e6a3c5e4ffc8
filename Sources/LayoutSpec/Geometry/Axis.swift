/// The horizontal or vertical dimension of a plane.
@frozen
public enum Axis: Int8, CaseIterable, Sendable, CustomStringConvertible {
  /// The horizontal dimension.
  case horizontal

  /// The vertical dimension.
  case vertical

  /// A set of axes.
  @frozen
  public struct Set: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set of the horizontal axis alone.
    public static let horizontal = Set(.horizontal)

    /// The set of the vertical axis alone.
    public static let vertical = Set(.vertical)

    init(_ axis: Axis) { self.init(rawValue: 1 << axis.rawValue) }
  }

  /// The name of the axis.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// The other axis.
  package var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}
