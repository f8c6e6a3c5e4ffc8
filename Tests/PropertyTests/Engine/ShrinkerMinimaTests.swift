import Generators
import Testing

/// Known minima that need one move each.
@Suite("Minima that the shrinker reaches")
struct ShrinkerMinimaTests {
  /// The distinct results of ten searches.
  private func results<Value>(
    _ gen: Gen<Value>, seeds: Range<UInt64> = 0..<10, from start: Int = 0,
    fails: (Value) -> Bool
  ) -> Set<String> {
    var results: Set<String> = []
    for seed in seeds {
      let explorer = Explorer(gen, seed: seed)
      var index = start
      while index < start + 20_000 {
        if let example = explorer.example(at: index), fails(example.value) {
          let result = Shrinker().shrink(example.recording, of: gen, while: fails)
          results.insert(gen.replay(result.sequence).map { "\($0.value)" } ?? "discarded")
          break
        }
        index += 1
      }
      if index == start + 20_000 { results.insert("not found") }
    }
    return results
  }

  @Test("A container collapses to the child at fault")
  func tree() {
    #expect(results(SampleTree.gen()) { $0.width >= 500 } == ["500.0"])
    #expect(
      results(SampleTree.gen(), from: 100) { tree in
        if case .row(let children) = tree { return children.contains { $0.width >= 10 } }
        return false
      } == ["row(10.0)"])
  }

  @Test("An offer follows the widths down, whatever lies between")
  func offer() {
    let found = results(SampleOffer.gen, from: 100) { sample in
      guard let first = sample.widths.first, first > 10 else { return false }
      return sample.offer == first + 8
    }
    #expect(found == ["SampleOffer(widths: [11.0], offer: 19.0)"])
  }

  @Test("Lists are joined, emptied and sorted")
  func lists() {
    #expect(
      results(Gen.integer().array().array()) { Set($0.flatMap { $0 }).count >= 4 }
        == ["[[0, 1, -1, 2]]"])
    #expect(results(Gen.integer().array()) { $0 != $0.reversed() } == ["[0, 1]"])
  }

  @Test("References are renumbered when an element goes")
  func references() {
    let found = results(Gen.integer(in: 0...9).array(), from: 100) { list in
      guard list.allSatisfy({ $0 < list.count }) else { return false }
      return list.indices.contains { list[$0] != $0 && list[list[$0]] == $0 }
    }
    #expect(found == ["[1, 0]"])
  }

  @Test("A count follows the parts that it counts")
  func counts() {
    let gen = Gen.integer(in: 1...40).flatMap { Gen.integer(in: 0...1_000).array(count: $0) }
    #expect(results(gen) { $0.contains { $0 >= 900 } } == ["[900]"])
  }

  @Test("Numbers end at the bound, whole if they can be")
  func numbers() {
    let numbers = Gen.double(in: -1_000...1_000)
    #expect(results(numbers) { $0 >= 10 } == ["10.0"])
    #expect(results(numbers) { $0 > 10 } == ["11.0"])
    #expect(results(numbers) { $0 < -3 } == ["-4.0"])
    #expect(results(numbers) { $0 > 0.3 && $0 < 0.7 } == ["0.5"])
    #expect(results(Gen.double(in: 5...9)) { _ in true } == ["5.0"])
  }

  @Test("Equal numbers stay equal and near ones near")
  func pairs() {
    let pair = zip(Gen.integer(in: 1...Int.max), Gen.integer(in: 1...Int.max))
    #expect(results(pair) { $0 >= 10 && $0 == $1 } == ["(10, 10)"])
    #expect(results(pair) { $0 >= 10 && abs($0 - $1) == 1 } == ["(10, 9)"])
  }

  @Test("A subtree moves to its sibling's place, and numbers change places with it")
  func rearrangement() {
    // The fault needs two unequal children in the right order below the second child of the root.
    let found = results(TwoTree.gen(depth: 3), from: 60) { tree in
      tree.keys == tree.keys.sorted() ? false : tree.count >= 4
    }
    #expect(found.count == 1, "\(found)")
  }

  @Test("A node changes its kind and keeps its children")
  func alternatives() {
    let found = results(SampleTree.gen(), from: 60) { tree in
      switch tree {
      case .leaf: return false
      case .padded(let child, _): return child.width >= 3
      case .row(let children): return children.contains { $0.width >= 3 }
      }
    }
    #expect(found == ["pad(3.0, 0.0)"])
  }

  @Test("Elements go to an earlier array of their kind if the later one can go")
  func moves() {
    let nested = Gen { source in
      let first = source.array("item", count: 0...9) { source.integer(in: 0...9) }
      let others = source.array("group", count: 0...3) {
        source.array("item", count: 0...9) { source.integer(in: 0...9) }
      }
      return [first] + others
    }
    #expect(results(nested, from: 60) { $0.flatMap { $0 }.count >= 2 } == ["[[0, 0]]"])
  }

  @Test("A value among many is found like a number")
  func manyAlternatives() {
    let names = (0..<500).map { "name \($0)" }
    #expect(
      results(Gen<String>.element(of: names).array()) { $0.contains { $0.count == 8 } }
        == ["[\"name 100\"]"])
  }

  @Test("What an overflowing sum needs: one number at the bound, the other near zero")
  func wrapping() {
    let lists = Gen.integer(in: -32_768...32_767).array(count: 0...10)
      .filter { Self.wrappingSum($0) < 256 }.array(count: 5)
    #expect(
      results(lists, seeds: 0..<4) { Self.wrappingSum($0.flatMap { $0 }) >= 1_280 }
        == ["[[], [], [], [-1], [-32768]]"])
  }

  private static func wrappingSum(_ values: [Int]) -> Int16 {
    values.reduce(0) { $0 &+ Int16(truncatingIfNeeded: $1) }
  }
}

/// A tree of nodes with a key and up to two children.
private struct TwoTree: CustomStringConvertible {
  var key: Int
  var children: [TwoTree?]

  var keys: [Int] { [key] + children.reversed().flatMap { $0?.keys ?? [] } }
  var count: Int { keys.count }
  var description: String { "\(key)(\(children.map { $0?.description ?? "-" }))" }

  static func gen(depth: Int) -> Gen<TwoTree> {
    Gen(labeled: "node") { source in
      let key = source.integer(in: 0...1_000)
      let children = try (0..<2).map { _ -> TwoTree? in
        try source.span("child") {
          depth > 0 && source.boolean() ? try gen(depth: depth - 1).draw(from: source) : nil
        }
      }
      return TwoTree(key: key, children: children)
    }
  }
}
