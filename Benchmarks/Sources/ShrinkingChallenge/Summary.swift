import Foundation

/// What the runs of one challenge add up to.
struct Summary {
  let challenge: Challenge
  let seeds: Int
  let outcomes: [Outcome]
  /// Distinct results with their counts, most frequent first.
  let results: [(String, Int)]
  /// Examples made and judged per second of processor time; nil if not measured.
  let speed: Double?

  /// `start` is the first case of each search; later cases are larger.
  init(
    _ challenge: Challenge, seeds: Int, start: Int, isTraced: Bool, measuresSpeed: Bool
  ) {
    self.challenge = challenge
    self.seeds = seeds
    var outcomes: [Outcome] = []
    for seed in 0..<seeds {
      let number = UInt64(seed) &* 0x9e37_79b9_7f4a_7c15 &+ 20_261_130
      outcomes.append(challenge.run(number, start, isTraced))
    }
    self.outcomes = outcomes
    var counts: [String: Int] = [:]
    for outcome in outcomes where outcome.isFound { counts[outcome.result, default: 0] += 1 }
    results = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
    speed = measuresSpeed ? Summary.measureSpeed(challenge) : nil
  }

  var found: Int { outcomes.count { $0.isFound } }
  var minimal: Int { outcomes.count { challenge.minima.contains($0.result) } }
  var fixed: Int { outcomes.count { $0.isFixedPoint } }
  var meanEvaluations: Double { mean(outcomes.map(\.evaluations)) }
  var meanToResult: Double { mean(outcomes.map(\.evaluationsToResult)) }
  var median: Int { quantile(0.5, outcomes.map(\.evaluations)) }
  var p95: Int { quantile(0.95, outcomes.map(\.evaluations)) }
  var worst: Int { outcomes.map(\.evaluations).max() ?? 0 }
  var medianCases: Int { quantile(0.5, outcomes.map(\.cases)) }

  private func mean(_ values: [Int]) -> Double {
    values.isEmpty ? 0 : Double(values.reduce(0, +)) / Double(values.count)
  }

  private func quantile(_ share: Double, _ values: [Int]) -> Int {
    let sorted = values.sorted()
    return sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, Int(share * Double(sorted.count)))]
  }

  private static func measureSpeed(_ challenge: Challenge) -> Double {
    var count = 2_000
    while true {
      let start = processorSeconds()
      let valid = challenge.generate(count)
      let seconds = processorSeconds() - start
      if seconds > 0.3 { return Double(valid) / seconds }
      count *= 4
    }
  }

  /// The processor time that this process has used, which other processes have no part in.
  private static func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
