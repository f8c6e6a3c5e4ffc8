/// One run of a check.
final class Checker<Value> {
  private let gen: Gen<Value>
  private let options: CheckOptions
  private let property: (Value, CheckContext) throws -> Void
  private var cases = 0
  private var discarded = 0
  private var repeated = 0
  private var rejections = 0
  private var isExhausted = false
  private var labels: [String: Int] = [:]
  /// The names of labels and demands in the order of their first appearance.
  private var labelNames: [String] = []
  private var demandNames: [String] = []
  private var demands: [String: (share: Double, hits: Int, cases: Int)] = [:]
  private var seen: Set<ChoiceSequence> = []
  private var boring: [ChoiceSequence] = []
  private var failures: [CheckReport<Value>.Counterexample] = []

  init(
    gen: Gen<Value>, options: CheckOptions, property: @escaping (Value, CheckContext) throws -> Void
  ) {
    self.gen = gen
    self.options = options
    self.property = property
  }

  func run(examples: [Value]) -> CheckReport<Value> {
    for (index, value) in examples.enumerated() {
      if let error = evaluate(value), isNew(error) {
        failures.append(
          CheckReport.Counterexample(
            value: value, recording: nil, error: error, caseIndex: index, shrunk: nil,
            explanation: nil))
      }
      if isDone { return report(verdict) }
    }
    for sequence in options.storedCases {
      if let example = gen.replay(sequence) { runCase(example, index: 0) }
      if isDone { return report(verdict) }
    }
    let explorer = Explorer(gen, seed: options.seed)
    var index = 0
    var fruitless = 0
    // A case that fails is none that was run to its end, so it has to be counted by itself.
    var attempts = 0
    while attempts < options.cases && !isDone {
      let before = attempts
      if let example = explorer.example(at: index) {
        if runCase(example, index: index) { attempts += 1 }
      } else {
        discarded += 1
      }
      index += 1
      fruitless = attempts > before ? 0 : fruitless + 1
      // Many repetitions in a row: perhaps there is nothing else, and enumerating will tell.
      if fruitless == 64 {
        enumerate()
        if isExhausted { break }
      }
      if fruitless > options.patience {
        return report(cases == 0 && failures.isEmpty ? .gaveUp : verdict)
      }
    }
    return report(verdict)
  }

  /// Whether no other failure is of interest.
  private var isDone: Bool {
    failures.count >= options.failureLimit
      || failures.last.map { $0.error is PropertyReturnedFalse } ?? false
  }

  /// Whether no failure with an error of this type is known yet.
  private func isNew(_ error: any Error) -> Bool {
    !failures.contains { type(of: $0.error) == type(of: error) }
  }

  private var verdict: CheckReport<Value>.Outcome {
    if let first = failures.first { return .failed(first) }
    let missed = coverage.filter(\.isMissed)
    return missed.isEmpty ? .passed : .uncovered(missed)
  }

  private var coverage: [CheckReport<Value>.Coverage] {
    demandNames.map { name in
      let demand = demands[name] ?? (0, 0, 0)
      return CheckReport.Coverage(
        name: name, demanded: demand.share, hits: demand.hits, cases: demand.cases)
    }
  }

  private func report(_ outcome: CheckReport<Value>.Outcome) -> CheckReport<Value> {
    var counted = labelNames.map { (name: $0, count: labels[$0] ?? 0) }
    // Names break ties, so that the order depends on the counts alone.
    counted.sort { ($1.count, $0.name) < ($0.count, $1.name) }
    return CheckReport(
      outcome: outcome, otherFailures: Array(failures.dropFirst()), cases: cases,
      discarded: discarded, repeated: repeated,
      rejections: rejections, isExhausted: isExhausted, labels: counted, coverage: coverage)
  }

  /// Runs a case that was not run before; false if it was, or if it was discarded.
  @discardableResult
  private func runCase(_ example: Example<Value>, index: Int) -> Bool {
    rejections += example.recording.spans.count { $0.isDiscarded }
    guard seen.insert(example.recording.sequence).inserted else {
      repeated += 1
      return false
    }
    let before = discarded
    guard let error = evaluate(example.value) else {
      boring.append(example.recording.sequence)
      return discarded == before
    }
    if isNew(error) { failures.append(shrink(example, error, index)) }
    return true
  }

