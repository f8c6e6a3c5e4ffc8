/// Passes that make the values of single draws simpler.
extension ShrinkSession {
  /// Makes every draw as simple as it can be on its own, from the front to the back.
  func minimiseDraws() {
    var position = 0
    while position < best.draws.count && !isExhausted {
      minimiseDraw(at: position)
      position += 1
    }
  }

  private func minimiseDraw(at position: Int) {
    let draw = best.draws[position]
    switch draw.kind {
    case .index: minimiseIndex(at: position)
    case .boolean:
      if draw.isSimplest || isElementStart(position) { return }
      if considerValue(.boolean(false), at: position) { return }
      for candidate in withoutContent(.boolean(false), at: position) where consider(candidate) {
        return
      }
    case .integer, .double:
      if !draw.isSimplest { lower([position]) }
    }
  }

  private func isElementStart(_ position: Int) -> Bool {
    for span in best.spans where span.isElement && span.start == position { return true }
    return false
  }

  /// The innermost span around a draw, or −1.
  func innermostSpan(around position: Int) -> Int {
    var result = -1
    for (index, span) in best.spans.enumerated() {
      if span.start > position { break }
      if span.end > position { result = index }
    }
    return result
  }

  @discardableResult
  func considerValue(_ value: Choice, at position: Int) -> Bool {
    var candidate = choices
    candidate[position] = value
    let span = innermostSpan(around: position)
    return span < 0 ? consider(candidate) : considerAligned(candidate, changing: span)
  }

  // MARK: Numbers

  /// Lowers equal numbers together.
  func minimiseEqualDraws() {
    var position = 0
    while position < best.draws.count && !isExhausted {
      let draw = best.draws[position]
      if draw.isNumeric, !draw.isSimplest, !hasEqual(draw, before: position) {
        var group = [position]
        for other in (position + 1)..<max(best.draws.count, position + 1)
        where best.draws[other].kind == draw.kind && best.draws[other].bits == draw.bits {
          group.append(other)
        }
        if group.count > 1 { lower(group) }
      }
      position += 1
    }
  }

  private func hasEqual(_ draw: Draw, before position: Int) -> Bool {
    for index in 0..<position
    where best.draws[index].kind == draw.kind && best.draws[index].bits == draw.bits {
      return true
    }
    return false
  }

  /// Lowers the numbers at the given positions, which are all equal, as far as they go.
  private func lower(_ group: [Int]) {
    switch best.draws[group[0]].kind {
    case .integer: lowerIntegers(group)
    case .double: lowerDoubles(group)
    case .index, .boolean: break
    }
  }

  private func consider(_ value: Choice, at group: [Int]) -> Bool {
    var candidate = choices
    for position in group {
      guard position < candidate.count, best.draws[position].permits(value) else {
        wasJudged = false
        return false
      }
      candidate[position] = value
    }
    return consider(candidate)
  }

  /// A glance at first; a thorough search once, when other passes have had their turn.
  private func searchDepth(_ group: [Int]) -> SearchDepth {
    if round == 0 { return .glance }
    var words: [UInt64] = [UInt64(best.draws.count)]
    for position in group {
      words.append(UInt64(position))
      words.append(best.draws[position].bits)
    }
    return settled.insert(Fingerprint(words: words)).inserted ? .thorough : .glance
  }

  private func lowerIntegers(_ group: [Int]) {
    let depth = searchDepth(group)
    let draw = best.draws[group[0]]
    let target = draw.integerTarget
    let isBelow = draw.integerValue < target
    let distance = NumberLine.distance(from: target, to: draw.integerValue)
    let room = (
      below: NumberLine.distance(from: target, to: draw.integerRange.lowerBound),
      above: NumberLine.distance(from: target, to: draw.integerRange.upperBound)
    )
    // The other side counts as simpler or as equally simple, so it has its chance at every small step.
    if isBelow, distance <= room.above,
      consider(.integer(target &+ Int(truncatingIfNeeded: distance)), at: group)
    {
      lowerIntegers(group)
      return
    }
    lowestDistance(from: distance, depth) { step in
      let steps = Int(truncatingIfNeeded: step)
      // Where neither side has room, nothing is considered, and nothing judged.
      wasJudged = false
      if !isBelow || step <= 2, step <= room.above, consider(.integer(target &+ steps), at: group) {
        return true
      }
      return (isBelow || step <= 2) && step > 0 && step <= room.below
        && consider(.integer(target &- steps), at: group)
    }
  }

  private func lowerDoubles(_ group: [Int]) {
    let depth = searchDepth(group)
    if consider(best.draws[group[0]].simplest, at: group) { return }
    var value = best.draws[group[0]].doubleValue
    if value < 0, consider(.double(-value), at: group) { value = -value }
    if value != value.rounded(.towardZero) {
      guard let shorter = shortenFraction(value, group) else { return }
      value = shorter
    }
    let target = best.draws[group[0]].doubleTarget
    let sign: Double = value < target ? -1 : 1
    let difference = (value - target).magnitude
    guard difference < 0x1p60 else {
      lowerHuge(value, group)
      return
    }
    // Whole steps from the target, with the fraction that is left kept.
    let whole = UInt64(difference)
    let fraction = difference - Double(whole)
    lowestDistance(from: whole, depth) { step in
      consider(.double(target + sign * (Double(step) + fraction)), at: group)
    }
  }

  /// Looks for a value nearby with fewer binary digits after the point, whole numbers first.
  private func shortenFraction(_ value: Double, _ group: [Int]) -> Double? {
    var scale = 1.0
    for _ in 0..<10 {
      let scaled = value * scale
      for candidate in [scaled.rounded(.down) / scale, scaled.rounded(.up) / scale]
      where candidate == value || consider(.double(candidate), at: group) {
        return candidate
      }
      scale *= 2
    }
    return value
  }

  private func lowerHuge(_ value: Double, _ group: [Int]) {
    for candidate in [1.0, 2, 10, 100, 1_000, 0x1p20, 0x1p40, 0x1p52]
    where consider(.double(value < 0 ? -candidate : candidate), at: group) {
      lowerDoubles(group)
      return
    }
    var current = value
    while !isExhausted, consider(.double((current / 2).rounded(.towardZero)), at: group) {
      current = (current / 2).rounded(.towardZero)
    }
  }
}
