/// The numbers that a draw could have been, as steps away from the one that it was.
///
/// Integers are counted exactly, over the full range of `Int`. Doubles go in whole steps, or in steps of
/// what can be told apart where that is more; the last step ends at the bound itself.
struct NumberLine {
  private let draw: Draw
  /// How far apart neighbouring doubles of the line are; integers are 1 apart.
  private let unit: Double

  init(_ draw: Draw) {
    self.draw = draw
    unit = draw.kind == .double ? max(1, 4 * draw.doubleValue.ulp) : 1
  }

  /// How far two integers are apart: up to the distance between the least and the greatest `Int`, which
  /// no `Int` holds.
  static func distance(from start: Int, to end: Int) -> UInt64 {
    UInt64(bitPattern: Int64(end < start ? start &- end : end &- start))
  }

  /// How many steps there are up to the upper bound, or down to the lower one.
  func steps(_ direction: Direction) -> UInt64 {
    guard draw.kind == .double else {
      let range = draw.integerRange
      return Self.distance(
        from: draw.integerValue, to: direction == .up ? range.upperBound : range.lowerBound)
    }
    let bound = self.bound(direction)
    if bound == draw.doubleValue { return 0 }
    return UInt64(min(((bound - draw.doubleValue).magnitude / unit).rounded(.up), 0x1p62))
  }

  /// The number that is so many steps away, at most ``steps(_:)``.
  func choice(_ steps: UInt64, _ direction: Direction) -> Choice {
    guard draw.kind == .double else {
      let distance = Int(truncatingIfNeeded: steps)
      return .integer(
        direction == .up ? draw.integerValue &+ distance : draw.integerValue &- distance)
    }
    if steps == self.steps(direction) { return .double(bound(direction)) }
    let distance = Double(steps) * unit
    return .double(draw.doubleValue + (direction == .up ? distance : -distance))
  }

  private func bound(_ direction: Direction) -> Double {
    direction == .up ? draw.doubleRange.upperBound : draw.doubleRange.lowerBound
  }

  /// Which way one goes.
  enum Direction {
    case up, down
  }
}
