/// A gradient around a point: a view that takes what it is offered, and a style.
nonisolated public struct RadialGradient: ShapeStyle, _PrimitiveView {
  /// Creates a gradient from colours.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}

  /// Creates a gradient from stops.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {}

  /// Creates a gradient from a gradient's stops.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}

  /// Adds a leaf.
  public static func _makeNodes(
    of view: Self, inputs: _NodeInputs, into nodes: inout _NodeList
  ) { nodes.append(.flexibleLeaf(label: "RadialGradient")) }
}

/// A gradient that turns: a view that takes what it is offered, and a style.
nonisolated public struct AngularGradient: ShapeStyle, _PrimitiveView {
  /// Creates a gradient from colours.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}

  /// Creates a gradient from colours, all around.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {}

  /// Creates a gradient from stops, all around.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {}

  /// Creates a gradient from a gradient's stops, all around.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {}

  /// Creates a gradient from a gradient's stops.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {}

  /// Adds a leaf.
  public static func _makeNodes(
    of view: Self, inputs: _NodeInputs, into nodes: inout _NodeList
  ) { nodes.append(.flexibleLeaf(label: "AngularGradient")) }
}

/// A gradient around a point in the shape of its view: a view that takes what it is offered, and a
/// style.
nonisolated public struct EllipticalGradient: ShapeStyle, _PrimitiveView {
  /// Creates a gradient from colours.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {}

  /// Adds a leaf.
  public static func _makeNodes(
    of view: Self, inputs: _NodeInputs, into nodes: inout _NodeList
  ) { nodes.append(.flexibleLeaf(label: "EllipticalGradient")) }
}

/// Colours on a net: a view that takes what it is offered, and a style.
nonisolated public struct MeshGradient: ShapeStyle, _PrimitiveView {
  /// Creates a gradient from the points of a net and their colours.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true
  ) {}

  /// Adds a leaf.
  public static func _makeNodes(
    of view: Self, inputs: _NodeInputs, into nodes: inout _NodeList
  ) { nodes.append(.flexibleLeaf(label: "MeshGradient")) }
}

/// An image that fills a shape.
nonisolated public struct ImagePaint: ShapeStyle {
  /// Creates a style.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) {}
}

extension LinearGradient {
  /// Creates a gradient from stops.
  nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient along a line.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient along a line.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient around a point.
  public static func radialGradient(
    colors: [Color], center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// A gradient that turns.
  public static func angularGradient(
    colors: [Color], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }
}
