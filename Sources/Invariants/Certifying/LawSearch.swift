import Generators

/// Searches for cases that break laws, and makes each of them small.
///
/// One search serves all laws: each case is observed once, and every law reads the observation.
package struct LawSearch<Case, Observed> {
  package let gen: Gen<Case>
  package let laws: [Law<Observed>]
  package let observe: (Case) -> Observed
  package let shrinkBudget: Int

  /// Called before each observation with the choices behind it, so that they outlive a crash.
  package var willRun: ((ChoiceSequence) -> Void)?
  package var onProgress: ((CertifyProgress) -> Void)?
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
    /// The number of the case that broke the law first.
    package var caseIndex: Int
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
    /// How many cases of the small scope were run.
    package var smallScopeCases = 0
  }

  /// The cases that broke one law.
  private struct Suspects {
    /// The ones with the fewest draws, fewest first, earlier ones before later ones.
    var recordings: [Recording] = []
    /// The number of the case that broke the law first.
    var firstCase: Int
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

  /// Runs the cases of a seed, then shrinks one case of every broken law.
  ///
  /// What a case is depends on the seed and its number alone. No case is run twice, and the search
  /// ends early where the generator has no other.
  package func run(cases: Int, seed: UInt64) -> Result {
    var progress = Progress(laws: laws.count)
    let explorer = Explorer(gen, seed: seed)
    var fruitless = 0
    for index in 0..<cases where !progress.result.isExhausted {
      onProgress?(CertifyProgress(phase: .searching, finished: index, total: cases))
      guard let example = explorer.example(at: index) else {
        progress.result.discarded += 1
        continue
      }
      fruitless = run(example, index, &progress) ? 0 : fruitless + 1
      // Many repetitions in a row: perhaps there is nothing else, and enumerating will tell.
      if fruitless == 64 { enumerate(from: index, to: cases, &progress) }
    }
    if let smallScope { runAll(smallScope, &progress) }
    for lawIndex in laws.indices {
      guard let found = progress.suspects[lawIndex] else { continue }
      progress.result.findings.append(shrink(laws[lawIndex], found, cases))
    }
    return progress.result
  }

  /// What a search has seen so far.
  private struct Progress {
    var result: Result
    var suspects: [Suspects?]
    var seen: Set<ChoiceSequence> = []

    init(laws: Int) {
      result = Result(checked: Array(repeating: 0, count: laws))
      suspects = Array(repeating: nil, count: laws)
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
    willRun?(sequence)
    let observed = observe(example.value)
    didObserve?(observed)
    for lawIndex in laws.indices {
      switch laws[lawIndex].check(observed) {
      case .notApplicable: continue
      case .held: progress.result.checked[lawIndex] += 1
      case .broken(let violation):
        progress.result.checked[lawIndex] += 1
        if progress.suspects[lawIndex] == nil {
          progress.suspects[lawIndex] = Suspects(firstCase: index)
        }
        progress.suspects[lawIndex]?.add(example.recording, violation.distance)
      }
    }
    return true
  }

  /// Runs all cases of the generator, if they are no more than the cases that are left.
  private func enumerate(from index: Int, to cases: Int, _ progress: inout Progress) {
    var all: [Example<Case>] = []
    var next: ChoiceSequence? = ChoiceSequence()
    while let sequence = next {
      let source = ChoiceSource(replaying: sequence)
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
      guard let example = gen.replay(sequence) else { continue }
      progress.result.smallScopeCases += 1
      willRun?(example.recording.sequence)
      let observed = observe(example.value)
      for lawIndex in laws.indices {
        let outcome = laws[lawIndex].check(observed)
        if outcome == .notApplicable { continue }
        progress.result.checked[lawIndex] += 1
        guard case .broken(let violation) = outcome, isOpen[lawIndex] else { continue }
        if progress.suspects[lawIndex] == nil {
          progress.suspects[lawIndex] = Suspects(firstCase: 0)
        }
        progress.suspects[lawIndex]?.add(example.recording, violation.distance)
      }
    }
  }

  /// Judges one given case by all laws, without shrinking.
  package func judge(_ example: Example<Case>) -> Result {
    var result = Result(cases: 1, checked: Array(repeating: 0, count: laws.count))
    willRun?(example.recording.sequence)
    let observed = observe(example.value)
    for lawIndex in laws.indices {
      let outcome = laws[lawIndex].check(observed)
      if outcome != .notApplicable { result.checked[lawIndex] = 1 }
      guard case .broken(let violation) = outcome else { continue }
      result.findings.append(
        Finding(
          law: laws[lawIndex], violation: violation, example: example, observed: observed,
          caseIndex: 0, evaluations: 0, isMinimal: false, worstDistance: violation.distance))
    }
    return result
  }

  /// Whether an example breaks a law.
  package func breaks(_ law: Law<Observed>, _ example: Example<Case>) -> Bool {
    willRun?(example.recording.sequence)
    guard case .broken = law.check(observe(example.value)) else { return false }
    return true
  }

  private func shrink(_ law: Law<Observed>, _ suspects: Suspects, _ total: Int) -> Finding {
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
    let observed = observe(example.value)
    guard case .broken(let violation) = law.check(observed) else {
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
      willRun?(example.recording.sequence)
      guard case .broken(let violation) = law.check(observe(example.value)) else { return false }
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
