import Foundation
import Generators
import Testing

@Suite("Checking a property")
struct CheckTests {
  private struct TooLong: Error {}
  private struct TooLarge: Error {}

  @Test("A true property passes with the cases that were asked for")
  func passes() {
    let report = check(Gen.integer().array()) { $0 == $0.reversed().reversed() }
    #expect(report.isPassed)
    #expect(report.cases == 1_000)
    #expect(report.counterexample == nil)
    #expect("\(report)" == "held in 1000 cases")
  }

  @Test("A false property fails with its smallest value, whose token replays it")
  func fails() throws {
    let gen = Gen.integer().array()
    let report = check(gen) { $0.count < 3 }
    let counterexample = try #require(report.counterexample)
    #expect(counterexample.value == [0, 0, 0])
    #expect(counterexample.error is PropertyReturnedFalse)
    let token = try #require(counterexample.recording).sequence.token
    #expect(gen.replay(try ChoiceSequence(token: token))?.value == [0, 0, 0])
    #expect("\(report)".contains(token))
    #expect(counterexample.shrunk?.isFixedPoint == true)
    #expect(counterexample.explanation != nil)
  }

  @Test("Shrinking does not slip from one fault to another")
  func noSlippage() throws {
    var options = CheckOptions()
    options.storedCases = [ChoiceSequence([.integer(5_000)])]
    let report = check(Gen.integer(), options) { value, _ in
      if value > 1_000 { throw TooLarge() }
      if value > 10 { throw TooLong() }
    }
    let counterexample = try #require(report.counterexample)
    #expect(counterexample.error is TooLarge)
    #expect(counterexample.value == 1_001)
  }

  @Test("Explicit examples and stored cases run first")
  func firstCases() throws {
    let given = check(Gen.integer(in: 0...9), examples: [77]) { $0 < 50 }
    #expect(given.counterexample?.value == 77)
    #expect(given.cases == 0)
    var options = CheckOptions()
    options.storedCases = [
      ChoiceSequence([.integer(1)]), ChoiceSequence([.integer(987_654_321)]),
    ]
    let stored = check(Gen.integer(in: 0...Int.max), options) { $0 != 987_654_321 }
    #expect(stored.counterexample?.value == 987_654_321)
  }

  @Test("The search goes on for failures of another kind")
  func severalFailures() throws {
    let property = { (value: Int, _: CheckContext) throws -> Void in
      if value > 1_000 { throw TooLarge() }
      if value < -20 { throw TooLong() }
    }
    let report = check(Gen.integer(in: -5_000...5_000), CheckOptions(), property)
    let all = [try #require(report.counterexample)] + report.otherFailures
    #expect(all.map(\.value).sorted() == [-21, 1_001])
    #expect("\(report)".contains("TooLarge") && "\(report)".contains("TooLong"))
    var options = CheckOptions()
    options.failureLimit = 1
    #expect(check(Gen.integer(in: -5_000...5_000), options, property).otherFailures.isEmpty)
  }

  @Test("Failures are stored in a file, and run first the next time")
  func storedInAFile() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).cases")
    defer { try? FileManager.default.removeItem(at: url) }
    let store = StoredCases(at: url)
    #expect(try store.load() == [])
    let gen = Gen.integer(in: 0...Int.max)
    try store.update(with: check(gen) { $0 < 1_000_000 })
    #expect(try store.load() == [ChoiceSequence([.integer(1_000_000)])])

    var options = CheckOptions()
    options.storedCases = try store.load()
    options.cases = 0
    let again = check(gen, options) { $0 < 1_000_000 }
    #expect(again.counterexample?.value == 1_000_000)
    try store.update(with: check(gen, options) { _ in true })
    #expect(try store.load() == [])

