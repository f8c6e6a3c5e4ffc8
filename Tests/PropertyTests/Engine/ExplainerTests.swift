import Generators
import Testing

@Suite("Explaining a counterexample")
struct ExplainerTests {
  @Test("A part that does not matter is named, a part that does is not")
  func irrelevantPart() throws {
    let gen = zip(
      Gen.integer(in: 0...100).labeled("first"), Gen.integer(in: 0...100).labeled("second"))
    let fails = { (pair: (Int, Int)) in pair.0 >= 7 }
    let result = Shrinker().shrink(
      try #require(gen.replay(ChoiceSequence([.integer(50), .integer(50)]))).recording, of: gen,
      while: fails)
    #expect(result.sequence.choices == [.integer(7), .integer(0)])
    let explanation = Explainer().explain(result.recording, of: gen, while: fails)
    let first = try #require(result.recording.spans.first { $0.has("first") })
    let second = try #require(result.recording.spans.first { $0.has("second") })
    #expect(!explanation.isIrrelevant(first))
    #expect(explanation.isIrrelevant(second))
    #expect(
      explanation.finding(at: 0) == .range(from: .integer(7), through: .integer(100)))
  }

  @Test("The range of a number ends where the fault ends")
  func range() throws {
    let gen = Gen.double(in: 0...1_000)
    let fails = { (value: Double) in value >= 10 && value < 333 }
    let recording = try #require(gen.replay(ChoiceSequence([.double(10)]))).recording
    let explanation = Explainer().explain(recording, of: gen, while: fails)
    #expect(explanation.finding(at: 0) == .range(from: .double(10), through: .double(332)))
    #expect(explanation.evaluations < 40)
  }

  @Test("A subtree that does not matter is named as a whole")
  func subtree() throws {
    let fails = { (tree: SampleTree) in
      guard case .row(let children) = tree, children.count == 2 else { return false }
      return children[0].width >= 5
    }
    let explorer = Explorer(SampleTree.gen(), seed: 1)
    let example = try #require(
      (0..<2_000).lazy.compactMap { explorer.example(at: $0) }.first { fails($0.value) })
    let result = Shrinker().shrink(example.recording, of: SampleTree.gen(), while: fails)
    let explanation = Explainer().explain(result.recording, of: SampleTree.gen(), while: fails)
    let trees = result.recording.spans.filter { $0.has("tree") }
    #expect(trees.count == 3)
    #expect(trees.map(explanation.isIrrelevant) == [false, false, true])
  }

  @Test("Explaining keeps to its budget and repeats itself")
  func budget() throws {
    let gen = Gen.integer(in: 0...9).array(count: 20)
    let recording = try #require(gen.replay(ChoiceSequence())).recording
    var evaluations = 0
    let explanation = Explainer(budget: 15).explain(recording, of: gen) { _ in
      evaluations += 1
      return true
    }
    #expect(evaluations == 15)
    #expect(explanation.evaluations == 15)
    let first = Explainer(seed: 3).explain(recording, of: gen) { $0[3] < 5 }
    let second = Explainer(seed: 3).explain(recording, of: gen) { $0[3] < 5 }
    #expect(first == second)
  }
}
