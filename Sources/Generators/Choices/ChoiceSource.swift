/// What a generator draws from: answers every draw and records it.
///
/// A source answers from a given sequence first. After its end it answers with the simplest value,
/// or at random if it was made with a seed. Draws never fail: a choice that does not fit the draw
/// that it meets is replaced by the simplest value. A source serves one run.
public final class ChoiceSource {
  /// The most draws that one run may record unless the caller says otherwise.
  public static let standardLimit = 8_192

  private let offered: [Choice]
  @usableFromInline let limit: Int
  /// The draw at which random answers end and the simplest take over; 0 if nothing is random.
  private let randomEnd: Int
  /// Scales the average count of arrays, so that some cases are long and some are short.
  let lengthScale: Double
  /// What this case prefers and avoids; 0 if it has no preferences.
  let swarm: UInt64
  /// Whether lengths are aimed at what the subviews add up to.
  let aimsAtBoundaries: Bool
  /// Whether a filter may draw again what it has rejected.
  @usableFromInline let retriesFilters: Bool
  let tape: UnsafeMutablePointer<Tape>

  /// Makes a source that replays a sequence and answers with the simplest value after its end.
  public convenience init(
    replaying sequence: ChoiceSequence, limit: Int = ChoiceSource.standardLimit
  ) {
    self.init(
      random: RandomSource(), startingWith: sequence.choices, randomEnd: 0, lengthScale: 1,
      limit: limit)
  }

  /// Makes a source that replays a sequence for going through all that there are: what a filter rejects
  /// is discarded at once, since the next sequences hold what it would draw in its place.
  package convenience init(
    enumerating sequence: ChoiceSequence, limit: Int = ChoiceSource.standardLimit
  ) {
    self.init(
      random: RandomSource(), startingWith: sequence.choices, randomEnd: 0, lengthScale: 1,
      limit: limit, retriesFilters: false)
  }

  /// Makes a source that answers at random, after the given sequence if there is one.
  public convenience init(
    seed: UInt64, startingWith sequence: ChoiceSequence = ChoiceSequence(),
    limit: Int = ChoiceSource.standardLimit
  ) {
    self.init(
      random: RandomSource(seed: seed), startingWith: sequence.choices, randomEnd: .max,
      lengthScale: 1, limit: limit)
  }

  init(
    random: RandomSource, startingWith offered: [Choice], randomEnd: Int, lengthScale: Double,
    limit: Int, swarm: UInt64 = 0, aimsAtBoundaries: Bool = true, retriesFilters: Bool = true
  ) {
    self.offered = offered
    self.limit = limit
    self.randomEnd = randomEnd
    self.lengthScale = lengthScale
    self.swarm = swarm
    self.aimsAtBoundaries = aimsAtBoundaries
    self.retriesFilters = retriesFilters
    tape = .allocate(capacity: 1)
    tape.initialize(to: Tape(random: random))
  }

  deinit {
    tape.pointee.deallocate()
    tape.deinitialize(count: 1)
    tape.deallocate()
  }

  /// What has been drawn so far.
  public var recording: Recording { tape.pointee.recording }

  /// Whether the run needed more draws than it may have; all further draws were the simplest.
  public var isOverrun: Bool { tape.pointee.isOverrun }

  /// How many attempts of filters were rejected in this run.
  public var rejections: Int { tape.pointee.rejections }

  /// Gives up this run: the values drawn do not make a valid case.
  public func discard() throws -> Never {
    throw Discard()
  }

  /// The first choice of the sequence that is replayed, if there is one.
  package var firstOffered: Choice? { offered.first }

  // MARK: Draws

