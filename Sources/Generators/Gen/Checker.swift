/// One run of a check.
final class Checker<Value> {
  private let gen: Gen<Value>
  private let options: CheckOptions
  private let property: (Value, CheckContext) throws -> Void
  private var cases = 0
  /// How many cases were run to a verdict: those that failed are among them.
  private var attempts = 0
  private var discarded = 0
  private var repeated = 0
  private var health = GeneratorHealth()
  private var isExhausted = false
  private var settled: [ChoiceSequence] = []
  private var outdated = 0
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
    for (index, sequence) in options.storedCases.enumerated() where !isDone {
      runStored(sequence, index: index)
    }
    for (index, value) in examples.enumerated() where !isDone {
      if let error = evaluate(value), isNew(error) {
        failures.append(
          CheckReport.Counterexample(
            value: value, recording: nil, error: error, caseIndex: index, origin: .given,
            shrunk: nil, explanation: nil, notes: []))
      }
    }
    return search()
  }

  /// Runs a case that failed in an earlier check.
  private func runStored(_ sequence: ChoiceSequence, index: Int) {
    let example = run(ChoiceSource(replaying: sequence, limit: options.drawLimit))
    let before = failures.count
    let fate = example.map { runCase($0, index: index, .stored) }
    // What the generator does not make any more is no case of it.
    let isOutdated = example?.recording.realises(sequence) != true
    if isOutdated { outdated += 1 }
    // One that failed anew is replaced by the smallest case that shows the same.
    if isOutdated || fate != .failed || failures.count > before { settled.append(sequence) }
  }

  private func search() -> CheckReport<Value> {
    attempts = 0
    let explorer = Explorer(gen, seed: options.seed, limit: options.drawLimit)
    var index = 0
    var fruitless = 0
    var fruitlessDiscards = 0
    while attempts < options.cases && !isDone {
      let before = (attempts: attempts, discarded: discarded)
      if let example = explorer.example(at: index, &health) {
        runCase(example, index: index, .searched)
      } else {
        discarded += 1
      }
      index += 1
      if attempts > before.attempts {
        (fruitless, fruitlessDiscards) = (0, 0)
      } else {
        fruitless += 1
        fruitlessDiscards += discarded - before.discarded
      }
      // Many repetitions in a row: perhaps there is nothing else, and enumerating will tell.
      if fruitless == 64 {
        enumerate()
        if isExhausted { break }
      }
      if fruitless > options.patience {
        // Repetitions mean that there is little else, discards that little is known.
        let isStarved = fruitlessDiscards * 2 > fruitless && failures.isEmpty
        return report(isStarved ? .gaveUp : verdict)
      }
    }
    return report(verdict)
  }

  /// Whether no other failure is of interest.
  private var isDone: Bool {
    failures.count >= options.failureLimit
      || failures.last.map { $0.error is PropertyReturnedFalse } ?? false
  }

  /// Whether no such failure is known yet.
  private func isNew(_ error: any Error) -> Bool {
    let identity = FaultIdentity(error)
    return !failures.contains { FaultIdentity($0.error) == identity }
  }

  private var verdict: CheckReport<Value>.Outcome {
    if let first = failures.first { return .failed(first) }
    // Nothing that was asked for has been run, so nothing is known.
    if cases == 0, options.cases > 0 { return .gaveUp }
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
      casesDemanded: options.cases, discarded: discarded, repeated: repeated,
      rejections: health.rejections, overruns: health.overruns, isExhausted: isExhausted,
      settledStoredCases: settled,
      outdatedStoredCases: outdated, labels: counted, coverage: coverage)
  }

  // MARK: Cases

  private func run(_ source: ChoiceSource) -> Example<Value>? {
    let example = gen.example(from: source)
    health.count(source)
    return example
  }

  /// What became of a case.
  private enum Fate {
    case held, failed, discarded, repeated
  }

  /// Runs a case that was not run before.
  @discardableResult
  private func runCase(
    _ example: Example<Value>, index: Int, _ origin: CheckReport<Value>.Origin
  ) -> Fate {
    guard seen.insert(example.recording.accepted).inserted else {
      repeated += 1
      return .repeated
    }
    let before = discarded
    guard let error = evaluate(example.value) else {
      boring.append(example.recording.sequence)
      return discarded == before ? .held : .discarded
    }
    if isNew(error) { failures.append(shrink(example, error, index, origin)) }
    return .failed
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
      attempts += 1
      return error
    }
    attempts += 1
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
    _ example: Example<Value>, _ error: any Error, _ index: Int,
    _ origin: CheckReport<Value>.Origin
  ) -> CheckReport<Value>.Counterexample {
    var smallest = error
    let identity = FaultIdentity(error)
    // One fault must not turn into another on the way.
    let fault = { (value: Value) -> (any Error)? in
      do {
        try self.property(value, CheckContext())
        return nil
      } catch {
        return FaultIdentity(error) == identity ? error : nil
      }
    }
    let shrunk = Shrinker(budget: options.shrinkBudget)
      .shrink(example.recording, of: gen, knownBoring: boring) { value in
        guard let found = fault(value) else { return false }
        smallest = found
        return true
      }
    let value =
      gen.replay(shrunk.sequence, limit: options.drawLimit)?.value ?? example.value
    let explanation =
      options.explains
      ? Explainer().explain(shrunk.recording, of: gen) { fault($0) != nil } : nil
    return CheckReport.Counterexample(
      value: value, recording: shrunk.recording, error: smallest, caseIndex: index, origin: origin,
      shrunk: shrunk, explanation: explanation,
      notes: explanation?.notes(on: shrunk.recording, of: gen, as: value) ?? [])
  }

  /// Runs all values of the generator if they are few enough for the cases that are left.
  private func enumerate() {
    var sequence: ChoiceSequence? = ChoiceSequence()
    var steps = 0
    while let current = sequence {
      steps += 1
      guard steps <= max(options.cases, 1_000), attempts < options.cases else { return }
      let source = ChoiceSource(enumerating: current, limit: options.drawLimit)
      if let example = run(source) { runCase(example, index: steps, .enumerated) }
      if isDone { return }
      guard !source.isOverrun, let next = source.recording.successor else { return }
      sequence = next.choices.isEmpty ? nil : next
    }
    isExhausted = true
  }
}
