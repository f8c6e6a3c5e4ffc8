/// A view to draw in: it takes what it is offered, 10 points where nothing is; the drawing is
/// compiled, and never made.
nonisolated public struct Canvas<Symbols: View>: _ComposedView {
  /// Creates a view to draw in.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView {}

  /// Creates a view to draw in, with views to draw.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {}

  /// A rectangle.
  public var _composition: some View { Rectangle() }
}

/// Draws: nothing here.
public struct GraphicsContext {
  /// How a shape is filled.
  public struct Shading: Sendable {
    /// With a colour.
    public static func color(_ color: Color) -> Shading { Shading() }
    /// With a style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading() }
    /// With a gradient along a line.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading { Shading() }
    /// With a gradient around a point.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading { Shading() }
    /// With the foreground style.
    public static var foreground: Shading { Shading() }
  }

  /// A change of what was drawn.
  public struct Filter: Sendable {
    /// Out of focus.
    public static func blur(radius: CGFloat) -> Filter { Filter() }
    /// With a shadow.
    public static func shadow(
      color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter { Filter() }
  }

  /// A text to draw.
  public struct ResolvedText {
    /// Its size, measured as a `Text` is.
    public func measure(in size: CGSize) -> CGSize { .zero }
  }

  /// An image to draw.
  public struct ResolvedImage {
    /// Its size.
    public var size: CGSize { Image.intrinsicSize }
  }

  /// How transparent it draws.
  public var opacity = 1.0
  /// How it mixes colours.
  public var blendMode = BlendMode.normal
  /// The map from its space to the view's.
  public var transform = CGAffineTransform.identity
  /// The environment of the view.
  public var environment: EnvironmentValues { EnvironmentValues() }

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
  /// Draws the outline of a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  /// Draws the outline of a path.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  /// Makes a text ready.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText() }
  /// Makes an image ready.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }
  /// Draws a text.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a text.
  public func draw(_ text: Text, in rect: CGRect) {}
  /// Draws a text.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a text.
  public func draw(_ text: ResolvedText, in rect: CGRect) {}
  /// Draws an image.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws an image.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}
  /// Adds a change of what is drawn.
  public mutating func addFilter(_ filter: Filter) {}
  /// Draws inside a path only.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {}
  /// Draws into a layer of its own.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {}
  /// Moves its space.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }
  /// Makes its space larger.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }
  /// Turns its space.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }
}
