extension Path {
  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  /// Adds an arc from an angle, over an angle.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: delta.radians < 0)
  }

  /// Adds an arc that touches two lines: a line to the first point here, and on to the second.
  public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    addLine(to: tangent1End)
    addLine(to: tangent2End)
  }

  /// Adds a path of CoreGraphics'.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform) {
    addPath(path.applying(transform))
  }

  /// The outline of what a pen of that style would draw: the path itself, since nothing is drawn.
  public func strokedPath(_ style: StrokeStyle) -> Path { self }

  /// A part of the path: all of it, since nothing is drawn.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { self }

  /// Whether a point lies in the path's bounds.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool { boundingRect.contains(p) }
}

/// A path of CoreGraphics' that can be drawn on.
public final class CGMutablePath {
  private var path = Path()

  /// Creates an empty path.
  public init() {}

  /// Puts the pen down.
  public func move(to point: CGPoint) { path.move(to: point) }

  /// Draws a line.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Draws lines.
  public func addLines(between points: [CGPoint]) { path.addLines(points) }

  /// Draws a rectangle.
  public func addRect(_ rect: CGRect) { path.addRect(rect) }

  /// Draws an ellipse.
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }

  /// Draws a curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, control: control)
  }

  /// Draws a curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }

  /// Draws a line back to where the pen was put down.
  public func closeSubpath() { path.closeSubpath() }

  /// The path as it is now.
  public func copy() -> CGPath? { CGPath(path: path) }
}
