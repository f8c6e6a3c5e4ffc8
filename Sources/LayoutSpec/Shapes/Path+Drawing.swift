extension Path {
  /// Puts the pen down at a point.
  public mutating func move(to point: CGPoint) { append(.move(to: point)) }

  /// Draws a line to a point.
  public mutating func addLine(to point: CGPoint) { append(.line(to: point)) }

  /// Draws lines from the first point through all the others.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Draws a quadratic curve.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    append(.quadCurve(to: point, control: control))
  }

  /// Draws a cubic curve.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: point, control1: control1, control2: control2))
  }

  /// Draws a line back to where the pen was put down.
  public mutating func closeSubpath() { append(.closeSubpath) }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) {
    addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }

  /// Adds an ellipse, as four curves.
  public mutating func addEllipse(in rect: CGRect) {
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2))
  }

  /// Adds a rectangle with rounded corners, each of them one curve.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    let x = min(cornerSize.width, rect.width / 2)
    let y = min(cornerSize.height, rect.height / 2)
    // The distance of the control points that brings a curve next to a quarter of a circle.
    let dx = x * 0.552_285
    let dy = y * 0.552_285
    move(to: CGPoint(x: rect.minX + x, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX - x, y: rect.minY))
    addCurve(
      to: CGPoint(x: rect.maxX, y: rect.minY + y),
      control1: CGPoint(x: rect.maxX - x + dx, y: rect.minY),
      control2: CGPoint(x: rect.maxX, y: rect.minY + y - dy))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - y))
    addCurve(
      to: CGPoint(x: rect.maxX - x, y: rect.maxY),
      control1: CGPoint(x: rect.maxX, y: rect.maxY - y + dy),
      control2: CGPoint(x: rect.maxX - x + dx, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX + x, y: rect.maxY))
    addCurve(
      to: CGPoint(x: rect.minX, y: rect.maxY - y),
      control1: CGPoint(x: rect.minX + x - dx, y: rect.maxY),
      control2: CGPoint(x: rect.minX, y: rect.maxY - y + dy))
    addLine(to: CGPoint(x: rect.minX, y: rect.minY + y))
    addCurve(
      to: CGPoint(x: rect.minX + x, y: rect.minY),
      control1: CGPoint(x: rect.minX, y: rect.minY + y - dy),
      control2: CGPoint(x: rect.minX + x - dx, y: rect.minY))
    closeSubpath()
  }

  /// Adds an arc, as a line of 32 pieces; y grows downwards.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    let turn = 2 * Double.pi
    var sweep = (endAngle.radians - startAngle.radians).truncatingRemainder(dividingBy: turn)
    if clockwise && sweep > 0 { sweep -= turn }
    if !clockwise && sweep < 0 { sweep += turn }
    for step in 0...32 {
      let angle = startAngle.radians + sweep * Double(step) / 32
      let point = CGPoint(
        x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
      if step == 0 && isEmpty { move(to: point) } else { addLine(to: point) }
    }
  }
}
