// How symbols look: every image is of one size here.

extension Image {
  /// How large a symbol is.
  public enum Scale: Hashable, Sendable {
    /// From small to large.
    case small, medium, large
  }

  /// Which way an image is turned.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// The eight ways.
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  /// Whether the colours of an image are its own.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// No, or yes.
    case template, original
  }

  /// How well an image is drawn larger.
  public enum Interpolation: Hashable, Sendable {
    /// From badly to well.
    case none, low, medium, high
  }

  /// Sets whether the colours are its own.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

  /// Sets how well it is drawn larger.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Smooths its edges or not.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Sets how it is coloured.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  /// Creates an image of UIKit's.
  public init(uiImage: UIImage) { self.init(systemName: "uiImage") }

  /// Creates a symbol that shows a value.
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

  /// Creates an image with a name to be read aloud.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(name) }

  /// Creates an image of a generated name.
  public init(_ resource: ImageResource) { self.init(systemName: "resource") }
}

/// The generated name of an image.
public struct ImageResource: Hashable, Sendable {
  /// Creates a name.
  public init(name: String, bundle: Bundle) {}
}

/// How symbols are coloured.
public struct SymbolRenderingMode: Sendable {
  /// In one colour.
  public static let monochrome = SymbolRenderingMode()
  /// In one colour and its shades.
  public static let hierarchical = SymbolRenderingMode()
  /// In several colours.
  public static let palette = SymbolRenderingMode()
  /// In their own colours.
  public static let multicolor = SymbolRenderingMode()
}

/// Variants of symbols.
public struct SymbolVariants: Hashable, Sendable {
  private let name: String

  /// None.
  public static let none = SymbolVariants(name: "none")
  /// Filled.
  public static let fill = SymbolVariants(name: "fill")
  /// In a circle.
  public static let circle = SymbolVariants(name: "circle")
  /// In a square.
  public static let square = SymbolVariants(name: "square")
  /// In a rectangle.
  public static let rectangle = SymbolVariants(name: "rectangle")
  /// With a stroke through it.
  public static let slash = SymbolVariants(name: "slash")

  /// Filled as well.
  public var fill: SymbolVariants { self }
  /// In a circle as well.
  public var circle: SymbolVariants { self }
  /// With a stroke through it as well.
  public var slash: SymbolVariants { self }
}

/// A movement of symbols.
public struct SymbolEffect: Sendable {
  /// A movement.
  public static let bounce = SymbolEffect(), pulse = SymbolEffect(), rotate = SymbolEffect()
  /// A movement.
  public static let wiggle = SymbolEffect(), breathe = SymbolEffect(), scale = SymbolEffect()
  /// A movement.
  public static let variableColor = SymbolEffect(), appear = SymbolEffect()

  /// A kind of the movement.
  public var iterative: SymbolEffect { self }
  /// A kind of the movement.
  public var reversing: SymbolEffect { self }
  /// A kind of the movement.
  public var up: SymbolEffect { self }
  /// A kind of the movement.
  public var down: SymbolEffect { self }
}

/// How often symbols move.
public struct SymbolEffectOptions: Sendable {
  /// As the system likes.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()

  /// So many times.
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions() }

  /// At another pace.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
}

extension View {
  /// Sets how symbols are coloured.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    inert()
  }

  /// Sets which variants of symbols are shown.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View { inert() }

  /// Sets how large symbols are.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { inert() }

  /// Moves symbols.
  nonisolated public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { inert() }

  /// Moves symbols where a value changes.
  nonisolated public func symbolEffect<U: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: U
  ) -> some View { inert() }
}