  /// Draws a whole number in a range.
  ///
  /// It shrinks towards `target`, or towards the number of the range that is nearest to zero. Random
  /// draws prefer small numbers, the bounds, and numbers near one drawn earlier.
  public func integer(in range: ClosedRange<Int>, towards target: Int? = nil) -> Int {
    let lower = range.lowerBound
    let upper = range.upperBound
    var simplest = target ?? 0
    if simplest < lower { simplest = lower }
    if simplest > upper { simplest = upper }
    var value = simplest
    let position = tape.pointee.drawCount
    if position < offered.count {
      if case .integer(let choice) = offered[position], choice >= lower, choice <= upper {
        value = choice
      } else {
        tape.pointee.misfits += 1
      }
    } else if position < randomEnd {
      value = randomInteger(from: lower, through: upper, towards: simplest)
    } else if position < tape.pointee.retryEnd {
      value = retriedInteger(from: lower, through: upper, towards: simplest)
    }
    return record(
      Draw(
        kind: .integer, isForced: false, bits: UInt64(bitPattern: Int64(value)),
        lowerBits: UInt64(bitPattern: Int64(lower)), upperBits: UInt64(bitPattern: Int64(upper)),
        simplestBits: UInt64(bitPattern: Int64(simplest)))) ? value : simplest
  }

  /// Draws a yes or no, yes with the given probability; it shrinks to no.
  public func boolean(probability: Double = 0.5) -> Bool {
    var value = false
    let position = tape.pointee.drawCount
    if position < offered.count {
      if case .boolean(let choice) = offered[position] {
        value = choice
      } else {
        tape.pointee.misfits += 1
      }
    } else if position < randomEnd {
      let share = swarm == 0 ? probability : swarmProbability(probability)
      value = tape.pointee.random.unit() < share
    } else if position < tape.pointee.retryEnd {
      value = probability > 0
    }
    return record(
      Draw(
        kind: .boolean, isForced: false, bits: value ? 1 : 0, lowerBits: 0, upperBits: 1,
        simplestBits: 0)) && value
  }

  /// Records a decision that could not have been otherwise, so that later draws keep their places.
  @usableFromInline func forcedBoolean(_ value: Bool) -> Bool {
    let bits: UInt64 = value ? 1 : 0
    _ = record(
      Draw(
        kind: .boolean, isForced: true, bits: bits, lowerBits: bits, upperBits: bits,
        simplestBits: bits))
    return value
  }

  /// Draws a finite number in a range of finite bounds.
  ///
  /// It shrinks towards whole numbers first (0, 1, 2, …), then short fractions. The suggestions that
  /// lie in the range are drawn often; they have no influence on what is recorded.
  public func double(in range: ClosedRange<Double>, suggestions: [Double] = []) -> Double {
    let lower = range.lowerBound
    let upper = range.upperBound
    precondition(lower.isFinite && upper.isFinite, "a range of doubles needs finite bounds")
    let simplest = Simplicity.simplestDouble(from: lower, through: upper)
    var value = simplest
    let position = tape.pointee.drawCount
    if position < offered.count {
      if case .double(let choice) = offered[position], choice >= lower, choice <= upper {
        value = choice
      } else {
        tape.pointee.misfits += 1
      }
    } else if position < randomEnd {
      value = randomDouble(
        from: lower, through: upper, simplest: simplest, suggestions: suggestions)
    } else if position < tape.pointee.retryEnd {
      value = min(max(simplest + Double(tape.pointee.retry), lower), upper)
    }
    // Negative zero would be a second zero that compares equal and prints differently.
    if value == 0 { value = 0 }
    return record(
      Draw(
        kind: .double, isForced: false, bits: value.bitPattern, lowerBits: lower.bitPattern,
        upperBits: upper.bitPattern, simplestBits: simplest.bitPattern)) ? value : simplest
  }

  /// Picks one of `count` alternatives; 0 is the simplest.
  ///
  /// Weights say how often each is drawn at random; if all are zero, the first is. Traps if there is
  /// no alternative or not one weight for each, and, where weights are used, on a negative one.
  public func index(below count: Int, weights: [Int]? = nil) -> Int {
    precondition(count > 0, "there must be an alternative to pick")
    precondition(weights == nil || weights?.count == count, "each alternative needs a weight")
    var value = 0
    let position = tape.pointee.drawCount
    if position < offered.count {
      if case .integer(let choice) = offered[position], choice >= 0, choice < count {
        value = choice
      } else {
        tape.pointee.misfits += 1
      }
    } else if position < randomEnd {
      value = randomIndex(below: count, weights: weights)
    } else if position < tape.pointee.retryEnd {
      value = tape.pointee.retry % count
    }
    return record(
      Draw(
        kind: .index, isForced: false, bits: UInt64(bitPattern: Int64(value)), lowerBits: 0,
        upperBits: UInt64(bitPattern: Int64(count - 1)), simplestBits: 0)) ? value : 0
  }

