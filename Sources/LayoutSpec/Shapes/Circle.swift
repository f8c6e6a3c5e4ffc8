/// A circle in the middle of the space that it takes: what it is offered, and 10 points where
/// nothing is.
///
/// Source: LAWS G3: it draws smaller, but reports the proposal. (Other readings exist; see
/// `Docs/Leaves.md`.)
@frozen
nonisolated public struct Circle: InsettableShape {
  /// Creates a circle.
  public init() {}

  /// The largest circle in the middle of a rectangle.
  public func path(in rect: CGRect) -> Path {
    let length = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - length / 2, y: rect.midY - length / 2, width: length, height: length))
  }

  /// The same shape, drawn smaller.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}
