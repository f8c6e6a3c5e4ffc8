/// The state of one explanation.
///
/// A claim needs evidence: what the budget left unanswered, and what the generator does not make, is
/// no reason for one.
final class ExplainSession {
  private let recording: Recording
  private let choices: [Choice]
  private let tries: Int
  private let budget: Int
  private var random: RandomSource
  /// Runs the generator with the given choices first and random ones after them.
  private let redraw: ([Choice], RandomSource) -> Recording?
  /// Whether a sequence is interesting; nil if it does not fit exactly.
  private let judge: ([Choice]) -> Bool?
  private var evaluations = 0
  private var parts: [Explanation.Part] = []

  init(
    recording: Recording, tries: Int, budget: Int, seed: UInt64,
    redraw: @escaping ([Choice], RandomSource) -> Recording?,
    judge: @escaping ([Choice]) -> Bool?
  ) {
    self.recording = recording
    choices = recording.choices
    self.tries = tries
    self.budget = budget
    random = RandomSource(seed: seed)
    self.redraw = redraw
    self.judge = judge
  }

  func run() -> Explanation {
    var position = 0
    for (index, span) in recording.spans.enumerated() {
      let start = span.isElement ? span.start + 1 : span.start
      // What lies in an irrelevant part is irrelevant, too.
      if span.isDiscarded || start < position || start >= span.end { continue }
      if explainSpan(index, from: start) { position = span.end }
    }
    for index in choices.indices where !isCovered(index) && !recording.draws[index].isForced {
      switch recording.draws[index].kind {
      case .boolean, .index: explainAlternatives(at: index)
      case .integer, .double: explainNumber(at: index)
      }
    }
    parts.sort { $0.draws.lowerBound < $1.draws.lowerBound }
    return Explanation(parts: parts, evaluations: evaluations)
  }

  private func isCovered(_ index: Int) -> Bool {
    parts.contains { $0.draws.contains(index) }
  }

  // MARK: Evidence

  /// What became of another case.
  private enum Answer {
    case interesting, boring, unfit, outOfBudget

    /// Whether the fault stayed; nil if nothing was learnt.
    var isKept: Bool? {
      switch self {
      case .interesting: true
      case .boring: false
      case .unfit, .outOfBudget: nil
      }
    }
  }

  private func ask(_ candidate: [Choice]) -> Answer {
    if evaluations >= budget { return .outOfBudget }
    guard let isInteresting = judge(candidate) else { return .unfit }
    evaluations += 1
    return isInteresting ? .interesting : .boring
  }

  private func replacing(_ index: Int, by value: Choice) -> [Choice] {
    var candidate = choices
    candidate[index] = value
    return candidate
  }

  // MARK: Spans

  /// Finds out whether a span may hold anything; false if it may not or too little could be tried.
  private func explainSpan(_ index: Int, from start: Int) -> Bool {
    let span = recording.spans[index]
    let prefix = Array(choices[..<start])
    let suffix = choices[span.end...]
    var seen: Set<Fingerprint> = [Fingerprint(choices)]
    var sample: [Choice] = []
    var count = 0
    for _ in 0..<4 * tries where count < tries {
      let bits = random.next()
      guard let other = redraw(prefix, RandomSource(seed: bits)), index < other.spans.count,
        other.spans[index].start == span.start, other.spans[index].labelID == span.labelID
      else { continue }
      let candidate = Array(other.choices[..<other.spans[index].end]) + suffix
      guard seen.insert(Fingerprint(candidate)).inserted else { continue }
      switch ask(candidate) {
      case .interesting: count += 1
      case .unfit: continue
      case .boring, .outOfBudget: return false
      }
      if sample.isEmpty { sample = candidate }
    }
    guard count * 2 >= tries else { return false }
    parts.append(
      Explanation.Part(
        span: index, draws: start..<span.end, finding: .anyValue(tries: count),
        sample: ChoiceSequence(sample)))
    return true
  }

  // MARK: Draws

  private func add(_ finding: Explanation.Finding, at index: Int, sample: Choice) {
    parts.append(
      Explanation.Part(
        span: nil, draws: index..<(index + 1), finding: finding,
        sample: ChoiceSequence(replacing(index, by: sample))))
  }

