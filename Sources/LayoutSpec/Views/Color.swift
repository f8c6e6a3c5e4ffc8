/// A colour as a view: it takes whatever it is offered, and 10 points where nothing is.
///
/// Source: golden vectors `leaf-color-*` (observed in SwiftUI).
nonisolated public struct Color: _PrimitiveView, ShapeStyle, Hashable {
  private let name: String

  private init(name: String) { self.name = name }

  /// A colour from red, green, blue and opacity between 0 and 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    name = "rgb(\(red), \(green), \(blue), \(opacity))"
  }

  /// A grey from white and opacity between 0 and 1.
  public init(white: Double, opacity: Double = 1) { name = "white(\(white), \(opacity))" }

  /// A named colour of an asset catalogue.
  public init(_ name: String, bundle: Bundle? = nil) { self.name = name }

  /// The space that red, green and blue are meant in.
  public enum RGBColorSpace: Hashable, Sendable {
    /// Kinds of spaces.
    case sRGB, sRGBLinear, displayP3
  }

  /// A colour from red, green, blue and opacity between 0 and 1, in a space.
  public init(
    _ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) { self.init(red: red, green: green, blue: blue, opacity: opacity) }

  /// A grey from white and opacity between 0 and 1, in a space.
  public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(white: white, opacity: opacity)
  }

  /// A colour from hue, saturation, brightness and opacity between 0 and 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    name = "hsb(\(hue), \(saturation), \(brightness), \(opacity))"
  }

  /// A colour of UIKit's.
  public init(uiColor: UIColor) { name = uiColor.colorName }

  /// A colour of UIKit's.
  public init(_ color: UIColor) { name = color.colorName }

  /// A colour of CoreGraphics'.
  public init(cgColor: CGColor) { name = cgColor.name }

  /// A colour of a generated name.
  public init(_ resource: ColorResource) { name = resource.name }

  /// A mixture with another colour.
  public func mix(with rhs: Color, by fraction: Double) -> Color {
    Color(name: "\(name).mix(\(rhs.name), \(fraction))")
  }

  /// This colour with its opacity multiplied; layout does not see it.
  public func opacity(_ opacity: Double) -> Color { Color(name: "\(name).opacity(\(opacity))") }

  /// Black.
  public static let black = Color(name: "black")
  /// Blue.
  public static let blue = Color(name: "blue")
  /// Brown.
  public static let brown = Color(name: "brown")
  /// No colour: it takes its space all the same.
  public static let clear = Color(name: "clear")
  /// Cyan.
  public static let cyan = Color(name: "cyan")
  /// Grey.
  public static let gray = Color(name: "gray")
  /// Green.
  public static let green = Color(name: "green")
  /// Indigo.
  public static let indigo = Color(name: "indigo")
  /// Mint.
  public static let mint = Color(name: "mint")
  /// Orange.
  public static let orange = Color(name: "orange")
  /// Pink.
  public static let pink = Color(name: "pink")
  /// Purple.
  public static let purple = Color(name: "purple")
  /// Red.
  public static let red = Color(name: "red")
  /// Teal.
  public static let teal = Color(name: "teal")
  /// White.
  public static let white = Color(name: "white")
  /// Yellow.
  public static let yellow = Color(name: "yellow")
  /// The colour of primary content.
  public static let primary = Color(name: "primary")
  /// The colour of secondary content.
  public static let secondary = Color(name: "secondary")
  /// The accent colour.
  public static let accentColor = Color(name: "accentColor")

  /// Adds a leaf.
  public static func _makeNodes(
    of view: Self, inputs: _NodeInputs, into nodes: inout _NodeList
  ) {
    nodes.append(.flexibleLeaf(label: "Color.\(view.name)"))
  }
}

/// The generated name of a colour.
public struct ColorResource: Hashable, Sendable {
  let name: String

  /// Creates a name.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension Color: CustomStringConvertible {
  /// The colour's name.
  public var description: String { name }
}
