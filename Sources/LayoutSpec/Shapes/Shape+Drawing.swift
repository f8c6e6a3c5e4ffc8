/// How the inside of a shape is told from the outside; layout does not see it.
@frozen
public struct FillStyle: Equatable, Sendable {
  /// Whether the even-odd rule decides.
  public var isEOFilled: Bool

  /// Whether edges are smoothed.
  public var isAntialiased: Bool

  /// Creates a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// How the outline of a shape is drawn; layout does not see it.
public struct StrokeStyle: Equatable, Sendable {
  /// The width of the line in points.
  public var lineWidth: CGFloat

  /// The lengths of dashes and gaps.
  public var dash: [CGFloat]

  /// Where the dashes begin.
  public var dashPhase: CGFloat

  /// How the line ends.
  public var lineCap: CGLineCap

  /// How the line turns.
  public var lineJoin: CGLineJoin

  /// How far a corner may stick out.
  public var miterLimit: CGFloat

  /// Creates a style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    (self.lineCap, self.lineJoin, self.miterLimit) = (lineCap, lineJoin, miterLimit)
    self.lineWidth = lineWidth
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// How a line ends.
public enum CGLineCap: Int32, Sendable {
  /// Kinds of ends.
  case butt, round, square
}

/// How a line turns.
public enum CGLineJoin: Int32, Sendable {
  /// Kinds of turns.
  case miter, round, bevel
}

extension _ShapeView {
  /// The shape, with its outline as well.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View { self }

  /// The shape, with its outline as well.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View { self }

  /// The shape, with its outline as well.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View { self }

  /// The shape, filled as well.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> some View { self }
}

extension Shape {
  /// The shape filled with a style; its size stays.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle.foreground, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> { _ShapeView<Self, S>(shape: self) }

  /// The shape filled with the foreground style; its size stays.
  nonisolated public func fill(style: FillStyle) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self)
  }

  /// The outline of the shape; its size stays.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle
  ) -> _ShapeView<Self, S> { _ShapeView<Self, S>(shape: self) }

  /// The outline of the shape; its size stays.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1
  ) -> _ShapeView<Self, S> { _ShapeView<Self, S>(shape: self) }

  /// The outline of the shape; its size stays.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape { self }

  /// The outline of the shape; its size stays.
  nonisolated public func stroke(style: StrokeStyle) -> some Shape { self }

  /// A part of the shape's outline; its size stays.
  nonisolated public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape { self }
}

extension InsettableShape {
  /// The outline of the shape, drawn inside; its size stays.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self, S> { _ShapeView<Self, S>(shape: self) }

  /// The outline of the shape, drawn inside; its size stays.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self, S> { _ShapeView<Self, S>(shape: self) }

  /// The outline of the shape, drawn inside; its size stays.
  nonisolated public func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View { self }
}

extension View {
  /// Cuts what is drawn of this view to a shape; no size changes.
  nonisolated public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View { inert() }

  /// Sets the shape that touches are tested against; no size changes.
  nonisolated public func contentShape<S: Shape>(
    _ shape: S, eoFill: Bool = false
  ) -> some View { inert() }

  /// Layers a shape, filled with a style, behind this view.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    LayeredView(
      primary: self, secondary: shape.fill(style), alignment: .center, label: "background")
  }

  /// Layers a shape, filled with the background style, behind this view.
  nonisolated public func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { background(BackgroundStyle.background, in: shape) }

  /// Layers a shape, filled with a style, in front of this view.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    LayeredView(
      primary: self, secondary: shape.fill(style), alignment: .center, label: "overlay")
  }
}
