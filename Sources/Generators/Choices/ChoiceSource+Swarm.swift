/// Swarm testing: what is rare in most cases is frequent in some, and what is frequent is absent.
///
/// Faults that need two rare parts at once would take the product of their rarities to meet. In a case
/// with a swarm, whatever the same kind of decision is about is treated alike all over the case: an
/// alternative that is left out is left out everywhere. Only how likely a value is changes, never which
/// values there are, so that nothing about it has to be recorded.
extension ChoiceSource {
  /// Picks one of a few alternatives in the manner of this case's swarm.
  func swarmIndex(below count: Int, weights: [Int]?) -> Int? {
    let key = swarm ^ tape.pointee.openLabel
    var total = 0
    for index in 0..<count { total += Self.factor(key, index) * (weights?[index] ?? 1) }
    if total == 0 { return nil }
    var dice = tape.pointee.random.below(total)
    for index in 0..<count {
      dice -= Self.factor(key, index) * (weights?[index] ?? 1)
      if dice < 0 { return index }
    }
    return count - 1
  }

  /// How often an alternative is drawn in comparison with a case without a swarm.
  private static func factor(_ key: UInt64, _ index: Int) -> Int {
    switch mix(key, UInt64(index)) & 7 {
    case 0, 1: 0
    case 2, 3, 4: 1
    default: 8
    }
  }

  /// The probability of a rare decision in this case's swarm; decisions that are as good as even stay.
  func swarmProbability(_ probability: Double) -> Double {
    if probability >= 0.5 { return probability }
    let odds = probability / (1 - probability)
    let changed: Double
    switch Self.mix(swarm ^ tape.pointee.openLabel, probability.bitPattern) & 7 {
    case 0, 1, 2: changed = odds / 10
    case 3, 4, 5: changed = odds
    default: changed = 4 * odds
    }
    return changed / (1 + changed)
  }

  private static func mix(_ key: UInt64, _ part: UInt64) -> UInt64 {
    var hash = (key &+ part &* 0x9e37_79b9_7f4a_7c15) &* 0xbf58_476d_1ce4_e5b9
    hash = (hash ^ hash >> 31) &* 0x94d0_49bb_1331_11eb
    return hash >> 32
  }
}