  /// Appends a draw; false if the run may not draw any more.
  private func record(_ draw: Draw) -> Bool {
    if tape.pointee.drawCount >= limit {
      tape.pointee.isOverrun = true
      return false
    }
    tape.pointee.append(draw)
    return true
  }

  // MARK: Spans

  /// Marks what the body draws as one labelled part.
  @inlinable public func span<T>(_ label: SpanLabel, _ body: () throws -> T) rethrows -> T {
    open(label)
    defer { close() }
    return try body()
  }

  /// Draws an array, one element after the other, each in a span with the label.
  ///
  /// Before each element it draws whether there is one more, so that an element can be deleted from
  /// anywhere. No such draws are made if the range allows one count only. `average` is the mean
  /// count of random arrays; without it they have about five elements more than the least count.
  ///
  /// A run that may not draw any more makes arrays of the least count, and shorter ones only where
  /// that count is more than a run may draw. It is discarded in any case.
  @inlinable public func array<T>(
    _ label: SpanLabel, count: ClosedRange<Int>, average: Double? = nil,
    _ element: () throws -> T
  ) rethrows -> [T] {
    let least = count.lowerBound
    let most = count.upperBound
    var result: [T] = []
    open(label.derived(1))
    defer { close() }
    if least == most {
      result.reserveCapacity(min(least, limit))
      while result.count < least, !isBeyondMeans(least) {
        openElement(label)
        defer { close() }
        result.append(try element())
      }
      return result
    }
    let probability = continuation(least, most, average)
    while startElement(label, result.count, least, most, probability) {
      defer { close() }
      result.append(try element())
    }
    return result
  }

  /// The probability with which an array goes on, so that random ones have the mean count.
  @usableFromInline func continuation(_ least: Int, _ most: Int, _ average: Double?) -> Double {
    let (least, most) = (Double(least), Double(most))
    let mean = average ?? min(max(2 * least, least + 5), (least + most) / 2)
    let extra = max(0, mean - least) * lengthScale
    return extra / (1 + extra)
  }

  /// Draws whether an array goes on, and opens the next element's span if it does.
  ///
  /// The question belongs to the element that it lets in; the last "no" belongs to the list.
  @usableFromInline func startElement(
    _ label: SpanLabel, _ count: Int, _ least: Int, _ most: Int, _ probability: Double
  ) -> Bool {
    if isBeyondMeans(least) { return false }
    let start = tape.pointee.drawCount
    let goesOn =
      count < least
      ? forcedBoolean(true)
      : count >= most ? forcedBoolean(false) : boolean(probability: probability)
    if goesOn { tape.pointee.open(label.id, start: start, isElement: true) }
    return goesOn
  }

  /// Whether an array of at least so many elements has no end in sight in a run that has none to give.
  @usableFromInline func isBeyondMeans(_ least: Int) -> Bool { least > limit && isOverrun }

  @usableFromInline func openElement(_ label: SpanLabel) {
    tape.pointee.open(label.id, start: tape.pointee.drawCount, isElement: true)
  }

  /// Counts an attempt that a filter rejected.
  @usableFromInline func countRejection() {
    tape.pointee.rejections += 1
  }

  /// Says that the innermost open span could have drawn these choices, and made the same value or one
  /// that is likely to serve as well.
  ///
  /// To be called when the span has drawn all that it draws. The shrinker tries the choices where
  /// they are simpler. So a generator may draw a value in the way that finds faults best (a length
  /// as "as wide as three subviews"), and have it shrink as a plain one.
  public func couldHaveDrawn(_ choices: @autoclosure () -> [Choice]) {
    if notesRewritings { tape.pointee.note(choices()) }
  }

  /// Whether anybody will read what else could have been drawn: only shrinking does, which replays.
  var notesRewritings: Bool { randomEnd == 0 }

  @usableFromInline func open(_ label: SpanLabel) {
    tape.pointee.open(label.id, start: tape.pointee.drawCount, isElement: false)
  }

  @usableFromInline func close(discarding: Bool = false) {
    tape.pointee.close(discarding: discarding)
  }
}
