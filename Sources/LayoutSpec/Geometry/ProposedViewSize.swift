/// A proposal: the size that a parent offers to a child, in points.
///
/// Each axis is a number, `nil` for "your ideal size", `0` for "your minimum" or `.infinity` for
/// "your maximum". The child is free to answer with another size.
/// Source: Apple's documentation of `ProposedViewSize`; SWIFTUI-RULES §1.
public struct ProposedViewSize: Equatable, Sendable {
  /// The offered width in points, or `nil` for the ideal width.
  public var width: CGFloat?

  /// The offered height in points, or `nil` for the ideal height.
  public var height: CGFloat?

  /// The proposal that asks for the minimum size: `0` on both axes.
  public static let zero = ProposedViewSize(width: 0, height: 0)

  /// The proposal that asks for the ideal size: `nil` on both axes.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// The proposal that asks for the maximum size: infinity on both axes.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates a proposal from an optional width and an optional height.
  @inlinable
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal that offers exactly the given size.
  @inlinable
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// Returns a size with every unspecified axis taken from `size`, 10×10 points by default.
  ///
  /// Ten points is SwiftUI's arbitrary ideal for views without one, so that they do not vanish.
  @inlinable
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize {
  /// The component along `axis`.
  package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGSize {
  /// The component along `axis`.
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGPoint {
  /// The component along `axis`.
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}
