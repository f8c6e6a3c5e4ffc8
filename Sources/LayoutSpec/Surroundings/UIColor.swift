// `import SwiftUI` brings UIKit along on a phone, and layout files take colours, fonts and lengths
// from it. What has a value here is documented; the rest is inert. There are no UIKit views.

/// A colour of UIKit's; layout does not see it.
public final class UIColor: Hashable, Sendable {
  private let name: String

  private init(name: String) { self.name = name }

  init(copying color: UIColor) { name = color.name }

  /// Creates a colour from red, green, blue and alpha between 0 and 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    name = "rgb(\(red), \(green), \(blue), \(alpha))"
  }

  /// Creates a colour from hue, saturation, brightness and alpha between 0 and 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    name = "hsb(\(hue), \(saturation), \(brightness), \(alpha))"
  }

  /// Creates a grey from white and alpha between 0 and 1.
  public init(white: CGFloat, alpha: CGFloat) { name = "white(\(white), \(alpha))" }

  /// Creates a colour of an asset catalogue.
  public init?(named name: String) { self.name = name }

  /// Creates a colour of SwiftUI's.
  public init(_ color: Color) { name = "\(color)" }

  /// The colour with another alpha.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(name: "\(name)(\(alpha))")
  }

  /// Whether both are the same colour.
  public static func == (lhs: UIColor, rhs: UIColor) -> Bool { lhs.name == rhs.name }

  /// By name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The colour as CoreGraphics has it.
  public var cgColor: CGColor { CGColor(name: name) }

  var colorName: String { name }

  /// A colour of the system.
  public static let label = UIColor(name: "label")

  /// A colour of the system.
  public static let secondaryLabel = UIColor(name: "secondaryLabel")

  /// A colour of the system.
  public static let tertiaryLabel = UIColor(name: "tertiaryLabel")

  /// A colour of the system.
  public static let quaternaryLabel = UIColor(name: "quaternaryLabel")

  /// A colour of the system.
  public static let systemBackground = UIColor(name: "systemBackground")

  /// A colour of the system.
  public static let secondarySystemBackground = UIColor(name: "secondarySystemBackground")

  /// A colour of the system.
  public static let tertiarySystemBackground = UIColor(name: "tertiarySystemBackground")

  /// A colour of the system.
  public static let systemGroupedBackground = UIColor(name: "systemGroupedBackground")

  /// A colour of the system.
  public static let secondarySystemGroupedBackground = UIColor(
    name: "secondarySystemGroupedBackground")

  /// A colour of the system.
  public static let tertiarySystemGroupedBackground = UIColor(
    name: "tertiarySystemGroupedBackground")

  /// A colour of the system.
  public static let systemFill = UIColor(name: "systemFill")

  /// A colour of the system.
  public static let secondarySystemFill = UIColor(name: "secondarySystemFill")

  /// A colour of the system.
  public static let tertiarySystemFill = UIColor(name: "tertiarySystemFill")

  /// A colour of the system.
  public static let quaternarySystemFill = UIColor(name: "quaternarySystemFill")

  /// A colour of the system.
  public static let separator = UIColor(name: "separator")

  /// A colour of the system.
  public static let opaqueSeparator = UIColor(name: "opaqueSeparator")

  /// A colour of the system.
  public static let link = UIColor(name: "link")

  /// A colour of the system.
  public static let placeholderText = UIColor(name: "placeholderText")

  /// A colour of the system.
  public static let systemGray = UIColor(name: "systemGray")

  /// A colour of the system.
  public static let systemGray2 = UIColor(name: "systemGray2")

  /// A colour of the system.
  public static let systemGray3 = UIColor(name: "systemGray3")

  /// A colour of the system.
  public static let systemGray4 = UIColor(name: "systemGray4")

  /// A colour of the system.
  public static let systemGray5 = UIColor(name: "systemGray5")

  /// A colour of the system.
  public static let systemGray6 = UIColor(name: "systemGray6")

  /// A colour of the system.
  public static let systemRed = UIColor(name: "systemRed")

  /// A colour of the system.
  public static let systemBlue = UIColor(name: "systemBlue")

  /// A colour of the system.
  public static let systemGreen = UIColor(name: "systemGreen")

  /// A colour of the system.
  public static let systemYellow = UIColor(name: "systemYellow")

  /// A colour of the system.
  public static let systemOrange = UIColor(name: "systemOrange")

  /// A colour of the system.
  public static let systemPink = UIColor(name: "systemPink")

  /// A colour of the system.
  public static let systemPurple = UIColor(name: "systemPurple")

  /// A colour of the system.
  public static let systemTeal = UIColor(name: "systemTeal")

  /// A colour of the system.
  public static let systemIndigo = UIColor(name: "systemIndigo")

  /// A colour of the system.
  public static let systemMint = UIColor(name: "systemMint")

  /// A colour of the system.
  public static let systemCyan = UIColor(name: "systemCyan")

  /// A colour of the system.
  public static let systemBrown = UIColor(name: "systemBrown")

  /// A colour of the system.
  public static let black = UIColor(name: "black")

  /// A colour of the system.
  public static let white = UIColor(name: "white")

  /// A colour of the system.
  public static let gray = UIColor(name: "gray")

  /// A colour of the system.
  public static let lightGray = UIColor(name: "lightGray")

  /// A colour of the system.
  public static let darkGray = UIColor(name: "darkGray")

  /// A colour of the system.
  public static let red = UIColor(name: "red")

  /// A colour of the system.
  public static let green = UIColor(name: "green")

  /// A colour of the system.
  public static let blue = UIColor(name: "blue")

  /// A colour of the system.
  public static let cyan = UIColor(name: "cyan")

  /// A colour of the system.
  public static let yellow = UIColor(name: "yellow")

  /// A colour of the system.
  public static let magenta = UIColor(name: "magenta")

  /// A colour of the system.
  public static let orange = UIColor(name: "orange")

  /// A colour of the system.
  public static let purple = UIColor(name: "purple")

  /// A colour of the system.
  public static let brown = UIColor(name: "brown")

  /// A colour of the system.
  public static let clear = UIColor(name: "clear")

  /// A colour of the system.
  public static let tintColor = UIColor(name: "tintColor")
}

/// A colour of CoreGraphics'; layout does not see it.
public struct CGColor: Hashable, Sendable {
  let name: String

  /// Creates a colour from red, green, blue and alpha between 0 and 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    name = "rgb(\(red), \(green), \(blue), \(alpha))"
  }

  init(name: String) { self.name = name }
}
