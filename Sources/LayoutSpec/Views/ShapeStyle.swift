/// A colour, gradient or material that shapes and text are filled with; layout does not see it.
nonisolated public protocol ShapeStyle: Sendable {}

/// The style of the surroundings for text and shapes.
nonisolated public struct ForegroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

/// The style of the surroundings for what lies behind.
nonisolated public struct BackgroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

/// A style of the surroundings made weaker.
nonisolated public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int

  /// The first level: the style itself.
  public static let primary = HierarchicalShapeStyle(level: 1)

  /// The second level.
  public static let secondary = HierarchicalShapeStyle(level: 2)

  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(level: 3)

  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(level: 4)
}

/// A layer that blurs what lies behind it.
nonisolated public struct Material: ShapeStyle {
  let name: String

  /// A mostly transparent material.
  public static let ultraThin = Material(name: "ultraThin")

  /// A more transparent than opaque material.
  public static let thin = Material(name: "thin")

  /// A material between transparent and opaque.
  public static let regular = Material(name: "regular")

  /// A more opaque than transparent material.
  public static let thick = Material(name: "thick")

  /// A mostly opaque material.
  public static let ultraThick = Material(name: "ultraThick")

  /// The material of toolbars.
  public static let bar = Material(name: "bar")
}

/// A style whose type is erased.
nonisolated public struct AnyShapeStyle: ShapeStyle {
  /// Erases the type of a style.
  public init<S: ShapeStyle>(_ style: S) {}
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style of the surroundings for text and shapes.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The style of the surroundings for what lies behind.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level of the surroundings' style.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }

  /// The second level of the surroundings' style.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }

  /// The third level of the surroundings' style.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }

  /// The fourth level of the surroundings' style.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
}

extension ShapeStyle where Self == Material {
  /// A mostly transparent material.
  public static var ultraThinMaterial: Material { .ultraThin }

  /// A more transparent than opaque material.
  public static var thinMaterial: Material { .thin }

  /// A material between transparent and opaque.
  public static var regularMaterial: Material { .regular }

  /// A more opaque than transparent material.
  public static var thickMaterial: Material { .thick }

  /// A mostly opaque material.
  public static var ultraThickMaterial: Material { .ultraThick }

  /// The material of toolbars.
  public static var bar: Material { Material.bar }
}
