/// How thoroughly a number is searched.
enum SearchDepth {
  /// Zero, and half: enough to find out whether the number is free.
  case glance
  /// One step down, too, and the probes that find the way out of common dead ends.
  case thorough
}

extension ShrinkSession {
  /// Finds a small distance that works, given that `current` works and that larger ones tend to.
  ///
  /// If half the distance works, it climbs from below in growing steps, because what is needed to show
  /// a fault is usually small, and then bisects: the cost depends on the size of the answer, not on
  /// where the search began. If only less works, it descends in growing steps. If not even one step
  /// down works, a few probes look for another way.
  func lowestDistance(
    from current: UInt64, _ depth: SearchDepth, _ works: (UInt64) -> Bool
  ) {
    if current == 0 || works(0) || current == 1 { return }
    if works(current / 2) {
      climb(to: current / 2, works)
      return
    }
    guard depth == .thorough, current > 2 else { return }
    if let next = stepDown(from: current, works) {
      descend(from: next, above: current / 2, works)
      return
    }
    for probe in [1, current - 2] where probe < current - 1 && probe != current / 2 {
      if works(probe) {
        lowestDistance(from: probe, .glance, works)
        return
      }
    }
  }

  /// Finds a lower distance, given that `current` works, if the distance below works as well.
  func lowestDistanceIfNext(from current: UInt64, _ works: (UInt64) -> Bool) {
    guard current > 0, let next = stepDown(from: current, works), next > 0 else { return }
    if works(0) || next == 1 { return }
    if works(current / 2) {
      climb(to: current / 2, works)
    } else {
      descend(from: next, above: current / 2, works)
    }
  }

  /// Takes the smallest step down that the generator allows, if that works.
  ///
  /// The generator may have its own idea of which numbers are possible, multiples of five for
  /// instance. Trying those that are not costs no evaluation.
  private func stepDown(from current: UInt64, _ works: (UInt64) -> Bool) -> UInt64? {
    for step in 1...min(current, 16) {
      if works(current - step) { return current - step }
      if wasJudged { return nil }
    }
    return nil
  }

  /// Finds the lowest distance above 0 that works, given that `limit` does, by doubling and bisecting.
  private func climb(to limit: UInt64, _ works: (UInt64) -> Bool) {
    var low: UInt64 = 0
    var good = limit
    var step: UInt64 = 1
    while step < limit {
      if works(step) {
        good = step
        break
      }
      low = step
      step = step &* 2 | 1
      if step == .max { break }
    }
    while good - low > 1 {
      let middle = low + (good - low) / 2
      if works(middle) { good = middle } else { low = middle }
    }
    finish(from: good, works)
  }

  /// Finds the lowest distance that works between one that does not and one that does, from above.
  private func descend(from start: UInt64, above limit: UInt64, _ works: (UInt64) -> Bool) {
    var low = limit
    var good = start
    var step: UInt64 = 1
    while good - low > 1 {
      let probe = good - low > step ? good - step : low + (good - low) / 2
      if works(probe) {
        good = probe
        step = step &* 2
      } else {
        low = probe
        step = max(1, (good - low) / 2)
      }
    }
    finish(from: good, works)
  }

  /// Goes a few possible numbers further, because bisecting ends early where not every number is.
  private func finish(from start: UInt64, _ works: (UInt64) -> Bool) {
    var good = start
    for _ in 0..<4 {
      guard good > 1, let next = stepDown(from: good, works) else { return }
      good = next
    }
  }
}
