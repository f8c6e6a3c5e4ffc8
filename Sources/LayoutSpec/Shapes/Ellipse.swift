/// An ellipse: it takes what it is offered, and 10 points where nothing is.
@frozen
nonisolated public struct Ellipse: InsettableShape {
  /// Creates an ellipse.
  public init() {}

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// The same shape, drawn smaller.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}
