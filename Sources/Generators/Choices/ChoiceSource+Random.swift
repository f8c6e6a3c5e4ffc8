/// The laws of random draws.
///
/// Faults sit at boundaries, at small numbers and where two numbers are equal or nearly so; a uniform
/// law would hardly ever meet them.
extension ChoiceSource {
  // Out of 256 draws from a wide range, how many are near an earlier draw, and how many are constants.
  private static let nearShare = 40
  private static let constantShare = 24

  func randomInteger(from lower: Int, through upper: Int, towards simplest: Int) -> Int {
    let width = UInt64(bitPattern: Int64(upper &- lower))
    if width == 0 { return lower }
    if width < 8 { return lower &+ Int(truncatingIfNeeded: tape.pointee.random.below(width + 1)) }
    let dice = Int(truncatingIfNeeded: tape.pointee.random.next() & 255)
    if dice < ChoiceSource.nearShare {
      if let value = integerNearEarlier(from: lower, through: upper) { return value }
    } else if dice < ChoiceSource.nearShare + ChoiceSource.constantShare {
      let value = randomConstant(from: lower, through: upper, towards: simplest)
      if value >= lower && value <= upper { return value }
    } else if width >= 256 && dice < 160 {
      if let value = scaledInteger(around: simplest, from: lower, through: upper, width: width) {
        return value
      }
    }
    if width == .max { return Int(truncatingIfNeeded: tape.pointee.random.next()) }
    return lower &+ Int(truncatingIfNeeded: tape.pointee.random.below(width + 1))
  }

  /// A number whose count of digits is uniform: small ones are as frequent as large ones.
  private func scaledInteger(
    around center: Int, from lower: Int, through upper: Int, width: UInt64
  ) -> Int? {
    let bits = tape.pointee.random.next()
    let digits = UInt64(tape.pointee.random.below(64 - width.leadingZeroBitCount)) + 1
    let distance = Int(truncatingIfNeeded: tape.pointee.random.next() >> (64 - digits))
    for attempt in 0..<2 {
      let goesDown = (bits & 1 == 0) == (attempt == 0)
      let (value, overflow) =
        goesDown
        ? center.subtractingReportingOverflow(distance) : center.addingReportingOverflow(distance)
      if !overflow && value >= lower && value <= upper { return value }
    }
    return nil
  }

  private func integerNearEarlier(from lower: Int, through upper: Int) -> Int? {
    guard tape.pointee.drawCount > 0 else { return nil }
    for _ in 0..<2 {
      let earlier = tape.pointee.draws[tape.pointee.random.below(tape.pointee.drawCount)]
      guard earlier.kind == .integer else { continue }
      let dice = tape.pointee.random.next()
      let offset: Int
      switch dice & 7 {
      case 0, 1, 2, 3: offset = 0
      case 4: offset = 1
      case 5: offset = -1
      default: offset = Int(truncatingIfNeeded: dice >> 8 & 15) - 8
      }
      let value = earlier.integerValue &+ offset
      if value >= lower && value <= upper { return value }
    }
    return nil
  }

  private func randomConstant(from lower: Int, through upper: Int, towards simplest: Int) -> Int {
    let dice = tape.pointee.random.next()
    let offset = Int(truncatingIfNeeded: dice >> 8 & 3) - 1
    switch dice & 7 {
    case 0: return lower
    case 1: return upper
    case 2: return lower &+ 1
    case 3: return upper &- 1
    case 4: return simplest
    case 5: return dice & 0x800 == 0 ? 0 : offset
    case 6:
      let power = 1 << Int(truncatingIfNeeded: dice >> 16 & 31)
      return (dice & 0x1000 == 0 ? power : -power) &+ offset
    default:
      var power = 1
      var exponent = Int(truncatingIfNeeded: dice >> 16 & 7)
      while exponent > 0 {
        power *= 10
        exponent -= 1
      }
      return (dice & 0x1000 == 0 ? power : -power) &+ offset
    }
  }

