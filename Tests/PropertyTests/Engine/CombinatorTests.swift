import Generators
import Testing

@Suite("Combinators")
struct CombinatorTests {
  private func minimum<Value>(_ gen: Gen<Value>) -> Value? {
    gen.replay(ChoiceSequence())?.value
  }

  @Test("The simplest value of each combinator")
  func minima() {
    #expect(minimum(.integer()) == 0)
    #expect(minimum(.integer(in: 3...9)) == 3)
    #expect(minimum(.integer(in: -9...(-3))) == -3)
    #expect(minimum(.integer(in: 0...9, towards: 4)) == 4)
    #expect(minimum(.integer(in: 0...9, towards: 40)) == 9)
    #expect(minimum(.double(in: 2.5...9)) == 3)
    #expect(minimum(.cgFloat(in: 0.1...0.9)) == 0.5)
    #expect(minimum(.bool) == false)
    #expect(minimum(.always("x")) == "x")
    #expect(minimum(.element(of: ["a", "b"])) == "a")
    #expect(minimum(Gen.integer().optional) == .some(.none))
    #expect(minimum(Gen.integer().array()) == [])
    #expect(minimum(Gen.integer().array(count: 2...4)) == [0, 0])
    #expect(minimum(Gen.integer().array(count: 3)) == [0, 0, 0])
    #expect(minimum(.oneOf(.always(1), .always(2))) == 1)
    #expect(minimum(.frequency((0, .always(1)), (5, .always(2)))) == 1)
    #expect(minimum(.weighted([(weight: 1, gen: .always(1)), (weight: 9, gen: .always(2))])) == 1)
    #expect(minimum(Gen.integer().map { $0 + 1 }) == 1)
    #expect(minimum(Gen.integer(in: 2...5).flatMap { Gen.bool.array(count: $0) })?.count == 2)
    #expect(minimum(Gen.integer().filter { $0 == 0 }) == 0)
    #expect(minimum(Gen.integer().filter { $0 != 0 }) == 1)
    #expect(minimum(Gen.integer(in: -9...0).filter { $0 < -3 }) == -4)
    #expect(minimum(Gen.double(in: 0...9).filter { $0 > 2.5 }) == 3)
    #expect(minimum(Gen.bool.filter { $0 }) == true)
    #expect(minimum(Gen<String>.element(of: ["a", "b", "c"]).filter { $0 == "c" }) == "c")
    #expect(minimum(Gen.integer().array().filter { $0.count == 2 })?.count == 2)
    #expect(minimum(Gen.integer().optional.compactMap { $0 }) == 0)
    #expect(minimum(.double(in: 2...3, or: [.infinity])) == 2)
    let triple = minimum(zip(.integer(), .bool, .double(in: 0...1)))
    #expect(triple?.0 == 0 && triple?.1 == false && triple?.2 == 0)
  }

  @Test("Random values keep to the domain")
  func domains() {
    let gen = zip(
      Gen.integer(in: -5...70_000).array(count: 1...4), Gen.double(in: -2.5...1e9),
      Gen.integer().filter { $0 % 2 == 0 }, Gen<String>.element(of: ["a", "b", "c"]))
    let explorer = Explorer(gen, seed: 1)
    var names: Set<String> = []
    var counts: Set<Int> = []
    for index in 0..<400 {
      guard let (list, number, even, name) = explorer.example(at: index)?.value else { continue }
      #expect((1...4).contains(list.count))
      #expect(list.allSatisfy { (-5...70_000).contains($0) })
      #expect((-2.5...1e9).contains(number))
      #expect(even % 2 == 0)
      names.insert(name)
      counts.insert(list.count)
    }
    #expect(names == ["a", "b", "c"])
    #expect(counts == [1, 2, 3, 4])
  }

  @Test("Weights rule how often an alternative is drawn, zero never")
  func weights() {
    let gen = Gen<Int>.frequency((1, .always(0)), (0, .always(1)), (3, .always(2)))
    var counts = [0, 0, 0]
    // A swarm bends the weights of a case, but never makes a weight of what has none.
    let explorer = Explorer(gen, seed: 1, aids: .all.subtracting(.swarm))
    for index in 1...4_000 { counts[explorer.example(at: index)?.value ?? 0] += 1 }
    #expect(counts[0] > 800 && counts[0] < 1_200)
    let swarm = Explorer(gen, seed: 1)
    for index in 1...4_000 { counts[swarm.example(at: index)?.value ?? 0] += 1 }
    #expect(counts[1] == 0)
  }

  @Test("Recursive values grow up to the depth and not beyond")
  func recursion() {
    let gen = Gen<SampleTree>.recursive(depth: 3, base: .always(.leaf(0))) { inner in
      inner.map { .padded($0, 1) }
    }
    #expect(minimum(gen) == .leaf(0))
    var counts: Set<Int> = []
    let explorer = Explorer(gen, seed: 3)
    for index in 0..<300 { counts.insert(explorer.example(at: index)?.value.count ?? 0) }
    #expect(counts == [1, 2, 3, 4])
  }

  @Test(
    "Numbers that are not finite are drawn where they are asked for, and shrink to those that are")
  func nonFinite() throws {
    let gen = Gen.double(in: 0...1, or: [.infinity, -.infinity, .nan])
    let explorer = Explorer(gen, seed: 1)
    let values = (0..<500).compactMap { explorer.example(at: $0)?.value }
    #expect(values.contains(.infinity) && values.contains(-.infinity))
    #expect(values.contains { $0.isNaN } && values.contains { $0 > 0 && $0 < 1 })
    #expect(check(gen) { $0 >= 0 }.counterexample?.value == -.infinity)
    #expect(check(gen) { $0 == $0 && $0 < 2 }.counterexample?.value == .infinity)
    #expect(check(gen) { $0 < 0.5 || $0 > 2 }.counterexample?.value == 1)
  }

  @Test("An array that can never be drawn ends with the draws, not with its count")
  func endlessArrays() {
    for count in [100_000_000_000...100_000_000_000, 1_000_000_000...Int.max] {
      #expect(minimum(Gen.bool.array(count: count)) == nil)
      #expect(minimum(Gen.bool.array(count: 8_000).array(count: count)) == nil)
      let source = ChoiceSource(seed: 1)
      _ = source.array("element", count: count) { source.boolean() }
      #expect(source.isOverrun)
    }
    // Half of Int and more must not overflow.
    #expect(minimum(Gen.bool.array(count: (Int.max - 1)...Int.max)) == nil)
    var options = CheckOptions()
    options.cases = 20
    let gen = Gen.bool.array(count: 10_000)
    #expect(check(gen, options) { _ in true }.cases == 0)
    #expect("\(check(gen, options) { _ in true })".contains("CheckOptions.drawLimit"))
    options.drawLimit = 10_000
    #expect(check(gen, options) { $0.count == 10_000 }.cases == 20)
  }

  @Test("A filter counts what it rejects and gives up in the end")
  func filter() {
    let source = ChoiceSource(seed: 1)
    #expect(throws: Discard.self) {
      try Gen.integer().filter { _ in false }.draw(from: source)
    }
    #expect(source.rejections == 10)
    #expect(source.recording.spans.allSatisfy { $0.isDiscarded })
  }
}
