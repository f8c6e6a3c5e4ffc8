/// The state of one shrink: the best recording so far, what was tried, and what it cost.
///
/// Passes are in extensions. A pass walks over the best recording once, proposes candidates through
/// ``consider(_:)`` and goes on with the improved recording when one is accepted.
final class ShrinkSession {
  /// How candidates are run.
  enum Oracle {
    /// Generator and property in one step.
    case combined((ChoiceSequence) -> Evaluation)
    /// First the generator, with a limit of draws; then, if that is worth it, the property.
    case split(replay: ([Choice], Int) -> Recording?, judge: () -> Bool)
  }

  private(set) var best: Recording
  /// The values of the best recording.
  private(set) var choices: [Choice]
  /// Counts the improvements, so that passes can tell whether they had any.
  private(set) var improvements = 0
  /// What the last considered candidate turned into, if its generator ran and did not discard.
  private(set) var lastRecording: Recording?
  /// Whether the property was evaluated on the last considered candidate, now or earlier.
  ///
  /// False for what the generator does not make, or makes of it something that is not smaller.
  var wasJudged = false
  /// How many rounds of all passes are behind us.
  private(set) var round = 0
  var settled: Set<Fingerprint> = []

  private var evaluations = 0
  private var evaluationsToResult = 0
  private var replays = 0
  private let budget: Int
  private let oracle: Oracle
  /// What was tried, and whether the property was evaluated on it.
  private var tried: [Fingerprint: Bool] = [:]

  private let memory: ShrinkMemory
  /// Whether the best is where an earlier shrink of the same property ended.
  private var isAtKnownEnd = false

  init(start: Recording, budget: Int, oracle: Oracle, memory: ShrinkMemory) {
    best = start
    choices = start.choices
    self.budget = budget
    self.oracle = oracle
    self.memory = memory
    let fingerprint = Fingerprint(choices)
    tried[fingerprint] = true
    isAtKnownEnd = memory.isEnd(fingerprint)
  }

  /// Whether there is nothing more to do: the best is known to be an end, or the budget is used up,
  /// for which a generator that never gets to the property counts, too.
  var isExhausted: Bool { isAtKnownEnd || evaluations >= budget || replays / 40 >= budget }

  /// Whether candidates can be run through the generator without evaluating the property.
  var canPeek: Bool {
    if case .split = oracle { return true }
    return false
  }

  // MARK: The loop

  /// From coarse to fine: what is left out early need not be made simpler later.
  ///
  /// The order is fixed. Orders that follow the success of the passes were measured and make nothing
  /// better, and heaps much worse; Benchmarks/README.md has the numbers.
  private static var passes: [(ShrinkSession) -> () -> Void] {
    [
      deleteDiscarded, simplifyAllNumbers, trivialiseSpans, deleteElements, replaceByDescendant,
      deleteRuns, lowerCounts, minimiseDraws, minimiseEqualDraws, reorderSiblings, swapNumbers,
      lowerPairs, deleteAndRenumber, foldSiblings,
      rewriteSpans,
    ]
  }

  /// Runs all passes until none of them helps or the budget is used up.
  func run() -> ShrinkResult {
    var isFixedPoint = false
    // The first round is a quick one, and later ones skip searches that failed before something else
    // changed. So only a round without improvements that skipped nothing proves a fixed point.
    var isComplete = false
    while !isExhausted && !isFixedPoint {
      let before = improvements
      for pass in ShrinkSession.passes where !isExhausted { pass(self)() }
      if improvements == before && isComplete, !minimiseEqualAlternatives(),
        !simplifyAndCompensate(), !moveElements(), !shortenAndRaise(), !swapAndRaise()
      {
        rearrange()
      }
      if improvements != before {
        isComplete = false
      } else {
        isFixedPoint = isComplete && !isExhausted
        isComplete = true
        settled.removeAll()
      }
      round += 1
    }
    if isAtKnownEnd { isFixedPoint = true }
    if isFixedPoint { memory.addEnd(Fingerprint(choices)) }
    return ShrinkResult(
      sequence: ChoiceSequence(choices), recording: best, evaluations: evaluations,
      evaluationsToResult: evaluationsToResult, isFixedPoint: isFixedPoint)
  }