  /// Says that any alternative will do if every other one is possible and keeps the fault.
  private func explainAlternatives(at index: Int) {
    let draw = recording.draws[index]
    var others: [Choice] = [.boolean(draw.bits == 0)]
    if draw.kind == .index {
      // There is no evidence for more alternatives than can be tried.
      guard draw.integerRange.count <= 2 * tries else { return }
      others = draw.integerRange.filter { $0 != draw.integerValue }.map { .integer($0) }
    }
    guard let sample = others.first,
      others.allSatisfy({ ask(replacing(index, by: $0)) == .interesting })
    else { return }
    add(.anyValue(tries: others.count), at: index, sample: sample)
  }

  /// Finds out how far a number can be raised and lowered with the fault kept.
  private func explainNumber(at index: Int) {
    let line = NumberLine(recording.draws[index])
    let before = evaluations
    func last(_ direction: NumberLine.Direction) -> UInt64? {
      lastInteresting(upTo: line.steps(direction)) {
        ask(replacing(index, by: line.choice($0, direction)))
      }
    }
    guard let above = last(.up), let below = last(.down) else { return }
    let ends = (line.steps(.down), line.steps(.up))
    if ends == (0, 0) { return }
    let sample =
      below < ends.0 || ends.1 == 0 ? line.choice(ends.0, .down) : line.choice(ends.1, .up)
    let isAnything = (below, above) == ends
    add(
      isAnything
        ? .anyValue(tries: evaluations - before)
        : .range(from: line.choice(below, .down), through: line.choice(above, .up)),
      at: index, sample: sample)
  }

  /// How many steps one can go with every number that was tried on the way keeping the fault.
  ///
  /// Nil if the budget ended first or a number that had to be tried is none that the generator makes.
  private func lastInteresting(upTo limit: UInt64, _ answer: (UInt64) -> Answer) -> UInt64? {
    if limit == 0 { return 0 }
    guard let keeps = answer(limit).isKept else { return nil }
    var edge = keeps ? Edge(good: limit, bad: nil) : Edge(good: 0, bad: limit)
    // A number in between may lose the fault, and then the edge is before it.
    for _ in 0..<Self.repetitions {
      guard narrow(&edge, answer), let gap = probe(below: edge.good, answer) else { return nil }
      if gap == edge.good { return edge.good }
      edge = Edge(good: 0, bad: gap)
    }
    return nil
  }

  /// How often the edge of a range is looked for again because a number in between lost the fault.
  private static var repetitions: Int { 8 }

  /// A number of steps that keeps the fault, and one beyond it that does not.
  private struct Edge {
    var good: UInt64
    var bad: UInt64?
  }

  /// Climbs in growing steps and bisects until the edge has no number inside; false without an answer.
  private func narrow(_ edge: inout Edge, _ answer: (UInt64) -> Answer) -> Bool {
    guard var bad = edge.bad else { return true }
    var step: UInt64 = 1
    while edge.good < bad, bad - edge.good > 1 {
      let middle = step < bad - edge.good ? edge.good + step : edge.good + (bad - edge.good) / 2
      guard let isKept = answer(middle).isKept else { return false }
      if isKept {
        edge.good = middle
        step = step > .max / 2 ? .max : step * 2
      } else {
        bad = middle
        step = .max
      }
    }
    edge.bad = bad
    return true
  }

  /// Tries numbers between the counterexample's and one that keeps the fault.
  ///
  /// Returns the first that loses it, the given one if none does, and nil if the budget ended.
  private func probe(below good: UInt64, _ answer: (UInt64) -> Answer) -> UInt64? {
    guard good > 1 else { return good }
    for attempt in 0..<max(tries / 2, 1) {
      // Small distances are as likely as large ones in every other attempt.
      let width =
        attempt & 1 == 0
        ? good : min(good, 1 << UInt64(random.below(64 - good.leadingZeroBitCount)))
      guard width > 1 else { continue }
      let steps = 1 + random.below(width - 1)
      switch answer(steps) {
      case .boring: return steps
      case .outOfBudget: return nil
      case .interesting, .unfit: continue
      }
    }
    return good
  }
}
