/// How simple a choice is, as a key to sort by: smaller is simpler.
///
/// - Integers are ordered by their distance from the target; at equal distance the larger comes first
///   (for target 0: 0, 1, −1, 2, −2, …).
/// - Doubles are ordered by class first: whole numbers, then fractions by the number of binary digits
///   after the point, then numbers from 2⁵³ on. Within a class by magnitude, positive before negative
///   (0, 1, −1, 2, … < 0.5 < −0.5 < 1.5 … < 0.25 < 0.75 … < 0.1).
/// - `false` comes before `true`.
struct Simplicity: Comparable, Hashable {
  var major: UInt64
  var minor: UInt64

  static func < (left: Simplicity, right: Simplicity) -> Bool {
    left.major != right.major ? left.major < right.major : left.minor < right.minor
  }

  static func integer(_ value: Int, towards target: Int) -> Simplicity {
    value >= target
      ? Simplicity(major: UInt64(bitPattern: Int64(value &- target)), minor: 0)
      : Simplicity(major: UInt64(bitPattern: Int64(target &- value)), minor: 1)
  }

  static func double(_ value: Double) -> Simplicity {
    let sign: UInt64 = value < 0 ? 1 : 0
    let magnitude = value.magnitude
    if magnitude >= 0x1p53 {
      return Simplicity(major: 2_000, minor: magnitude.bitPattern << 1 | sign)
    }
    if magnitude == magnitude.rounded(.towardZero) {
      return Simplicity(major: 0, minor: UInt64(magnitude) << 1 | sign)
    }
    // A fraction: the value is odd · 2^(−digits), found by shifting the zeros out of the significand.
    let pattern = magnitude.significandBitPattern
    let isNormal = magnitude.isNormal
    let significand = isNormal ? pattern | 1 << 52 : pattern
    let exponent = isNormal ? Int(magnitude.exponentBitPattern) - 1_075 : -1_074
    let zeros = significand.trailingZeroBitCount
    let digits = UInt64(-(exponent + zeros))
    return Simplicity(major: digits, minor: (significand >> UInt64(zeros)) << 1 | sign)
  }

  /// The simplest double in a range of finite bounds.
  static func simplestDouble(from lower: Double, through upper: Double) -> Double {
    if lower <= 0 && upper >= 0 { return 0 }
    if upper < 0 { return -simplestDouble(from: -upper, through: -lower) }
    var scale = 1.0
    while scale <= 0x1p1000 {
      let scaled = lower * scale
      if scaled >= 0x1p53 { break }
      let candidate = scaled.rounded(.up) / scale
      if candidate <= upper { return candidate }
      scale *= 2
    }
    return lower
  }
}

/// Whether one double comes before another in the order in which counterexamples are made smaller:
/// whole numbers by magnitude, then fractions with few binary digits, then long fractions.
public func isSimpler(_ left: Double, than right: Double) -> Bool {
  Simplicity.double(left) < Simplicity.double(right)
}
