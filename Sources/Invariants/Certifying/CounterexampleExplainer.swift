import Generators
import LayoutSpec

/// Finds out which parts of a minimal counterexample matter, by changing one at a time.
///
/// Every change is made to the choices and drawn again by the generator, so that no case is outside
/// what the generator makes, and each can be replayed. The result depends on the case alone.
struct CounterexampleExplainer<Case> {
  /// The most cases that are run for one counterexample.
  private static var budget: Int { 300 }
  /// How near an edge is pinned down where the numbers are not whole, in points.
  private static var hair: Double { 1.0 / 1_024 }
  /// How many other views have to break the law before a subview counts as irrelevant.
  private static var views: Int { 12 }

  let gen: Gen<Case>
  /// Whether a case breaks the law.
  let isBroken: (Example<Case>) -> Bool
  /// Writes a case as the report shows it.
  let write: (Case) -> CaseText

  private let example: Example<Case>
  private let choices: [Choice]
  private let text: CaseText
  private var evaluations = 0

  init(
    _ example: Example<Case>, of gen: Gen<Case>,
    write: @escaping (Case) -> CaseText,
    isBroken: @escaping (Example<Case>) -> Bool
  ) {
    (self.gen, self.isBroken, self.write, self.example) = (gen, isBroken, write, example)
    choices = example.recording.sequence.choices
    text = write(example.value)
  }

  /// What was found about a part.
  struct Finding {
    var place: CaseText.Place
    /// The line at the place, starting at 0.
    var line: Int
    /// The argument; nil for the place as a whole.
    var name: String?
    var text: String
    var draws: Range<Int>
  }

  /// Explains, in the order of the draws.
  mutating func explain() -> [Finding] {
    var findings: [Finding] = []
    let spans = example.recording.spans
    var endOfView = 0
    for (index, span) in spans.enumerated() where span.has("view") && span.start >= endOfView {
      // Only whole subviews: a view inside another has no line of its own in every report.
      endOfView = span.end
      if findings.contains(where: { $0.draws.contains(span.start) }) { continue }
      if let finding = explainView(index, span) { findings.append(finding) }
    }
    var open: [(knob: Knob, place: Finding)] = []
    for knob in example.recording.knobs {
      if findings.contains(where: { $0.draws.contains(knob.draws.lowerBound) }) { continue }
      guard var finding = locate(knob) else { continue }
      if let text = anyText(knob) {
        finding.text = text
        findings.append(finding)
      } else if knob.number != nil {
        open.append((knob, finding))
      }
    }
    for (knob, place) in open {
      guard let text = rangeText(knob) else { continue }
      var finding = place
      finding.text = text
      findings.append(finding)
    }
    return findings.sorted { $0.draws.lowerBound < $1.draws.lowerBound }
  }

  // MARK: Running

  /// The case with other draws at a place; nil if they do not fit exactly.
  private func replacing(_ draws: Range<Int>, by content: [Choice]) -> Example<Case>? {
    let candidate = choices[..<draws.lowerBound] + content + choices[draws.upperBound...]
    let sequence = ChoiceSequence(Array(candidate))
    guard let other = gen.replay(sequence), other.recording.realises(sequence) else { return nil }
    return other
  }

  /// Whether a case breaks the law; nil if the budget is used up.
  private mutating func breaks(_ other: Example<Case>) -> Bool? {
    if evaluations >= Self.budget { return nil }
    evaluations += 1
    return isBroken(other)
  }

  private mutating func breaks(_ knob: Knob, _ content: [Choice]) -> Bool? {
    replacing(knob.draws, by: content).flatMap { breaks($0) }
  }

  // MARK: Parts

  /// Draws other views in the place of a subview.
  private mutating func explainView(_ index: Int, _ span: Span) -> Finding? {
    var seen: Set<ChoiceSequence> = []
    var place: CaseText.Place?
    var line = Int.max
    for seed in 0..<UInt64(3 * Self.views) where seen.count < Self.views {
      let source = ChoiceSource(
        seed: seed, startingWith: ChoiceSequence(Array(choices[..<span.start])))
      guard (try? gen.draw(from: source)) != nil, !source.isOverrun else { continue }
      let drawn = source.recording
      guard index < drawn.spans.count, drawn.spans[index].start == span.start else { continue }
      let content = drawn.draws[span.start..<drawn.spans[index].end].map(\.choice)
      guard let other = replacing(span.start..<span.end, by: content),
        seen.insert(other.recording.sequence).inserted
      else { continue }
      let difference = text.onlyDifference(write(other.value))
      // A view may be drawn that prints the same; one that changes anything else proves nothing.
      if let difference {
        guard case .subview = difference.place, place == nil || place == difference.place else {
          return nil
        }
        place = difference.place
        line = min(line, Self.firstDifference(difference.mine, difference.theirs))
      } else if write(other.value) != text {
        return nil
      }
      if breaks(other) != true { return nil }
    }
    guard let place, seen.count == Self.views else { return nil }
    return Finding(
      place: place, line: line, name: nil, text: "any view", draws: span.start..<span.end)
  }

