/// The screen of a phone: 390 by 844 points.
@MainActor @preconcurrency
public final class UIScreen {
  /// The only screen.
  public static let main = UIScreen()

  /// The rectangle of the screen.
  public var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }

  /// The pixels per point: 1, as `displayScale` says.
  public var scale: CGFloat { 1 }
}

/// The device: a phone.
@MainActor @preconcurrency
public final class UIDevice {
  /// The only device.
  public static let current = UIDevice()

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

  /// How the device is held.
  public var orientation: UIDeviceOrientation { .portrait }

  /// What it is called.
  public var name: String { "phone" }

  /// The kind of device.
  public var model: String { "phone" }

  /// Says that it is held in another way.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

/// The kind of a device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Kinds of devices.
  case unspecified, phone, pad, tv, carPlay, mac, vision
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Ways to hold it.
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether it is held upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether it is held across.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Distances from the edges of a rectangle.
public struct UIEdgeInsets: Equatable, Sendable {
  /// The distances in points.
  public var top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat

  /// Creates distances.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// No distances.
  public static let zero = UIEdgeInsets()
}

/// Distances from the edges of a rectangle, in the layout direction.
public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  /// The distances in points.
  public var top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat

  /// Creates distances.
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    (self.top, self.leading) = (top, leading)
    (self.bottom, self.trailing) = (bottom, trailing)
  }

  /// No distances.
  public static let zero = NSDirectionalEdgeInsets()
}

extension EdgeInsets {
  /// The same distances.
  public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) {
    self.init(
      top: nsEdgeInsets.top, leading: nsEdgeInsets.leading, bottom: nsEdgeInsets.bottom,
      trailing: nsEdgeInsets.trailing)
  }
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt
  /// Creates a set from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A corner.
  public static let topLeft = UIRectCorner(rawValue: 1), topRight = UIRectCorner(rawValue: 2)
  /// A corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4), bottomRight = UIRectCorner(rawValue: 8)
  /// All of them.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// A path of UIKit's.
public final class UIBezierPath {
  private var path: Path

  /// The path as CoreGraphics has it.
  public var cgPath: CGPath { CGPath(path: path) }

  /// Creates an empty path.
  public init() { path = Path() }

  /// Creates the path of a rectangle.
  public init(rect: CGRect) { path = Path(rect) }

  /// Creates the path of an ellipse.
  public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }

  /// Creates the path of a rectangle with rounded corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    path = Path(roundedRect: rect, cornerRadius: cornerRadius)
  }

  /// Creates the path of a rectangle with some rounded corners; all are rounded here.
  public init(roundedRect rect: CGRect, byRoundingCorners: UIRectCorner, cornerRadii: CGSize) {
    path = Path(roundedRect: rect, cornerSize: cornerRadii)
  }

  /// Puts the pen down.
  public func move(to point: CGPoint) { path.move(to: point) }

  /// Draws a line.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Draws a curve.
  public func addQuadCurve(to point: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: point, control: controlPoint)
  }

  /// Draws a curve.
  public func addCurve(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: point, control1: controlPoint1, control2: controlPoint2)
  }

  /// Draws an arc.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
  }

  /// Draws a line back to where the pen was put down.
  public func close() { path.closeSubpath() }
}

/// A path of CoreGraphics'.
public struct CGPath: Equatable, Sendable {
  let path: Path
}

extension Path {
  /// Creates a path from one of CoreGraphics'.
  public init(_ path: CGPath) { self = path.path }

  /// The path as CoreGraphics has it.
  public var cgPath: CGPath { CGPath(path: self) }
}

/// An image of UIKit's: of the size of every image here.
public final class UIImage: Hashable, Sendable {
  /// Creates an empty image.
  public init() {}

  /// Creates an image of an asset catalogue.
  public init?(named name: String) {}

  /// Creates a symbol.
  public init?(systemName name: String) {}

  /// Creates an image from a file's bytes.
  public init?(data: Data) {}

  /// The size in points.
  public var size: CGSize { Image.intrinsicSize }

  /// Whether both are one.
  public static func == (lhs: UIImage, rhs: UIImage) -> Bool { lhs === rhs }

  /// By identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A font of UIKit's: all text is measured alike here.
public final class UIFont: Sendable {
  /// The size in points.
  public let pointSize: CGFloat

  private init(size: CGFloat) { pointSize = size }

  /// Creates a named font.
  public init?(name: String, size: CGFloat) { pointSize = size }

  /// How heavy the strokes are.
  public struct Weight: Hashable, Sendable {
    private let value: Double
    /// From light to heavy.
    public static let ultraLight = Weight(value: -0.8), thin = Weight(value: -0.6)
    /// From light to heavy.
    public static let light = Weight(value: -0.4), regular = Weight(value: 0)
    /// From light to heavy.
    public static let medium = Weight(value: 0.23), semibold = Weight(value: 0.3)
    /// From light to heavy.
    public static let bold = Weight(value: 0.4), heavy = Weight(value: 0.56)
    /// From light to heavy.
    public static let black = Weight(value: 0.62)
  }

  /// What a text is for.
  public enum TextStyle: Sendable {
    /// Kinds of text.
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote
    /// Kinds of text.
    case caption1, caption2
  }

  /// The system's font in a size.
  public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size) }

  /// The system's font in a size and a weight.
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size)
  }

  /// The system's heavy font in a size.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size) }

  /// The font for a kind of text, 17 points.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(size: 17) }

  /// The height of a line: that of the standard text metrics.
  public var lineHeight: CGFloat { TextMetrics.standard.lineHeight }

  /// The part of a line above its baseline: that of the standard text metrics.
  public var ascender: CGFloat { TextMetrics.standard.ascent }

  /// The part of a line below its baseline, negative.
  public var descender: CGFloat { ascender - lineHeight }
}
