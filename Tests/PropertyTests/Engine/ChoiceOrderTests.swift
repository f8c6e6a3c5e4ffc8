import Generators
import Testing

@Suite("The order of simplicity")
struct ChoiceOrderTests {
  @Test("Doubles: whole numbers, then short fractions, then long ones, then huge numbers")
  func doubles() {
    let ascending: [Double] = [
      0, 1, -1, 2, -2, 10, 1_000_000, 0.5, -0.5, 1.5, 100.5, 0.25, 0.75, 0.125, 1.0 / 3, 0.1,
      .leastNonzeroMagnitude, 0x1p53, 1e300, -1e300, .greatestFiniteMagnitude,
    ]
    for (index, left) in ascending.enumerated() {
      for (other, right) in ascending.enumerated() where left != 0 || right != 0 {
        #expect(isSimpler(left, than: right) == (index < other), "\(left) and \(right)")
      }
    }
  }

  @Test("The order of doubles is total and strict")
  func total() {
    var random = RandomSource(seed: 3)
    var values: [Double] = []
    while values.count < 24 {
      let value = Double(bitPattern: random.next())
      if value.isFinite { values.append(value) }
      values.append(Double(Int(truncatingIfNeeded: random.next() >> 58)) / 4)
    }
    for left in values {
      #expect(!isSimpler(left, than: left))
      for right in values where left != right {
        #expect(isSimpler(left, than: right) != isSimpler(right, than: left))
        for third in values where isSimpler(left, than: right) && isSimpler(right, than: third) {
          #expect(isSimpler(left, than: third))
        }
      }
    }
  }

  @Test("The simplest of a range is in it, and nothing drawn from it is simpler")
  func simplestOfRange() {
    let ranges: [ClosedRange<Double>] = [
      -1...1, 0...0, 2.1...2.9, 0.1...0.9, -0.9...(-0.1), 5...7, -7...(-5), 0.1...0.1000001,
      1e300...1.1e300, 0x1p60...0x1p61,
    ]
    for range in ranges {
      let simplest = ChoiceSource(replaying: ChoiceSequence()).double(in: range)
      #expect(range.contains(simplest))
      for seed in UInt64(0)..<50 {
        let value = ChoiceSource(seed: seed).double(in: range)
        #expect(range.contains(value))
        #expect(!isSimpler(value, than: simplest), "\(value) in \(range)")
      }
    }
  }

  @Test("A shorter recording is simpler; then the first difference decides")
  func shortlex() throws {
    let gen = Gen.integer().array()
    func recording(_ choices: [Choice]) throws -> Recording {
      try #require(gen.replay(ChoiceSequence(choices))).recording
    }
    let long = try recording([
      .boolean(true), .integer(0), .boolean(true), .integer(0), .boolean(false),
    ])
    let short = try recording([.boolean(true), .integer(99), .boolean(false)])
    let negative = try recording([.boolean(true), .integer(-99), .boolean(false)])
    #expect(short.isSimpler(than: long))
    #expect(!long.isSimpler(than: short))
    #expect(short.isSimpler(than: negative))
    #expect(!short.isSimpler(than: short))
  }
}
