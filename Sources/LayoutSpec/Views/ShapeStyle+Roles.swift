/// A style that the surroundings have for a role.
nonisolated public struct _RoleShapeStyle: ShapeStyle {
  let role: String
}

/// The style of lines between things.
public typealias SeparatorShapeStyle = _RoleShapeStyle
/// The style of what is chosen.
public typealias SelectionShapeStyle = _RoleShapeStyle
/// The style of what is not written yet.
public typealias PlaceholderTextShapeStyle = _RoleShapeStyle
/// The style of links.
public typealias LinkShapeStyle = _RoleShapeStyle
/// The style that fills shapes.
public typealias FillShapeStyle = _RoleShapeStyle
/// The style behind a window.
public typealias WindowBackgroundShapeStyle = _RoleShapeStyle

extension ShapeStyle where Self == _RoleShapeStyle {
  /// The style of lines between things.
  public static var separator: Self { Self(role: "separator") }
  /// The style of what is chosen.
  public static var selection: Self { Self(role: "selection") }
  /// The style of what is not written yet.
  public static var placeholder: Self { Self(role: "placeholder") }
  /// The style of links.
  public static var link: Self { Self(role: "link") }
  /// The style that fills shapes.
  public static var fill: Self { Self(role: "fill") }
  /// The style behind a window.
  public static var windowBackground: Self { Self(role: "windowBackground") }
}

extension HierarchicalShapeStyle {
  /// The fifth level.
  public static let quinary = HierarchicalShapeStyle(level: 5)
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The fifth level of the surroundings' style.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle.quinary }
}

extension ShapeStyle {
  /// This style, transparent.
  @_disfavoredOverload
  nonisolated public func opacity(_ opacity: Double) -> some ShapeStyle { AnyShapeStyle(self) }

  /// This style, mixed with what lies behind.
  @_disfavoredOverload
  nonisolated public func blendMode(_ mode: BlendMode) -> some ShapeStyle { AnyShapeStyle(self) }

  /// This style with a shadow.
  @_disfavoredOverload
  nonisolated public func shadow(_ style: ShadowStyle) -> some ShapeStyle { AnyShapeStyle(self) }

  /// The first level of this style's hierarchy.
  nonisolated public var secondary: some ShapeStyle { AnyShapeStyle(self) }

  /// The second level of this style's hierarchy.
  nonisolated public var tertiary: some ShapeStyle { AnyShapeStyle(self) }
}

/// A shadow.
public struct ShadowStyle: Equatable, Sendable {
  private let name: String

  /// Under the shape.
  public static func drop(
    color: Color = .init(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(name: "drop") }

  /// In the shape.
  public static func inner(
    color: Color = .init(white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(name: "inner") }
}
