// Foundation on Linux has CGPoint and its like, but not what Core Graphics adds to them.
#if !canImport(CoreGraphics)
  /// A distance with a direction.
  public struct CGVector: Hashable, Sendable {
    /// The part along x.
    public var dx: CGFloat

    /// The part along y.
    public var dy: CGFloat

    /// Creates a vector from its parts.
    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }

    /// Creates a vector of no length.
    public init() { self.init(dx: 0, dy: 0) }

    /// The vector of no length.
    public static let zero = CGVector()
  }

  /// Creates a point.
  public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  /// Creates a size.
  public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
  }

  /// Creates a rectangle.
  public func CGRectMake(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }
#endif