    let token = ChoiceSequence([.integer(7)]).token
    try Data("\(token)\r\n\(token) \r\n".utf8).write(to: url)
    #expect(try store.load().count == 2)
    try Data("L9.abcd\n".utf8).write(to: url)
    #expect(throws: ReplayTokenError.otherVersion(9)) { try store.load() }
  }

  @Test("A stored failure outlives a check that ends before it is run, or at another one")
  func storedIsNotLost() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).cases")
    defer { try? FileManager.default.removeItem(at: url) }
    let store = StoredCases(at: url)
    let stored = [4, 900, 7_000].map { ChoiceSequence([.integer($0)]) }
    try Data(stored.map { $0.token + "\n" }.joined().utf8).write(to: url)
    let gen = Gen.integer(in: 0...9_999)
    var options = CheckOptions()
    options.storedCases = try store.load()
    // The first holds now, the second fails and ends the check, the third was not run.
    let report = check(gen, options, examples: [5_000]) { $0 < 500 }
    #expect(report.counterexample?.origin == .stored)
    #expect(report.counterexample?.caseIndex == 1)
    #expect(report.settledStoredCases == Array(stored.prefix(2)))
    try store.update(with: report)
    #expect(try store.load() == [stored[2], ChoiceSequence([.integer(500)])])
  }

  @Test(
    "A stored case that the generator does not make any more is dropped, and the report says so")
  func outdated() {
    var options = CheckOptions()
    options.storedCases = [
      ChoiceSequence([.integer(77)]), ChoiceSequence([.boolean(true)]),
      ChoiceSequence([.integer(1), .integer(2)]),
    ]
    let report = check(Gen.integer(in: 0...9), options) { _ in true }
    #expect(report.outdatedStoredCases == 3)
    #expect(report.settledStoredCases.count == 3)
    #expect("\(report)".contains("3 stored cases do not fit the generator"))
  }

  private enum Fault: Error {
    case tooLong
    case tooLarge(Int)
  }

  @Test("Failures are told apart by the case of an enumeration, whatever it carries")
  func casesOfAnEnumeration() throws {
    let report = check(Gen.integer(in: -5_000...5_000)) { value, _ in
      if value > 1_000 { throw Fault.tooLarge(value) }
      if value < -20 { throw Fault.tooLong }
    }
    let all = [try #require(report.counterexample)] + report.otherFailures
    #expect(all.map(\.value).sorted() == [-21, 1_001])
    let codes = check(Gen.integer(in: 0...2)) { value, _ in
      if value > 0 { throw NSError(domain: "layout", code: value) }
    }
    #expect(codes.counterexample != nil && codes.otherFailures.count == 1)
  }

  @Test("The report shows what matters beside the part")
  func notes() {
    let gen = zip(
      Gen.integer(in: 0...100).labeled("first"), Gen.integer(in: 0...100).labeled("second"))
    let text = "\(check(gen) { $0.0 < 7 })"
    #expect(
      text.hasPrefix(
        """
        fails for (7, 0)
                   ^ from 7 on
                      ^ any value
        because of
        """))
    let range = "\(check(Gen.integer(in: 0...Int.max)) { $0 < 40 || $0 > 77 })"
    #expect(range.contains("\n          ^^ from 40 to 77\n"))
    let lines = Gen.integer(in: 0...9).map { "number\n\($0)" }
    #expect("\(check(lines) { !$0.hasSuffix("3") })".contains("\n  3: not right beside it\n"))
  }

  @Test("An exhausted space ends the check, with every value run once")
  func exhausted() {
    var values: [String: Int] = [:]
    let gen = zip(Gen.integer(in: -2...2), Gen.bool, Gen<String>.element(of: ["a", "b"]).optional)
    let report = check(gen) { value, _ in values["\(value)", default: 0] += 1 }
    #expect(report.isPassed)
    #expect(report.isExhausted)
    #expect(report.cases == 30)
    #expect(values.count == 30)
    #expect(values.values.allSatisfy { $0 == 1 })
  }

  @Test("A generator that discards everything makes the check give up")
  func gaveUp() {
    let report = check(Gen.integer().filter { _ in false }) { _ in true }
    guard case .gaveUp = report.outcome else {
      Issue.record("expected to give up: \(report)")
      return
    }
    #expect(report.discarded > 1_000)
    #expect(report.rejections > 10_000)
    #expect("\(report)".contains("filters rejected \(report.rejections) attempts in 0 cases"))
  }

  @Test("A check that has run nothing has not passed, and one that covers everything has")
  func nothingAndEverything() {
    let nothing = check(Gen.integer(in: 0...9)) { _, context in try context.assume(false) }
    guard case .gaveUp = nothing.outcome else {
      Issue.record("nothing was run: \(nothing)")
      return
    }
    for cases in [20, 22, 24, 1_000] {
      var options = CheckOptions()
      options.cases = cases
      let report = check(Gen.integer(), options) { _, context in
        context.cover(true, share: 1, as: "always")
      }
      #expect(report.isPassed, "\(report)")
    }
  }

  @Test("A check that is starved after a few cases has not passed")
  func starved() {
    var isFirst = true
    let report = check(Gen.integer()) { _, context in
      try context.assume(isFirst)
      isFirst = false
    }
    guard case .gaveUp = report.outcome else {
      Issue.record("one case is no thousand: \(report)")
      return
    }
    #expect(!report.isPassed)
    #expect("\(report)".hasPrefix("gave up after 1 of 1000 cases: "))
  }

  @Test("A check that finds nothing but repetitions says how much it has run")
  func repeated() {
    // A double has too many values to go through, and this one comes to two.
    let report = check(Gen.double(in: 0...1).flatMap { .always($0) }.filter { $0 == 0 || $0 == 1 })
    {
      _ in true
    }
    #expect(report.cases == 2)
    #expect(!report.isExhausted)
  }

  @Test("A filter does not keep a small space from being exhausted")
  func exhaustedBehindAFilter() {
    let report = check(Gen.integer(in: 0...9).filter { $0 % 3 == 1 }.array(count: 2)) { _ in true }
    #expect(report.isExhausted)
    #expect(report.cases == 9)
    var options = CheckOptions()
    options.cases = 4
    let fewer = check(Gen.integer(in: 0...9), options) { _ in true }
    #expect(fewer.cases == 4 && !fewer.isExhausted)
  }

  @Test("The largest budget is a budget")
  func unlimitedBudget() {
    var options = CheckOptions()
    options.shrinkBudget = .max
    #expect(check(Gen.integer(), options) { $0 < 70 }.counterexample?.value == 70)
  }

  @Test("Assumptions discard, labels count, demands on coverage can fail a check")
  func statistics() {
    let report = check(Gen.integer(in: 0...1_000_000)) { value, context in
      try context.assume(value != 3)
      context.classify(value % 2 == 0, as: "even")
      context.label(value < 1_000 ? "small" : "large")
      context.cover(value % 2 == 0, share: 0.3, as: "even numbers")
    }
    #expect(report.isPassed)
    #expect(Set(report.labels.map(\.name)) == ["even", "small", "large"])
    #expect(report.coverage.first?.isMissed == false)
    let missed = check(Gen.integer(in: 0...1_000_000)) { value, context in
      context.cover(value == 77_777, share: 0.1, as: "lucky")
    }
    guard case .uncovered(let coverage) = missed.outcome else {
      Issue.record("expected missed coverage: \(missed)")
      return
    }
    #expect(coverage.map(\.name) == ["lucky"])
    #expect("\(missed)".contains("lucky"))
  }

  @Test("The same options give the same report")
  func deterministic() {
    let reports = (0..<2).map { _ in
      check(SampleTree.gen()) { $0.width < 1_500 }
    }
    #expect("\(reports[0])" == "\(reports[1])")
  }
}

