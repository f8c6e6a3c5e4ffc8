import Generators
import Testing

/// What holds of every shrink, whatever is shrunk.
@Suite("Laws of the shrinker")
struct ShrinkerLawTests {
  static let seeds: [UInt64] = [1, 2, 3, 4, 5, 6]

  @Test(
    "The result still fails, and is what its recording says", arguments: SampleProblem.all, seeds)
  func stillFails(problem: SampleProblem, seed: UInt64) throws {
    let start = try #require(problem.find(seed))
    for result in [problem.shrink(start), problem.shrinkCombined(start)] {
      #expect(problem.fails(result.sequence))
      #expect(result.recording.sequence == result.sequence)
      #expect(result.evaluationsToResult <= result.evaluations)
    }
  }

  @Test("The result is never larger than the start", arguments: SampleProblem.all, seeds)
  func neverLarger(problem: SampleProblem, seed: UInt64) throws {
    let start = try #require(problem.find(seed))
    for result in [problem.shrink(start), problem.shrinkCombined(start)] {
      #expect(!start.isSimpler(than: result.recording))
    }
  }

  @Test("Shrinking a fixed point again changes nothing", arguments: SampleProblem.all, seeds)
  func idempotent(problem: SampleProblem, seed: UInt64) throws {
    let start = try #require(problem.find(seed))
    let once = problem.shrink(start)
    #expect(once.isFixedPoint)
    let twice = problem.shrink(once.recording)
    #expect(twice.sequence == once.sequence)
    #expect(twice.isFixedPoint)
  }

  @Test("The same start gives the same result and costs the same", arguments: SampleProblem.all)
  func deterministic(problem: SampleProblem) throws {
    let start = try #require(problem.find(11))
    let first = problem.shrink(start)
    let second = problem.shrink(start)
    #expect(first.sequence == second.sequence)
    #expect(first.evaluations == second.evaluations)
  }

  @Test("All seeds end in one result", arguments: SampleProblem.all)
  func oneNormalForm(problem: SampleProblem) throws {
    var results: Set<ChoiceSequence> = []
    for seed in UInt64(20)..<32 {
      results.insert(problem.shrink(try #require(problem.find(seed))).sequence)
    }
    #expect(results.count == 1, "\(results.map(problem.show).sorted())")
  }

  @Test("The budget is kept, and a shrink that used it up is no fixed point")
  func budget() throws {
    let gen = Gen.integer().array()
    let explorer = Explorer(gen, seed: 1)
    let example = try #require(
      (0..<2_000).lazy.compactMap { explorer.example(at: $0) }.first { $0.value.count > 8 })
    for budget in [0, 1, 3] {
      var evaluations = 0
      let result = Shrinker(budget: budget).shrink(example.recording, of: gen) { list in
        evaluations += 1
        return list.count > 4
      }
      #expect(result.evaluations == evaluations)
      #expect(evaluations <= budget)
      #expect(!result.isFixedPoint)
    }
  }
}
