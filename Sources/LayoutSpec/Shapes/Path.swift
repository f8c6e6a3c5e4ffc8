/// The outline of a shape, as the list of what a pen does.
///
/// Nothing is drawn here, so a path can be made, moved and bounded, and no more.
nonisolated public struct Path: Equatable, Sendable {
  /// One stroke of the pen.
  public enum Element: Equatable, Sendable {
    /// The pen is put down at a point.
    case move(to: CGPoint)

    /// A line to a point.
    case line(to: CGPoint)

    /// A quadratic curve to a point.
    case quadCurve(to: CGPoint, control: CGPoint)

    /// A cubic curve to a point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)

    /// A line back to where the pen was put down.
    case closeSubpath
  }

  private var elements: [Element] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path by drawing it.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// Creates the path of a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// Creates the path of a rectangle with rounded corners.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates the path of a rectangle with rounded corners.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize)
  }

  /// Creates the path of an ellipse.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Whether nothing was drawn.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the pen is.
  public var currentPoint: CGPoint? {
    var start: CGPoint?
    var current: CGPoint?
    for element in elements {
      switch element {
      case .move(let point):
        start = point
        current = point
      case .line(let point), .quadCurve(let point, _), .curve(let point, _, _): current = point
      case .closeSubpath: current = start
      }
    }
    return current
  }

  /// The smallest rectangle around all points, those that control curves included.
  public var boundingRect: CGRect {
    guard var low = points.first, var high = points.first else { return .null }
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Calls a closure with every stroke.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  private var points: [CGPoint] {
    elements.flatMap { element -> [CGPoint] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .quadCurve(let point, let control): [point, control]
      case .curve(let point, let first, let second): [point, first, second]
      case .closeSubpath: []
      }
    }
  }

  mutating func append(_ element: Element) { elements.append(element) }

  /// Adds another path.
  public mutating func addPath(_ path: Path) { elements += path.elements }

  /// The path moved by a distance.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// The path that a map makes of this one.
  public func applying(_ transform: CGAffineTransform) -> Path {
    func mapped(_ point: CGPoint) -> CGPoint { point.applying(transform) }
    var result = Path()
    result.elements = elements.map { element in
      switch element {
      case .move(let point): .move(to: mapped(point))
      case .line(let point): .line(to: mapped(point))
      case .quadCurve(let point, let control):
        .quadCurve(to: mapped(point), control: mapped(control))
      case .curve(let point, let first, let second):
        .curve(to: mapped(point), control1: mapped(first), control2: mapped(second))
      case .closeSubpath: .closeSubpath
      }
    }
    return result
  }
}

extension Path: Shape {
  /// The path as it is.
  public func path(in rect: CGRect) -> Path { self }
}
