// What is drawn differently: no size and no frame changes (LAWS M35, M37).

/// How colours are mixed.
public enum BlendMode: Hashable, Sendable {
  /// Kinds of mixing.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  /// Kinds of mixing.
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  /// Kinds of mixing.
  case destinationOver, destinationOut, plusDarker, plusLighter
}

/// The space that colours are drawn in.
public enum ColorRenderingMode: Hashable, Sendable {
  /// Kinds of spaces.
  case nonLinear, linear, extendedLinear
}

/// What a background lies behind.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// A widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")

  /// A page of a stack of pages.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")

  /// A page of a set of pages.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
}

/// A pane of glass.
public struct Glass: Hashable, Sendable {
  private let name: String

  /// Ordinary glass.
  public static let regular = Glass(name: "regular")

  /// Clear glass.
  public static let clear = Glass(name: "clear")

  /// No glass.
  public static let identity = Glass(name: "identity")

  /// Coloured glass.
  public func tint(_ color: Color?) -> Glass { self }

  /// Glass that answers to touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// A three by three map of the plane.
public struct ProjectionTransform: Equatable, Sendable {
  /// The first row.
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  /// The second row.
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  /// The third row.
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

  /// Creates the identity.
  public init() {}

  /// Creates the map of the plane that an affine map is.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }
}

/// A change of drawing that depends on the size of the view; layout does not see it.
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The map for a size.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Traps: the engine knows that the effect changes no layout.
  public func body(content: Content) -> Never { preconditionFailure("an effect has no body") }

  /// Adds the nodes of the view itself.
  nonisolated public static func _makeModified<V: View>(
    _ content: V, modifier: Self, inputs: _NodeInputs, into nodes: inout _NodeList
  ) {
    content.addNodes(inputs, into: &nodes)
  }
}

/// A modifier that can be animated.
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// A change of drawing that may depend on geometry.
public protocol VisualEffect: Sendable, Animatable {}

/// A change that changes nothing.
public struct EmptyVisualEffect: VisualEffect {
  /// Creates the change.
  public init() {}
}

extension VisualEffect {
  /// Draws larger or smaller.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }

  /// Draws larger or smaller.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { self }

  /// Draws elsewhere.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }

  /// Draws elsewhere.
  public func offset(_ offset: CGSize) -> some VisualEffect { self }

  /// Draws transparently.
  public func opacity(_ opacity: Double) -> some VisualEffect { self }

  /// Draws out of focus.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }

  /// Draws turned.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }

  /// Draws turned in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect { self }

  /// Draws in turned colours.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }

  /// Draws brighter.
  public func brightness(_ amount: Double) -> some VisualEffect { self }

  /// Draws stronger colours.
  public func saturation(_ amount: Double) -> some VisualEffect { self }

  /// Draws without colour.
  public func grayscale(_ amount: Double) -> some VisualEffect { self }
}

/// When a change of drawing that depends on scrolling happens.
public struct ScrollTransitionConfiguration: Sendable {
  /// As far as it is scrolled.
  public static let interactive = ScrollTransitionConfiguration()

  /// At once.
  public static let animated = ScrollTransitionConfiguration()

  /// Never.
  public static let identity = ScrollTransitionConfiguration()

  /// With an animation.
  public static func animated(_ animation: Animation) -> Self { animated }

  /// From and to a share of the view that is seen.
  public func threshold(_ threshold: Threshold) -> Self { self }

  /// A share of a view.
  public struct Threshold: Sendable {
    /// Any part is seen.
    public static let visible = Threshold()

    /// No part is seen.
    public static let hidden = Threshold()

    /// It is in the middle.
    public static let centered = Threshold()

    /// A part is seen.
    public static func visible(_ amount: Double) -> Threshold { Threshold() }
  }
}

/// Where a view is while it is scrolled.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// It comes, it is there, it goes.
  case topLeading, identity, bottomTrailing

  /// Whether it is there.
  public var isIdentity: Bool { self == .identity }

  /// -1, 0 or 1.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

extension View {
  /// Mixes the colours of this view with those behind it.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { inert() }

  /// Makes this view brighter.
  nonisolated public func brightness(_ amount: Double) -> some View { inert() }

  /// Raises the contrast of this view.
  nonisolated public func contrast(_ amount: Double) -> some View { inert() }

  /// Makes the colours of this view stronger.
  nonisolated public func saturation(_ amount: Double) -> some View { inert() }

  /// Takes colour away from this view.
  nonisolated public func grayscale(_ amount: Double) -> some View { inert() }

  /// Turns the colours of this view.
  nonisolated public func hueRotation(_ angle: Angle) -> some View { inert() }

  /// Inverts the colours of this view.
  nonisolated public func colorInvert() -> some View { inert() }

  /// Multiplies the colours of this view.
  nonisolated public func colorMultiply(_ color: Color) -> some View { inert() }

  /// Makes bright parts of this view transparent.
  nonisolated public func luminanceToAlpha() -> some View { inert() }

  /// Draws this view through a mask.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { inert() }

  /// Draws this view through a mask.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View { inert() }

  /// Draws this view through a projection.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    inert()
  }

  /// Draws this view through a map.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View { inert() }

  /// Draws this view larger or smaller; its frame stays.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    inert()
  }

  /// Draws this view turned in space; its frame stays.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View { inert() }

  /// Treats this view as one for animations.
  nonisolated public func geometryGroup() -> some View { inert() }

  /// Draws this view into one image.
  nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode)
    -> some View
  { inert() }

  /// Sets the styles of text and shapes in this view.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View { inert() }

  /// Sets the styles of text and shapes in this view.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View { inert() }

  /// Sets what lies behind views in this view.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { inert() }

  /// Sets the accent of this view.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View { inert() }

  /// Sets what lies behind the container of this view.
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View { inert() }

  /// Sets the shape of the container.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View { inert() }

  /// Draws this view on glass.
  nonisolated public func glassEffect(_ glass: Glass = .regular) -> some View { inert() }

  /// Draws this view on glass.
  nonisolated public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View
  { inert() }

  /// Sets how drawing depends on where this view lies.
  nonisolated public func visualEffect<T: VisualEffect>(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> T
  ) -> some View { inert() }

  /// Sets how drawing depends on scrolling.
  nonisolated public func scrollTransition<T: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> T
  ) -> some View { inert() }
}
