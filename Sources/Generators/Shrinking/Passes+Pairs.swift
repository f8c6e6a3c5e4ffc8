/// Passes that change two numbers at once.
extension ShrinkSession {
  /// Lowers one number and moves a later one with it, by as much down or by as much up.
  ///
  /// The two may be any distance apart: what counts is that their difference, or their sum, stays as it
  /// is. A layout's proposal follows its subviews' widths down that way.
  func lowerPairs() {
    var first = 0
    while first < best.draws.count && !isExhausted {
      var second = first + 1
      while second < best.draws.count && first < best.draws.count && !isExhausted {
        let left = best.draws[first]
        let right = best.draws[second]
        if left.isNumeric, !left.isSimplest, right.isNumeric, !right.isForced {
          // A difference only matters between two numbers that both have somewhere to go.
          if !right.isSimplest { lowerPair(first, second, factor: 1) }
          lowerPair(first, second, factor: -1)
          // Lengths often count on both sides, so that two units go with one.
          if left.kind == .double && right.kind == .double {
            if !right.isSimplest { lowerPair(first, second, factor: 2) }
            lowerPair(first, second, factor: -2)
          }
        }
        second += 1
      }
      first += 1
    }
  }

  private func lowerPair(_ first: Int, _ second: Int, factor: Int) {
    guard first < best.draws.count, second < best.draws.count, !best.draws[first].isSimplest else {
      return
    }
    let left = best.draws[first]
    let right = best.draws[second]
    switch (left.kind, right.kind) {
    case (.integer, .integer): lowerIntegerPair(first, second, left, right, factor)
    case (.double, .double): lowerDoublePair(first, second, left, right, factor)
    case (.integer, .double), (.double, .integer):
      lowerMixedPair(first, second, left, right, factor)
    default: break
    }
  }

  private func considerPair(
    _ first: Int, _ firstValue: Choice, _ second: Int, _ secondValue: Choice
  ) -> Bool {
    guard first < best.draws.count, second < best.draws.count,
      best.draws[first].permits(firstValue), best.draws[second].permits(secondValue)
    else {
      wasJudged = false
      return false
    }
    var candidate = choices
    candidate[first] = firstValue
    candidate[second] = secondValue
    return consider(candidate)
  }

  private func lowerIntegerPair(
    _ first: Int, _ second: Int, _ left: Draw, _ right: Draw, _ factor: Int
  ) {
    let target = left.integerTarget
    let value = left.integerValue
    let isBelow = value < target
    let distance = NumberLine.distance(from: target, to: value)
    guard distance <= UInt64(Int.max) else { return }
    lowestDistanceIfNext(from: distance) { step in
      let moved = isBelow ? target - Int(step) : target + Int(step)
      let change = moved - value
      let (other, overflow) =
        factor < 0
        ? right.integerValue.subtractingReportingOverflow(change)
        : right.integerValue.addingReportingOverflow(change)
      return !overflow && considerPair(first, .integer(moved), second, .integer(other))
    }
  }

  private func lowerDoublePair(
    _ first: Int, _ second: Int, _ left: Draw, _ right: Draw, _ factor: Int
  ) {
    var value = left.doubleValue
    var otherValue = right.doubleValue
    let target = left.doubleTarget
    func attempt(_ moved: Double) -> Bool {
      let change = moved - value
      let other = snapped(otherValue + Double(factor) * change, near: otherValue)
      return considerPair(first, .double(moved), second, .double(other))
    }
    // To a whole number of steps from the target first.
    let whole = (value - target).rounded(.towardZero)
    if target + whole != value {
      if attempt(target + whole) {
        guard first < best.draws.count, second < best.draws.count else { return }
        value = best.draws[first].doubleValue
        otherValue = best.draws[second].doubleValue
      } else if !isExhausted, attempt(target) {
        return
      }
    }
    let difference = (value - target).magnitude
    guard difference < 0x1p53, difference >= 1 else { return }
    let sign: Double = value < target ? -1 : 1
    let steps = UInt64(difference)
    let fraction = difference - Double(steps)
    lowestDistanceIfNext(from: steps) { step in
      attempt(target + sign * (Double(step) + fraction))
    }
  }

  /// The whole number that a result would be but for rounding, or else the result as it is.
  ///
  /// A sum has lost the last digits of its parts, so taking a part away again leaves a trace of them.
  private func snapped(_ result: Double, near operand: Double) -> Double {
    let whole = result.rounded(.toNearestOrEven)
    let tolerance = 4 * max(operand.ulp, result.ulp)
    return (result - whole).magnitude <= tolerance ? whole : result
  }

  private func lowerMixedPair(
    _ first: Int, _ second: Int, _ left: Draw, _ right: Draw, _ factor: Int
  ) {
    let isInteger = left.kind == .integer
    let value = isInteger ? Double(left.integerValue) : left.doubleValue
    let target = isInteger ? Double(left.integerTarget) : left.doubleTarget
    let otherValue = isInteger ? right.doubleValue : Double(right.integerValue)
    let difference = (value - target).magnitude
    guard difference >= 1, difference < 0x1p50, otherValue.magnitude < 0x1p50,
      difference == difference.rounded(.towardZero)
    else { return }
    let sign: Double = value < target ? -1 : 1
    lowestDistanceIfNext(from: UInt64(difference)) { step in
      let moved = target + sign * Double(step)
      let change = moved - value
      let other = otherValue + Double(factor) * change
      return isInteger
        ? considerPair(first, .integer(Int(moved)), second, .double(other))
        : considerPair(first, .double(moved), second, .integer(Int(other)))
    }
  }

  /// Swaps two neighbouring numbers if that puts the simpler one first.
  func swapNumbers() {
    var previous = -1
    var position = 0
    while position < best.draws.count && !isExhausted {
      let draw = best.draws[position]
      if draw.isNumeric, !draw.isForced {
        if previous >= 0, best.draws[previous].kind == draw.kind,
          best.draws[previous].simplicity > draw.simplicity
        {
          _ = considerPair(previous, draw.choice, position, best.draws[previous].choice)
        }
        previous = position
      }
      position += 1
    }
  }
}
