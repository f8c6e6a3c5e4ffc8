extension Shape where Self == Rectangle {
  /// A rectangle.
  nonisolated public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with rounded corners.
  nonisolated public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> Self { RoundedRectangle(cornerRadius: cornerRadius, style: style) }

  /// A rectangle with rounded corners.
  nonisolated public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> Self { RoundedRectangle(cornerSize: cornerSize, style: style) }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with rounded corners of their own.
  nonisolated public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> Self {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}

extension Shape where Self == Capsule {
  /// A capsule.
  nonisolated public static var capsule: Capsule { Capsule() }

  /// A capsule.
  nonisolated public static func capsule(style: RoundedCornerStyle) -> Self {
    Capsule(style: style)
  }
}

extension Shape where Self == Circle {
  /// A circle.
  nonisolated public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  nonisolated public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container.
  nonisolated public static var containerRelative: ContainerRelativeShape {
    ContainerRelativeShape()
  }
}

/// The shape of the container: a rectangle here.
nonisolated public struct ContainerRelativeShape: InsettableShape {
  /// Creates the shape.
  public init() {}

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// The same shape, drawn smaller.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

/// The radii of the corners of a rectangle.
public struct RectangleCornerRadii: Equatable, Sendable {
  /// The radii in points.
  public var topLeading: CGFloat, bottomLeading: CGFloat
  /// The radii in points.
  public var bottomTrailing: CGFloat, topTrailing: CGFloat

  /// Creates radii.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
    (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
  }
}

/// A rectangle with rounded corners of their own; its path has the largest radius everywhere.
nonisolated public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii of the corners.
  public var cornerRadii: RectangleCornerRadii

  /// Creates a shape from radii.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
  }

  /// Creates a shape from radii.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    cornerRadii = RectangleCornerRadii(
      topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
      bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius)
  }

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let radii = [
      cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomLeading,
      cornerRadii.bottomTrailing,
    ]
    return Path(roundedRect: rect, cornerRadius: radii.max() ?? 0)
  }

  /// The same shape, drawn smaller.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

/// A shape whose type is erased.
nonisolated public struct AnyShape: Shape {
  private let makePath: @Sendable (CGRect) -> Path
  private let measure: @Sendable (ProposedViewSize) -> CGSize

  /// Erases the type of a shape.
  public init<S: Shape>(_ shape: S) {
    makePath = { shape.path(in: $0) }
    measure = { shape.sizeThatFits($0) }
  }

  /// The outline of the shape inside.
  public func path(in rect: CGRect) -> Path { makePath(rect) }

  /// The size of the shape inside.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

extension Shape {
  /// This shape, drawn elsewhere; its size stays.
  nonisolated public func offset(_ offset: CGSize) -> some Shape {
    _MappedShape(base: self) { _ in
      CGAffineTransform(translationX: offset.width, y: offset.height)
    }
  }

  /// This shape, drawn elsewhere; its size stays.
  nonisolated public func offset(_ offset: CGPoint) -> some Shape {
    _MappedShape(base: self) { _ in CGAffineTransform(translationX: offset.x, y: offset.y) }
  }

  /// This shape, drawn elsewhere; its size stays.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    _MappedShape(base: self) { _ in CGAffineTransform(translationX: x, y: y) }
  }

  /// This shape, drawn turned; its size stays.
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    _MappedShape(base: self) { rect in
      let (x, y) = (rect.minX + rect.width * anchor.x, rect.minY + rect.height * anchor.y)
      return CGAffineTransform(translationX: x, y: y).rotated(by: CGFloat(angle.radians))
        .translatedBy(x: -x, y: -y)
    }
  }

  /// This shape, drawn larger or smaller; its size stays.
  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// This shape, drawn larger or smaller; its size stays.
  nonisolated public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some Shape {
    _MappedShape(base: self) { rect in
      let (u, v) = (rect.minX + rect.width * anchor.x, rect.minY + rect.height * anchor.y)
      return CGAffineTransform(translationX: u, y: v).scaledBy(x: x, y: y)
        .translatedBy(x: -u, y: -v)
    }
  }

  /// This shape, drawn through a map; its size stays.
  nonisolated public func transform(_ transform: CGAffineTransform) -> some Shape {
    _MappedShape(base: self) { _ in transform }
  }

  /// This shape, drawn in a rectangle of a size; its own size stays.
  nonisolated public func size(_ size: CGSize) -> some Shape {
    _ResizedShape(base: self, size: size)
  }

  /// This shape, drawn in a rectangle of a size; its own size stays.
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
}

/// A shape drawn through a map.
nonisolated struct _MappedShape<Base: Shape>: Shape {
  let base: Base
  let map: @Sendable (CGRect) -> CGAffineTransform

  func path(in rect: CGRect) -> Path { base.path(in: rect).applying(map(rect)) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}

/// A shape drawn in a rectangle of a size.
nonisolated struct _ResizedShape<Base: Shape>: Shape {
  let base: Base
  let size: CGSize

  func path(in rect: CGRect) -> Path { base.path(in: CGRect(origin: rect.origin, size: size)) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}