  /// The first line in which two pieces of source differ, starting at 0.
  private static func firstDifference(_ mine: String, _ theirs: String) -> Int {
    zip(mine.split(separator: "\n"), theirs.split(separator: "\n")).prefix { $0.0 == $0.1 }.count
  }

  /// Where in the report the value of a knob stands; nil if that is not one place for all values.
  private func locate(_ knob: Knob) -> Finding? {
    var result: Finding?
    for sample in knob.samples {
      guard let other = replacing(knob.draws, by: sample.choices) else { return nil }
      let written = write(other.value)
      if written == text { continue }
      guard let difference = text.onlyDifference(written) else { return nil }
      var finding = Finding(
        place: difference.place, line: 0, name: nil, text: "", draws: knob.draws)
      if difference.place != .direction {
        guard let argument = ArgumentDifference(difference.mine, difference.theirs) else {
          return nil
        }
        finding.line = argument.line
        finding.name = argument.name
      }
      if let result,
        result.place != finding.place || result.line != finding.line || result.name != finding.name
      {
        return nil
      }
      result = finding
    }
    return result
  }

  /// Says that any value breaks the law, if every one that was tried does.
  private mutating func anyText(_ knob: Knob) -> String? {
    var isInfinityHarmless = false
    for sample in knob.samples {
      guard let isBroken = breaks(knob, sample.choices) else { return nil }
      if isBroken { continue }
      // Infinity comes last: containers are never placed with it.
      guard sample.number == .infinity else { return nil }
      isInfinityHarmless = true
    }
    guard knob.isComplete || knob.samples.count >= 5 else { return nil }
    return isInfinityHarmless ? "any but infinity" : "any"
  }

  /// Says which numbers around the one in the case break the law.
  private mutating func rangeText(_ knob: Knob) -> String? {
    guard let number = knob.number, number.isFinite else { return nil }
    guard let above = reach(knob, from: number, to: knob.range.upperBound),
      let below = reach(knob, from: number, to: knob.range.lowerBound)
    else { return nil }
    switch (below.firstKept, above.firstKept) {
    case (nil, nil): return nil
    case (_?, nil) where below.lastBroken == number && above.lastBroken == number,
      (nil, _?) where below.lastBroken == number && above.lastBroken == number:
      return "only \(CGFloat(number).swiftLiteral)"
    case (_?, nil): return "fails \(below.text(inclusive: "from # on", exclusive: "above #"))"
    case (nil, _?): return "fails \(above.text(inclusive: "up to #", exclusive: "below #"))"
    case (_?, _?):
      let only = CGFloat(number).swiftLiteral
      if below.lastBroken == number, above.lastBroken == number {
        return knob.isWhole ? "only \(only)" : "fails at \(only), not right beside it"
      }
      let low = below.text(inclusive: "from #", exclusive: "above #")
      return "fails \(low), \(above.text(inclusive: "up to #", exclusive: "below #"))"
    }
  }

  /// How far the numbers go that break a law.
  private struct Reach {
    var lastBroken: Double
    /// The number next to it that keeps the law; nil if all numbers up to the limit break it.
    var firstKept: Double?
    var isWhole: Bool

    /// Names the edge by the rounder of the numbers on its two sides, which takes the place of `#`.
    func text(inclusive: String, exclusive: String) -> String {
      if !isWhole, let firstKept, Self.fraction(of: firstKept) < Self.fraction(of: lastBroken) {
        return exclusive.replacing("#", with: CGFloat(firstKept).swiftLiteral)
      }
      return inclusive.replacing("#", with: CGFloat(lastBroken).swiftLiteral)
    }

    /// How many binary digits a number has behind the point.
    private static func fraction(of number: Double) -> Int {
      (0..<52).first { (number * Double(1 << $0)).rounded() == number * Double(1 << $0) } ?? 52
    }
  }

  /// Follows the numbers that break the law on the way to a limit; nil if the budget does not
  /// suffice. No number that was tried before the edge keeps the law.
  private mutating func reach(_ knob: Knob, from start: Double, to limit: Double) -> Reach? {
    var reach = Reach(lastBroken: start, firstKept: nil, isWhole: knob.isWhole)
    if start == limit { return reach }
    let step = knob.isWhole ? 1 : Self.hair
    let sign: Double = limit > start ? 1 : -1
    let distance = (limit - start).magnitude
    var good = 0.0
    var bad = Double.infinity
    // The samples on the way, nearest first, so that a gap among them ends the reach.
    let stops = knob.samples.compactMap(\.number).map { ($0 - start) * sign }
      .filter { $0 > 0 && $0.isFinite }
    for stop in (stops + [1, distance]).sorted() where stop > good && stop <= distance {
      guard let isBroken = breaks(knob, knob.choices(of: start + sign * stop)) else { return nil }
      if !isBroken {
        bad = stop
        break
      }
      good = stop
    }
    if bad < .infinity {
      while bad - good > step {
        let middle = ((good + bad) / 2 / step).rounded(.down) * step
        if middle <= good || middle >= bad { break }
        guard let isBroken = breaks(knob, knob.choices(of: start + sign * middle)) else {
          return nil
        }
        if isBroken { good = middle } else { bad = middle }
      }
      reach.firstKept = start + sign * bad
    }
    reach.lastBroken = start + sign * good
    return reach
  }
}
