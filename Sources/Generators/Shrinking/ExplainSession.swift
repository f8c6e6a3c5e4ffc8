/// The state of one explanation.
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
      if let count = countOtherValues(ofSpan: index, from: start) {
        add(index, start..<span.end, .anyValue(tries: count))
        position = span.end
      }
    }
    for index in choices.indices where !isCovered(index) { explainDraw(at: index) }
    parts.sort { $0.draws.lowerBound < $1.draws.lowerBound }
    return Explanation(parts: parts, evaluations: evaluations)
  }

  private func add(_ span: Int?, _ draws: Range<Int>, _ finding: Explanation.Finding) {
    parts.append(Explanation.Part(span: span, draws: draws, finding: finding))
  }

  private func isCovered(_ index: Int) -> Bool {
    parts.contains { $0.draws.contains(index) }
  }

  private func isInteresting(_ candidate: [Choice]) -> Bool? {
    guard evaluations < budget, let verdict = judge(candidate) else { return nil }
    evaluations += 1
    return verdict
  }

  /// How many other contents of a span kept the fault; nil if one did not or too few could be made.
  private func countOtherValues(ofSpan index: Int, from start: Int) -> Int? {
    let span = recording.spans[index]
    let prefix = Array(choices[..<start])
    let suffix = choices[span.end...]
    var seen: Set<Fingerprint> = [Fingerprint(choices)]
    var count = 0
    for _ in 0..<4 * tries where count < tries {
      let bits = random.next()
      guard let other = redraw(prefix, RandomSource(seed: bits)), index < other.spans.count,
        other.spans[index].start == span.start, other.spans[index].labelID == span.labelID
      else { continue }
      let candidate = Array(other.choices[..<other.spans[index].end]) + suffix
      guard seen.insert(Fingerprint(candidate)).inserted, let verdict = isInteresting(candidate)
      else { continue }
      if !verdict { return nil }
      count += 1
    }
    return count * 2 >= tries ? count : nil
  }

  private func explainDraw(at index: Int) {
    let draw = recording.draws[index]
    if draw.isForced { return }
    switch draw.kind {
    case .boolean, .index: explainAlternatives(at: index, draw)
    case .integer:
      explainNumber(at: index, upTo: Double(draw.integerRange.upperBound)) { number in
        let value = number < 0x1p62 ? Int(number) : draw.integerRange.upperBound
        return .integer(min(max(value, draw.integerRange.lowerBound), draw.integerRange.upperBound))
      }
    case .double:
      explainNumber(at: index, upTo: draw.doubleRange.upperBound) { number in
        .double(min(max(number, draw.doubleRange.lowerBound), draw.doubleRange.upperBound))
      }
    }
  }

  private func explainAlternatives(at index: Int, _ draw: Draw) {
    let others: [Choice]
    if draw.kind == .boolean {
      others = [.boolean(draw.bits == 0)]
    } else {
      others = draw.integerRange.filter { $0 != draw.integerValue }.map { .integer($0) }
    }
    var count = 0
    for other in others {
      guard let verdict = isInteresting(replacing(index, by: other)) else { continue }
      if !verdict { return }
      count += 1
    }
    if count > 0 { add(nil, index..<(index + 1), .anyValue(tries: count)) }
  }

  private func replacing(_ index: Int, by value: Choice) -> [Choice] {
    var candidate = choices
    candidate[index] = value
    return candidate
  }

  /// Finds how far a number can be raised and lowered in whole steps with the fault kept.
  private func explainNumber(
    at index: Int, upTo limit: Double, _ make: (Double) -> Choice
  ) {
    let draw = recording.draws[index]
    let value = draw.kind == .double ? draw.doubleValue : Double(draw.integerValue)
    let lowest =
      draw.kind == .double ? draw.doubleRange.lowerBound : Double(draw.integerRange.lowerBound)
    let above = reach(from: value, to: limit) {
      isInteresting(replacing(index, by: make($0))) == true
    }
    let below = reach(from: value, to: lowest) {
      isInteresting(replacing(index, by: make($0))) == true
    }
    if above >= limit && below <= lowest {
      if limit > lowest { add(nil, index..<(index + 1), .anyValue(tries: tries)) }
      return
    }
    add(nil, index..<(index + 1), .range(from: make(below), through: make(above)))
  }

  /// The last number that works on the way from one that does to a limit, in growing whole steps.
  private func reach(from start: Double, to limit: Double, _ works: (Double) -> Bool) -> Double {
    if start == limit { return start }
    let sign: Double = limit > start ? 1 : -1
    let distance = (limit - start).magnitude
    if works(limit) { return limit }
    var good = 0.0
    var bad = distance
    var step = 1.0
    while step < distance {
      if works(start + sign * step) {
        good = step
        step *= 2
      } else {
        bad = step
        break
      }
    }
    while bad - good > 1 {
      let middle = ((good + bad) / 2).rounded(.down)
      if middle <= good || middle >= bad { break }
      if works(start + sign * middle) { good = middle } else { bad = middle }
    }
    return start + sign * good
  }
}
