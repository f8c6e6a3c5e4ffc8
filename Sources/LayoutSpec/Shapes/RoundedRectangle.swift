/// How corners are rounded; layout does not see it.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Quarters of a circle.
  case circular

  /// Curves without a jump in curvature.
  case continuous
}

/// A rectangle with rounded corners: it takes what it is offered, and 10 points where nothing is.
@frozen
nonisolated public struct RoundedRectangle: InsettableShape {
  /// The width and height of the corners in points.
  public var cornerSize: CGSize

  /// How the corners are rounded.
  public var style: RoundedCornerStyle

  /// Creates a shape from the size of its corners.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Creates a shape from the radius of its corners.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  /// The same shape, drawn smaller.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}
