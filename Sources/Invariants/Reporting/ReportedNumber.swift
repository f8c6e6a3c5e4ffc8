import Foundation

/// A number of a report: any `Double`, the non-finite ones included.
///
/// JSON has no spelling for infinity and "not a number", so these are written as the strings
/// `"inf"`, `"-inf"` and `"nan"`. Two reports of the same NaN are equal, unlike two NaNs.
public struct ReportedNumber: Sendable, Hashable {
  /// The number itself, in points where it is a length.
  public let value: Double

  /// Wraps a number.
  public init(_ value: Double) {
    self.value = value
  }

  /// Wraps a length or a coordinate, in points.
  public init(_ value: CGFloat) {
    self.value = Double(value)
  }

  /// Whether both are the same number; NaN is the same as NaN, and -0 the same as 0.
  public static func == (left: Self, right: Self) -> Bool {
    left.value == right.value || (left.value.isNaN && right.value.isNaN)
  }

  /// Feeds the number to the hasher, all NaNs as one.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(value.isNaN ? Double.nan.bitPattern : (value + 0).bitPattern)
  }
}

extension ReportedNumber: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Wraps a literal such as `0.5`.
  public init(floatLiteral value: Double) {
    self.value = value
  }

  /// Wraps a literal such as `8`.
  public init(integerLiteral value: Int) {
    self.value = Double(value)
  }
}

extension ReportedNumber: CustomStringConvertible {
  /// The shortest decimal that reads back as the same number: `8`, `0.1`, `inf`, `-inf`, `nan`.
  public var description: String {
    if value.isNaN { return "nan" }
    if value.isInfinite { return value > 0 ? "inf" : "-inf" }
    if value == 0 { return "0" }
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension ReportedNumber: Codable {
  /// Reads a JSON number or one of the strings `"inf"`, `"-inf"`, `"nan"`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let name = try? container.decode(String.self) else {
      value = try container.decode(Double.self)
      return
    }
    switch name {
    case "inf": value = .infinity
    case "-inf": value = -.infinity
    case "nan": value = .nan
    default:
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "‘\(name)’ is neither a number nor inf, -inf or nan")
    }
  }

  /// Writes a JSON number, or a string when the number is not finite.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if !value.isFinite {
      try container.encode(description)
    } else if value == value.rounded(), abs(value) < 1e15 {
      try container.encode(Int64(value))
    } else {
      try container.encode(value)
    }
  }
}