  // MARK: Candidates

  /// Runs a candidate and makes it the best if it is smaller and still interesting.
  func consider(_ candidate: [Choice]) -> Bool {
    lastRecording = nil
    wasJudged = true
    if isExhausted { return false }
    let fingerprint = Fingerprint(candidate)
    if let known = tried[fingerprint] {
      wasJudged = known
      return false
    }
    if memory.isBoring(fingerprint) { return false }
    let isInteresting: Bool
    switch oracle {
    case .split(let replay, let judge):
      isInteresting = considerSplit(candidate, replay, judge)
    case .combined(let evaluate):
      isInteresting = considerCombined(candidate, evaluate)
    }
    tried[fingerprint] = wasJudged
    return isInteresting
  }

  private func considerSplit(
    _ candidate: [Choice], _ replay: ([Choice], Int) -> Recording?, _ judge: () -> Bool
  ) -> Bool {
    replays += 1
    lastRecording = replay(candidate, best.draws.count)
    guard let recording = lastRecording, recording.isSimpler(than: best) else {
      wasJudged = false
      return false
    }
    let realised = recording.choices
    let fingerprint = Fingerprint(realised)
    if realised != candidate {
      if let known = tried[fingerprint] {
        wasJudged = known
        return false
      }
      tried[fingerprint] = true
      if memory.isBoring(fingerprint) { return false }
    }
    evaluations += 1
    guard judge() else {
      memory.addBoring(fingerprint)
      return false
    }
    accept(recording)
    return true
  }

  private func considerCombined(
    _ candidate: [Choice], _ evaluate: (ChoiceSequence) -> Evaluation
  ) -> Bool {
    if candidate.count > choices.count || (candidate.count == choices.count && isLarger(candidate))
    {
      wasJudged = false
      return false
    }
    evaluations += 1
    let outcome = evaluate(ChoiceSequence(candidate))
    lastRecording = outcome.recording
    guard let recording = outcome.recording, recording.isSimpler(than: best) else {
      wasJudged = outcome.recording != nil
      return false
    }
    tried[Fingerprint(recording.choices)] = true
    if outcome.isInteresting { accept(recording) }
    return outcome.isInteresting
  }

  /// What a candidate turns into, without evaluating the property; nil if that cannot be known.
  func peek(_ candidate: [Choice]) -> Recording? {
    guard case .split(let replay, _) = oracle, !isExhausted else { return nil }
    replays += 1
    // Longer than the best is not smaller, but a part of it may be of use all the same.
    return replay(candidate, 2 * best.draws.count + 64)
  }

  private func accept(_ recording: Recording) {
    best = recording
    choices = recording.choices
    improvements += 1
    evaluationsToResult = evaluations
    isAtKnownEnd = memory.isEnd(Fingerprint(choices))
  }

  /// Whether a candidate of the best one's length is larger where it first differs.
  private func isLarger(_ candidate: [Choice]) -> Bool {
    for index in candidate.indices where candidate[index] != choices[index] {
      let draw = best.draws[index]
      guard draw.permits(candidate[index]) else { return false }
      return draw.simplicity < draw.simplicity(ofBits: candidate[index].bits)
    }
    return true
  }
}

/// A digest of a list of choices that is long enough for two lists never to share it by chance.
struct Fingerprint: Hashable {
  private var first: UInt64 = 0x243f_6a88_85a3_08d3
  private var second: UInt64 = 0x1319_8a2e_0370_7344

  init(_ choices: [Choice]) {
    for choice in choices {
      switch choice {
      case .boolean(let value): add(value ? 3 : 2)
      case .integer(let value):
        add(5)
        add(UInt64(bitPattern: Int64(value)))
      case .double(let value):
        add(7)
        add(value.bitPattern)
      }
    }
    add(UInt64(choices.count))
  }

  init(words: [UInt64]) {
    for word in words { add(word) }
  }

  private mutating func add(_ word: UInt64) {
    first = (first ^ word) &* 0x9e37_79b9_7f4a_7c15
    first ^= first >> 29
    second = (second &+ word) &* 0xbf58_476d_1ce4_e5b9
    second ^= second >> 32
  }
}
