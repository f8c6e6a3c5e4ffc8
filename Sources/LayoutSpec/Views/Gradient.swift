/// Colours that run into one another; layout does not see them.
nonisolated public struct Gradient: ShapeStyle, Equatable {
  /// A colour and where it is pure.
  public struct Stop: Equatable, Sendable {
    /// The colour.
    public var color: Color

    /// The place between 0 and 1.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours and their places.
  public var stops: [Stop]

  /// Creates a gradient from colours and their places.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient of evenly spread colours.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}

/// The standard gradient of a colour.
nonisolated public struct AnyGradient: ShapeStyle {
  /// Wraps a gradient.
  public init(_ gradient: Gradient) {}
}

extension Color {
  /// The standard gradient of the colour.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }
}

/// A gradient along a line: a view that takes what it is offered, and a style.
nonisolated public struct LinearGradient: ShapeStyle, _PrimitiveView {
  /// Creates a gradient from colours.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}

  /// Creates a gradient from a gradient's stops.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}

  /// Adds a leaf.
  public static func _makeNodes(
    of view: Self, inputs: _NodeInputs, into nodes: inout _NodeList
  ) {
    nodes.append(.flexibleLeaf(label: "LinearGradient"))
  }
}
