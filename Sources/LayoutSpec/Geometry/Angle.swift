/// A geometric angle, held in radians and readable in radians or degrees.
@frozen
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  /// Creates an angle of zero.
  public init() { self.init(radians: 0) }

  /// Creates an angle from radians.
  public init(radians: Double) { self.radians = radians }

  /// Creates an angle from degrees.
  public init(degrees: Double) { self.init(radians: degrees * (.pi / 180)) }

  /// An angle of zero.
  public static let zero = Angle()

  /// Returns an angle of the given radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// Returns an angle of the given degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Whether the first angle is smaller than the second.
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }

  /// The sum of two angles.
  public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians + rhs.radians)
  }

  /// The difference of two angles.
  public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians - rhs.radians)
  }

  /// Adds an angle in place.
  public static func += (lhs: inout Angle, rhs: Angle) { lhs = lhs + rhs }

  /// Subtracts an angle in place.
  public static func -= (lhs: inout Angle, rhs: Angle) { lhs = lhs - rhs }

  /// The angle turned the other way.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  /// The angle scaled by a factor.
  public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }

  /// The angle scaled by a factor.
  public static func * (lhs: Double, rhs: Angle) -> Angle { rhs * lhs }

  /// The angle divided by a number.
  public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }
}

extension Angle: Animatable {
  /// The angle as data for animation.
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}