  func randomDouble(
    from lower: Double, through upper: Double, simplest: Double, suggestions: [Double]
  ) -> Double {
    if lower == upper { return lower }
    let dice = tape.pointee.random.next()
    if !suggestions.isEmpty && dice & 0x100 == 0 {
      let suggestion = suggestions[tape.pointee.random.below(suggestions.count)]
      let value = dice & 0xe00 == 0 ? nudged(suggestion) : suggestion
      if value >= lower && value <= upper { return value }
    }
    let pick = Int(truncatingIfNeeded: dice & 255)
    var value: Double
    if pick < ChoiceSource.nearShare {
      value = doubleNearEarlier() ?? simplest
    } else if pick < 2 * ChoiceSource.constantShare + ChoiceSource.nearShare {
      value = randomConstant(from: lower, through: upper, simplest: simplest)
    } else if pick < 176 {
      // A whole number of few digits on either side of the simplest value.
      let digits = UInt64(tape.pointee.random.below(10)) + 1
      let distance = Double(tape.pointee.random.next() >> (64 - digits))
      value = dice & 0x1000 == 0 ? simplest + distance : simplest - distance
      if value < lower || value > upper { value = 2 * simplest - value }
    } else if pick < 208 {
      let unit = tape.pointee.random.unit()
      value = ((lower * (1 - unit) + upper * unit) * 4).rounded(.toNearestOrEven) / 4
    } else {
      value = .nan
    }
    // NaN compares as outside of every range, too.
    if value >= lower && value <= upper { return value }
    let unit = tape.pointee.random.unit()
    value = lower * (1 - unit) + upper * unit
    return min(max(value, lower), upper)
  }

  private func doubleNearEarlier() -> Double? {
    guard tape.pointee.drawCount > 0 else { return nil }
    for _ in 0..<3 {
      let earlier = tape.pointee.draws[tape.pointee.random.below(tape.pointee.drawCount)]
      guard earlier.kind == .double else { continue }
      return tape.pointee.random.next() & 1 == 0 ? earlier.doubleValue : nudged(earlier.doubleValue)
    }
    return nil
  }

  /// The value plus or minus a little.
  private func nudged(_ value: Double) -> Double {
    switch tape.pointee.random.next() & 7 {
    case 0: return value + 1
    case 1: return value - 1
    case 2: return value + 0.5
    case 3: return value - 0.5
    case 4: return value.nextUp
    case 5: return value.nextDown
    case 6: return value + 0.001
    default: return value - 0.001
    }
  }

  private func randomConstant(
    from lower: Double, through upper: Double, simplest: Double
  ) -> Double {
    switch tape.pointee.random.next() & 15 {
    case 0, 1: return lower
    case 2, 3: return upper
    case 4, 5: return simplest
    case 6: return 0
    case 7: return 1
    case 8: return -1
    case 9: return 0.5
    case 10: return 10
    case 11: return 100
    case 12: return 1.0 / 3
    case 13: return 0.1
    case 14: return lower.nextUp
    default: return upper.nextDown
    }
  }

  /// Traps on weights that say nothing: not one for each alternative, negative ones, or none at all.
  ///
  /// The sum must stay below 2³¹, because swarms multiply weights.
  @usableFromInline static func validate(_ weights: [Int], count: Int) {
    precondition(weights.count == count, "each alternative needs a weight")
    var total = 0
    for weight in weights {
      precondition(weight >= 0, "a weight must not be negative")
      precondition(weight <= Int(Int32.max) - total, "the weights are too large")
      total += weight
    }
    precondition(total > 0, "one weight must be positive")
  }

  func randomIndex(below count: Int, weights: [Int]?) -> Int {
    if swarm != 0, count > 1, count <= 32,
      let index = swarmIndex(below: count, weights: weights)
    {
      return index
    }
    guard let weights else { return tape.pointee.random.below(count) }
    var total = 0
    for weight in weights {
      precondition(weight >= 0, "a weight must not be negative")
      total += weight
    }
    guard total > 0 else { return 0 }
    var dice = tape.pointee.random.below(total)
    var index = 0
    while index < count - 1 {
      dice -= weights[index]
      if dice < 0 { return index }
      index += 1
    }
    return count - 1
  }
}
