/// A part of a scenario's draws that can be set to other values while the rest stays as it is.
///
/// What an explanation turns in order to learn whether a part of a counterexample matters.
package struct Knob: Sendable {
  /// The draws that are replaced.
  package let draws: Range<Int>
  /// The number that they stand for; nil where it is none.
  package let number: Double?
  /// The numbers that they could stand for.
  package let range: ClosedRange<Double>
  /// Whether the numbers are whole.
  package let isWhole: Bool
  /// Other values that stand for all: the ends, a few between them, each with its draws.
  package let samples: [Sample]
  /// Whether the samples are all values that there are.
  package let isComplete: Bool

  private let form: Form

  /// A value to try.
  package struct Sample: Sendable {
    /// The number; nil for what is none, such as an unspecified length.
    package let number: Double?
    /// The draws that make it.
    package let choices: [Choice]
  }

  private enum Form { case length, proposal, bounds, double, integer, fixed }

  /// The draws that make a number of the range.
  package func choices(of number: Double) -> [Choice] { Self.choices(of: number, form) }

  private static func choices(of number: Double, _ form: Form) -> [Choice] {
    switch form {
    case .length, .proposal: [.integer(3), .double(number)]
    case .bounds: [.boolean(false), .double(number)]
    case .double, .fixed: [.double(number)]
    case .integer: [.integer(Int(number))]
    }
  }
}

extension Recording {
  /// The knobs of a scenario, in the order of their draws.
  package var knobs: [Knob] {
    var result: [Knob] = []
    for span in spans where !span.isDiscarded && span.count > 0 {
      if let knob = Knob(span, in: self) { result.append(knob) }
    }
    var isTaken = Array(repeating: false, count: draws.count)
    for knob in result { for index in knob.draws { isTaken[index] = true } }
    // Questions whether an array goes on are no values of anything.
    for span in spans where span.isElement && span.count > 0 { isTaken[span.start] = true }
    for index in draws.indices where !isTaken[index] {
      if let knob = Knob(draws[index], at: index) { result.append(knob) }
    }
    return result.sorted { $0.draws.lowerBound < $1.draws.lowerBound }
  }
}

extension Knob {
  /// The lengths that generators of layouts draw in a span of their own.
  fileprivate init?(_ span: Span, in recording: Recording) {
    let first = recording.draws[span.start]
    let second = span.count == 2 ? recording.draws[span.start + 1] : nil
    var others: [Sample] = []
    let form: Form
    let upper: Double
    var number: Double?
    if span.has("length") {
      form = .length
      upper = Double(ChoiceSource.longest)
      number = first.integerValue < 3 ? [10, 0, 1][first.integerValue] : second?.doubleValue
    } else if span.has("proposed length") {
      form = .proposal
      upper = 4 * Double(ChoiceSource.longest)
      others = [
        Sample(number: nil, choices: [.integer(0)]),
        Sample(number: .infinity, choices: [.integer(5)]),
      ]
      switch first.integerValue {
      case 1: number = 100
      case 2: number = 0
      case 3: number = second?.doubleValue
      default: break
      }
    } else if span.has("bounds length") {
      form = .bounds
      upper = 4 * Double(ChoiceSource.longest)
      number = first.bits == 0 ? second?.doubleValue : nil
    } else {
      return nil
    }
    self.init(
      draws: span.start..<span.end, number: number, range: 0...upper, isWhole: false, form: form,
      samples: others, isComplete: false)
  }

  /// A draw that stands by itself.
  fileprivate init?(_ draw: Draw, at index: Int) {
    if draw.isForced || draw.lowerBits == draw.upperBits { return nil }
    let draws = index..<(index + 1)
    switch draw.kind {
    case .double:
      self.init(
        draws: draws, number: draw.doubleValue, range: draw.doubleRange, isWhole: false,
        form: .double, samples: [], isComplete: false)
    case .integer:
      let range = draw.integerRange
      guard range.lowerBound > -1 << 50, range.upperBound < 1 << 50 else { return nil }
      self.init(
        draws: draws, number: Double(draw.integerValue),
        range: Double(range.lowerBound)...Double(range.upperBound), isWhole: true, form: .integer,
        samples: [], isComplete: range.count <= 9)
    case .boolean:
      self.init(
        draws: draws, number: nil, range: 0...0, isWhole: true, form: .fixed,
        samples: [Sample(number: nil, choices: [.boolean(draw.bits == 0)])], isComplete: true)
    case .index:
      let others = draw.integerRange.filter { $0 != draw.integerValue }
      self.init(
        draws: draws, number: nil, range: 0...0, isWhole: true, form: .fixed,
        samples: others.map { Sample(number: nil, choices: [.integer($0)]) }, isComplete: true)
    }
  }

  private init(
    draws: Range<Int>, number: Double?, range: ClosedRange<Double>, isWhole: Bool, form: Form,
    samples: [Sample], isComplete: Bool
  ) {
    self.draws = draws
    self.number = number
    self.range = range
    self.isWhole = isWhole
    self.form = form
    self.isComplete = isComplete
    var numbers: [Double] = []
    if form == .integer, isComplete {
      numbers = (Int(range.lowerBound)...Int(range.upperBound)).map(Double.init)
    } else if form != .fixed {
      // Ends, usual suspects, and an odd one that nothing else is likely to be equal to.
      for value in [range.upperBound, range.lowerBound, 333, 1, 100, 17, 10, 50] {
        if range.contains(value), !numbers.contains(value) { numbers.append(value) }
      }
      if !isWhole, range.contains(7.25) { numbers.append(7.25) }
    }
    self.samples =
      numbers.filter { $0 != number }.map {
        Sample(number: $0, choices: Self.choices(of: $0, form))
      } + samples
  }
}
