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
  }

  package struct Result {
    package var cases = 0
    package var discarded = 0
    /// In how many cases each law was really checked, in the order of the laws.
    package var checked: [Int]
    package var findings: [Finding] = []
  }

  private struct Suspect {
    var recording: Recording
    var caseIndex: Int
    var worstDistance: Double?
  }

  /// Runs the cases of a seed, then shrinks one case of every broken law.
  package func run(cases: Int, seed: UInt64) -> Result {
    var result = Result(checked: Array(repeating: 0, count: laws.count))
    var suspects: [Suspect?] = Array(repeating: nil, count: laws.count)
    let explorer = Explorer(gen, seed: seed)
    for index in 0..<cases {
      onProgress?(CertifyProgress(phase: .searching, finished: index, total: cases))
      guard let example = explorer.example(at: index) else {
        result.discarded += 1
        continue
      }
      result.cases += 1
      willRun?(example.recording.sequence)
      let observed = observe(example.value)
      for lawIndex in laws.indices {
        switch laws[lawIndex].check(observed) {
        case .notApplicable: continue
        case .held: result.checked[lawIndex] += 1
        case .broken(let violation):
          result.checked[lawIndex] += 1
          note(violation, example.recording, index, &suspects[lawIndex])
        }
      }
    }
    for lawIndex in laws.indices {
      guard let suspect = suspects[lawIndex] else { continue }
      result.findings.append(shrink(laws[lawIndex], suspect, cases))
    }
    return result
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

  /// Of several cases that break a law, the one with the fewest draws is shrunk.
  private func note(
    _ violation: Violation, _ recording: Recording, _ index: Int, _ suspect: inout Suspect?
  ) {
    let worst = [suspect?.worstDistance, violation.distance].compactMap { $0 }.max()
    if let known = suspect, known.recording.draws.count <= recording.draws.count {
      suspect?.worstDistance = worst
      return
    }
    suspect = Suspect(
      recording: recording, caseIndex: suspect?.caseIndex ?? index, worstDistance: worst)
  }

  private func shrink(_ law: Law<Observed>, _ suspect: Suspect, _ total: Int) -> Finding {
    onProgress?(
      CertifyProgress(phase: .shrinking(law.id), finished: total, total: total))
    var worst = suspect.worstDistance
    // The choices travel with the value, so that they can be written down before it is run.
    let gen = self.gen
    let tracked = Gen<(value: Case, source: ChoiceSource)> { source in
      (try gen.draw(from: source), source)
    }
    let shrunk = Shrinker(budget: shrinkBudget).shrink(suspect.recording, of: tracked) { drawn in
      willRun?(drawn.source.recording.sequence)
      guard case .broken(let violation) = law.check(observe(drawn.value)) else { return false }
      worst = [worst, violation.distance].compactMap { $0 }.max()
      return true
    }
    guard let example = gen.replay(shrunk.sequence) else {
      preconditionFailure("a shrunk sequence replays to a case")
    }
    let observed = observe(example.value)
    guard case .broken(let violation) = law.check(observed) else {
      return unsteady(law, suspect, example, observed, shrunk)
    }
    return Finding(
      law: law, violation: violation, example: example, observed: observed,
      caseIndex: suspect.caseIndex, evaluations: shrunk.evaluations,
      isMinimal: shrunk.isFixedPoint, worstDistance: worst)
  }

  /// A case that broke the law and, run again, does not: the subject depends on something that is
  /// not in the case, which is a finding of its own.
  private func unsteady(
    _ law: Law<Observed>, _ suspect: Suspect, _ example: Example<Case>, _ observed: Observed,
    _ shrunk: ShrinkResult
  ) -> Finding {
    let violation = Violation(
      message: "the law was broken once, and kept when the same case was run again",
      expected: "the same outcome every time", actual: "broken once, then kept",
      blame: "state outside the case: a global, a shared object, the time")
    return Finding(
      law: law, violation: violation, example: example, observed: observed,
      caseIndex: suspect.caseIndex, evaluations: shrunk.evaluations, isMinimal: false,
      worstDistance: suspect.worstDistance)
  }
}