@Suite("Checking a generator")
struct GeneratorCheckTests {
  @Test("A sound generator has no fault")
  func sound() {
    let fault = checkGenerator(
      SampleTree.gen(), cases: 60, isMinimum: { $0 == .leaf(0) }, invariant: { $0.width >= 0 })
    #expect(fault == nil)
  }

  @Test("Each fault is found")
  func faults() {
    guard
      case .drawnValueInvalid = checkGenerator(Gen.integer(in: 0...1_000), invariant: { $0 < 900 })
    else {
      Issue.record("an invalid value was drawn")
      return
    }
    #expect(
      checkGenerator(Gen.integer(in: 3...9), isMinimum: { $0 == 4 }, invariant: { _ in true })
        == .otherMinimum("3"))
    #expect(
      checkGenerator(Gen.integer().filter { $0 == 77 }, invariant: { _ in true }) == .noMinimum)
    // The first alternative is not the simplest: the second draws less.
    let upsideDown = Gen<Int>.oneOf(.integer(in: 0...9), .always(77))
    guard
      case .shrinksElsewhere("77", _) = checkGenerator(
        upsideDown, isMinimum: { $0 == 0 }, invariant: { _ in true })
    else {
      Issue.record("it shrinks to 77")
      return
    }
    let unsteady = Counter()
    let gen = Gen { source in source.integer(in: 0...unsteady.next()) }
    guard case .notRepeatable = checkGenerator(gen, invariant: { _ in true }) else {
      Issue.record("the generator depends on a counter")
      return
    }
  }

  /// State that a generator must not have.
  private final class Counter: @unchecked Sendable {
    private var count = 0

    func next() -> Int {
      count += 1
      return count
    }
  }
}