  /// Runs the property on one value; what it throws if it fails.
  private func evaluate(_ value: Value) -> (any Error)? {
    let context = CheckContext()
    do {
      try property(value, context)
    } catch is Discard {
      discarded += 1
      return nil
    } catch {
      return error
    }
    cases += 1
    for name in context.labels {
      if labels[name] == nil { labelNames.append(name) }
      labels[name, default: 0] += 1
    }
    for demand in context.demands {
      if demands[demand.name] == nil { demandNames.append(demand.name) }
      var counts = demands[demand.name] ?? (demand.share, 0, 0)
      counts.cases += 1
      if demand.isHit { counts.hits += 1 }
      demands[demand.name] = counts
    }
    return nil
  }

  private func shrink(
    _ example: Example<Value>, _ error: any Error, _ index: Int
  ) -> CheckReport<Value>.Counterexample {
    var smallest = error
    // The type of what is thrown stands for the fault, so that one fault does not turn into another.
    let isSame = { (value: Value) -> Bool in
      do {
        try self.property(value, CheckContext())
        return false
      } catch {
        guard type(of: error) == type(of: smallest) else { return false }
        smallest = error
        return true
      }
    }
    let shrunk = Shrinker(budget: options.shrinkBudget)
      .shrink(example.recording, of: gen, knownBoring: boring, while: isSame)
    let value = gen.replay(shrunk.sequence)?.value ?? example.value
    let found = smallest
    let explanation =
      options.explains ? Explainer().explain(shrunk.recording, of: gen, while: isSame) : nil
    return CheckReport.Counterexample(
      value: value, recording: shrunk.recording, error: found, caseIndex: index, shrunk: shrunk,
      explanation: explanation)
  }

  /// Runs all values of the generator if they are few enough for the cases that are left.
  private func enumerate() {
    var sequence: ChoiceSequence? = ChoiceSequence()
    var steps = 0
    while let current = sequence {
      steps += 1
      guard steps <= max(options.cases, 1_000) else { return }
      let source = ChoiceSource(replaying: current)
      if let example = gen.example(from: source) { runCase(example, index: steps) }
      if isDone { return }
      guard let next = source.recording.successor else { return }
      sequence = next.choices.isEmpty ? nil : next
    }
    isExhausted = true
  }
}

extension Recording {
  /// The next sequence in the order of enumeration, an empty one after the last, and nil if a draw has
  /// too many values for enumerating.
  package var successor: ChoiceSequence? {
    for draw in draws where draw.kind == .double && draw.lowerBits != draw.upperBits { return nil }
    var index = draws.count - 1
    while index >= 0 {
      if let next = draws[index].successor {
        var result: [Choice] = []
        for earlier in draws[..<index] { result.append(earlier.choice) }
        return ChoiceSequence(result + [next])
      }
      index -= 1
    }
    return ChoiceSequence()
  }
}

extension Draw {
  /// The next simplest value; nil if this is the last.
  fileprivate var successor: Choice? {
    if isForced { return nil }
    switch kind {
    case .double: return nil
    case .boolean: return bits == 0 ? .boolean(true) : nil
    case .integer, .index:
      let range = integerRange
      let target = integerTarget
      let value = integerValue
      // Target, one above, one below, two above, …; one side alone where the other has run out.
      let (mirrored, overflows) = target.subtractingReportingOverflow(value &- target)
      if value > target, !overflows, range.contains(mirrored) { return .integer(mirrored) }
      let distance = value >= target ? value &- target : target &- value
      let (above, aboveOverflows) = target.addingReportingOverflow(distance &+ 1)
      if !aboveOverflows, range.contains(above) { return .integer(above) }
      let (below, belowOverflows) = target.subtractingReportingOverflow(distance &+ 1)
      return !belowOverflows && range.contains(below) ? .integer(below) : nil
    }
  }
}
