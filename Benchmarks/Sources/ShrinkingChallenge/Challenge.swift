import Generators

/// What a property says about a value.
enum Verdict {
  case holds
  case fails
  /// The value does not meet the property's assumption.
  case discarded

  init(_ holds: Bool) { self = holds ? .holds : .fails }
}

/// What came of one run: a search for a failure, and its shrink.
struct Outcome {
  var isFound: Bool
  /// How many cases the search ran, the failing one included.
  var cases: Int
  var evaluations: Int
  var evaluationsToResult: Int
  var isFixedPoint: Bool
  var result: String
}

/// One exercise of the shrinking challenge: a generator, a property that must fail, and the smallest
/// values at which it does.
struct Challenge: Sendable {
  let name: String
  let minima: [String]
  /// The mean evaluations of Hypothesis 6.170, measured on the same definitions.
  let bar: Double
  let run: @Sendable (_ seed: UInt64, _ start: Int, _ isTraced: Bool) -> Outcome
  /// Makes and judges that many examples; returns how many met the assumption.
  let generate: @Sendable (_ count: Int) -> Int

  /// The most cases of a search.
  static let searchLimit = 200_000

  init<Value>(
    _ name: String, minima: [String], bar: Double, gen: Gen<Value>,
    show: @escaping @Sendable (Value) -> String = { "\($0)" },
    property: @escaping @Sendable (Value) -> Verdict
  ) {
    self.name = name
    self.minima = minima
    self.bar = bar
    run = { seed, start, isTraced in
      let explorer = Explorer(gen, seed: seed)
      var seen: Set<ChoiceSequence> = []
      var boring: [ChoiceSequence] = []
      var count = 0
      for index in start..<(start + Challenge.searchLimit) {
        guard let example = explorer.example(at: index) else { continue }
        let sequence = example.recording.sequence
        guard seen.insert(sequence).inserted else { continue }
        count += 1
        guard case .fails = property(example.value) else {
          boring.append(sequence)
          continue
        }
        let shrunk = Shrinker().shrink(example.recording, of: gen, knownBoring: boring) { value in
          let verdict = property(value)
          if isTraced { print("    \(verdict): \(show(value))") }
          if case .fails = verdict { return true }
          return false
        }
        let result = gen.replay(shrunk.sequence).map { show($0.value) } ?? "discarded"
        return Outcome(
          isFound: true, cases: count, evaluations: shrunk.evaluations,
          evaluationsToResult: shrunk.evaluationsToResult, isFixedPoint: shrunk.isFixedPoint,
          result: result)
      }
      return Outcome(
        isFound: false, cases: count, evaluations: 0, evaluationsToResult: 0, isFixedPoint: false,
        result: "")
    }
    generate = { count in
      let explorer = Explorer(gen, seed: 1)
      var valid = 0
      for index in 0..<count {
        guard let example = explorer.example(at: index) else { continue }
        if case .discarded = property(example.value) { continue }
        valid += 1
      }
      return valid
    }
  }
}
