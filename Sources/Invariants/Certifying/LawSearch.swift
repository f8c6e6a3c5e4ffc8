import Generators

/// Searches for cases that break laws, and makes each of them small.
///
/// One search serves all laws: each case is observed once, and every law reads the observation.
package struct LawSearch<Case, Observed> {
  package let gen: Gen<Case>
  package let laws: [Law<Observed>]
  package let observe: (Case) -> Observed
  package let shrinkBudget: Int

  package var onProgress: ((CertifyProgress) -> Void)?
  /// Knows which cases end the process; without one, they do.
  package var scout: Scout?
  /// Called with what was observed in each random case.
  package var didObserve: ((Observed) -> Void)?
  /// Cases that are run after the random ones, all of them.
  package var smallScope: SmallScope?

  package init(
    gen: Gen<Case>, laws: [Law<Observed>], shrinkBudget: Int = 5_000,
    observe: @escaping (Case) -> Observed
  ) {
    self.gen = gen
    self.laws = laws
    self.observe = observe
    self.shrinkBudget = shrinkBudget
  }

  /// A broken law with its smallest case.
  package struct Finding {
    package var law: Law<Observed>
    package var violation: Violation
    package var example: Example<Case>
    package var observed: Observed
    /// The number of the case that broke the law first; `nil` if only a stored one did.
    package var caseIndex: Int?
    package var evaluations: Int
    package var isMinimal: Bool
    /// The largest distance from the promise that was seen, in points.
    package var worstDistance: Double?
    /// Whether the case broke the law once and kept it when it was run again.
    package var isUnsteady = false
  }

  package struct Result {
    package var cases = 0
    package var discarded = 0
    /// How many cases had been run before under another number, and were not run again.
    package var repeated = 0
    /// Whether every case that the generator can make was run.
    package var isExhausted = false
    /// In how many cases each law was really checked, in the order of the laws.
    package var checked: [Int]
    package var findings: [Finding] = []
    /// The ids of the laws that each stored case broke.
    package var stored: [[String]] = []
    /// How many cases of the small scope were run.
    package var smallScopeCases = 0
    /// Whether the sequence that was to be replayed is none that the generator makes.
    package var isMisfit = false
  }

  /// The cases that broke one law.
  private struct Suspects {
    /// The ones with the fewest draws, fewest first, earlier ones before later ones.
    var recordings: [Recording] = []
    /// The number of the case that broke the law first; `nil` if only stored ones did.
    var firstCase: Int?
    var worstDistance: Double?

    /// Every shrink ends where its passes end, which may not be the smallest case there is. Of the
    /// ends of several, the smallest is more often it.
    static var kept: Int { 5 }

    mutating func add(_ recording: Recording, _ distance: Double?) {
      worstDistance = [worstDistance, distance].compactMap { $0 }.max()
      let count = recording.draws.count
      let place = recordings.firstIndex { $0.draws.count > count } ?? recordings.count
      guard place < Self.kept else { return }
      recordings.insert(recording, at: place)
      if recordings.count > Self.kept { recordings.removeLast() }
    }
  }

  /// Runs stored cases and those of a seed, then shrinks one case of every broken law.
  ///
  /// What a case is depends on the seed and its number alone. No case is run twice, and the search
  /// ends early where the generator has no other.
  package func run(cases: Int, seed: UInt64, stored: [ChoiceSequence] = []) -> Result {
    var progress = Progress(laws: laws.count)
    runStored(stored, &progress)
    let explorer = Explorer(gen, seed: seed)
    var fruitless = 0
    for index in 0..<cases where !progress.result.isExhausted {
      if scout?.shouldStop == true { break }
      onProgress?(CertifyProgress(phase: .searching, finished: index, total: cases))
      guard let example = explorer.example(at: index) else {
        progress.result.discarded += 1
        continue
      }
      fruitless = run(example, index, &progress) ? 0 : fruitless + 1
      // Many repetitions in a row: perhaps there is nothing else, and enumerating will tell.
      if fruitless == 64 { enumerate(from: index, to: cases, &progress) }
    }
    scout?.caseIndex = nil
    if let smallScope { runAll(smallScope, &progress) }
    for lawIndex in laws.indices {
      guard let found = progress.suspects[lawIndex] else { continue }
      if let finding = shrink(laws[lawIndex], found, cases) {
        progress.result.findings.append(finding)
      }
    }
    return progress.result
  }

  /// What a search has seen so far.
  private struct Progress {
    var result: Result
    var suspects: [Suspects?]
    /// The choices of the random cases; stored ones are not among them.
    var seen: Set<ChoiceSequence> = []

    init(laws: Int) {
      result = Result(checked: Array(repeating: 0, count: laws))
      suspects = Array(repeating: nil, count: laws)
    }

    /// Notes a case that broke a law; a stored one has no number.
    mutating func suspect(
      _ law: Int, _ recording: Recording, _ violation: Violation, _ index: Int?
    ) {
      if suspects[law] == nil { suspects[law] = Suspects() }
      if suspects[law]?.firstCase == nil { suspects[law]?.firstCase = index }
      suspects[law]?.add(recording, violation.distance)
    }
  }

  /// Runs cases that broke laws earlier. They count for nothing but what they still break, so that
  /// the random cases and their numbers are the same with and without them.
  private func runStored(_ stored: [ChoiceSequence], _ progress: inout Progress) {
    for sequence in stored {
      scout?.caseIndex = nil
      let deaths = scout?.casualties.count ?? 0
      var broken: [String] = []
      if let example = gen.replay(sequence) {
        for (lawIndex, outcome) in judged(example, sequence).outcomes.enumerated() {
          guard case .broken(let violation) = outcome else { continue }
          broken.append(laws[lawIndex].id)
          progress.suspect(lawIndex, example.recording, violation, nil)
        }
        broken += scout?.casualties.dropFirst(deaths).map(\.death.law) ?? []
      }
      progress.result.stored.append(broken)
    }
  }

  /// Runs a case and judges it by all laws; false if it was run before.
  private func run(_ example: Example<Case>, _ index: Int, _ progress: inout Progress) -> Bool {
    let sequence = example.recording.sequence
    guard progress.seen.insert(sequence).inserted else {
      progress.result.repeated += 1
      return false
    }
    progress.result.cases += 1
    scout?.caseIndex = index
    let (observed, outcomes) = judged(example, sequence)
    if let observed { didObserve?(observed) }
    for (lawIndex, outcome) in outcomes.enumerated() {
      switch outcome {
      case .notApplicable: continue
      case .held: progress.result.checked[lawIndex] += 1
      case .broken(let violation):
        progress.result.checked[lawIndex] += 1
        progress.suspect(lawIndex, example.recording, violation, index)
      }
    }
    return true
  }

  /// Runs all cases of the generator, if they are no more than the cases that are left.
  private func enumerate(from index: Int, to cases: Int, _ progress: inout Progress) {
    var all: [Example<Case>] = []
    var next: ChoiceSequence? = ChoiceSequence()
    while let sequence = next {
      let source = ChoiceSource(enumerating: sequence)
      if let value = try? gen.draw(from: source), !source.isOverrun {
        all.append(Example(value: value, recording: source.recording))
      }
      guard all.count <= cases - index, let successor = source.recording.successor else { return }
      next = successor.choices.isEmpty ? nil : successor
    }
    for example in all where !progress.seen.contains(example.recording.sequence) {
      _ = run(example, index, &progress)
    }
    progress.result.isExhausted = true
  }

  /// Runs a small scope. It decides about laws that no random case has broken; of the others the
  /// random cases have smaller trees to start from.
  private func runAll(_ scope: SmallScope, _ progress: inout Progress) {
    let isOpen = progress.suspects.map { $0 == nil }
    for sequence in scope {
      if scout?.shouldStop == true { return }
      guard let example = gen.replay(sequence) else { continue }
      progress.result.smallScopeCases += 1
      for (lawIndex, outcome) in judged(example, example.recording.sequence).outcomes.enumerated() {
        if outcome == .notApplicable { continue }
        progress.result.checked[lawIndex] += 1
        guard case .broken(let violation) = outcome, isOpen[lawIndex] else { continue }
        progress.suspect(lawIndex, example.recording, violation, nil)
      }
    }
  }

  /// Judges the one case that choices stand for; none where the generator discards it.
  package func replay(_ sequence: ChoiceSequence) -> Result {
    if let example = gen.replay(sequence) {
      var result = judge(example)
      result.isMisfit = !example.recording.realises(sequence)
      return result
    }
    var result = Result(checked: Array(repeating: 0, count: laws.count))
    result.discarded = 1
    return result
  }

  /// Judges one given case by all laws, without shrinking.
  package func judge(_ example: Example<Case>) -> Result {
    var result = Result(cases: 1, checked: Array(repeating: 0, count: laws.count))
    scout?.caseIndex = 0
    let (observed, outcomes) = judged(example, example.recording.sequence)
    for (lawIndex, outcome) in outcomes.enumerated() {
      if outcome != .notApplicable { result.checked[lawIndex] = 1 }
      guard case .broken(let violation) = outcome, let observed else { continue }
      result.findings.append(
        Finding(
          law: laws[lawIndex], violation: violation, example: example, observed: observed,
          caseIndex: 0, evaluations: 0, isMinimal: false, worstDistance: violation.distance))
    }
    return result
  }

  /// Runs a case; nothing is observed and no law applies if it ends the process.
  private func judged(
    _ example: Example<Case>, _ sequence: ChoiceSequence
  ) -> (observed: Observed?, outcomes: [Outcome]) {
    attempt(sequence) {
      let observed = observe(example.value)
      return (observed, laws.map { $0.check(observed) })
    } ?? (nil, Array(repeating: .notApplicable, count: laws.count))
  }

  /// Does what runs a case; nil if the case ends the process. Laws belong to it: some ask for more.
  private func attempt<Result>(_ sequence: ChoiceSequence, _ body: () -> Result) -> Result? {
    guard let scout else { return body() }
    guard scout.mayRun(sequence) else { return nil }
    defer { scout.didRun() }
    return body()
  }

  /// Whether an example breaks a law.
  package func breaks(_ law: Law<Observed>, _ example: Example<Case>) -> Bool {
    let outcome = attempt(example.recording.sequence) { law.check(observe(example.value)) }
    guard case .broken = outcome else { return false }
    return true
  }

  /// Finds out which parts of a finding matter; `write` shows a case as the report does.
  func explain(
    _ finding: Finding, write: @escaping (Case) -> CaseText
  ) -> [CounterexampleExplainer<Case>.Finding] {
    if finding.isUnsteady { return [] }
    var explainer = CounterexampleExplainer(
      finding.example, of: gen, write: write, isBroken: { breaks(finding.law, $0) })
    return explainer.explain()
  }

  /// `nil` if a case that broke the law ends the process when it is run again.
  private func shrink(_ law: Law<Observed>, _ suspects: Suspects, _ total: Int) -> Finding? {
    onProgress?(
      CertifyProgress(phase: .shrinking(law.id), finished: total, total: total))
    var worst = suspects.worstDistance
    var evaluations = 0
    var best: ShrinkResult?
    let memory = ShrinkMemory()
    for recording in suspects.recordings {
      let shrunk = shrink(law, recording, memory, worst: &worst)
      evaluations += shrunk.evaluations
      if let known = best, !shrunk.recording.isSimpler(than: known.recording) { continue }
      best = shrunk
    }
    guard let best, let example = gen.replay(best.sequence) else {
      preconditionFailure("a law that was broken has a case, and a shrunk sequence replays to it")
    }
    let result = attempt(best.sequence) {
      let observed = observe(example.value)
      return (observed: observed, outcome: law.check(observed))
    }
    guard let (observed, outcome) = result else { return nil }
    guard case .broken(let violation) = outcome else {
      return Finding(
        law: law, violation: .unsteady, example: example, observed: observed,
        caseIndex: suspects.firstCase, evaluations: evaluations, isMinimal: false,
        worstDistance: worst, isUnsteady: true)
    }
    return Finding(
      law: law, violation: violation, example: example, observed: observed,
      caseIndex: suspects.firstCase, evaluations: evaluations, isMinimal: best.isFixedPoint,
      worstDistance: worst)
  }

  private func shrink(
    _ law: Law<Observed>, _ start: Recording, _ memory: ShrinkMemory, worst: inout Double?
  ) -> ShrinkResult {
    var largest = worst
    let result = Shrinker(budget: shrinkBudget).shrink(start, of: gen, remembering: memory) {
      example in
      let outcome = attempt(example.recording.sequence) { law.check(observe(example.value)) }
      guard case .broken(let violation) = outcome else { return false }
      largest = [largest, violation.distance].compactMap { $0 }.max()
      return true
    }
    worst = largest
    return result
  }
}

extension Violation {
  /// A case that broke the law and, run again, does not: the subject depends on something that is
  /// not in the case, which is a finding of its own.
  fileprivate static let unsteady = Violation(
    message: "the law was broken once, and kept when the same case was run again",
    expected: "the same outcome every time", actual: "broken once, then kept",
    blame: "state outside the case: a global, a shared object, the time")
}
