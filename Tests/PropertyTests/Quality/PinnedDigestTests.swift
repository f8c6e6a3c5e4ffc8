import Generators
import Invariants
import LayoutSpec
import Testing

/// One seed gives one result, on every platform and in debug and release alike.
///
/// The tokens are results of an earlier build. One that changes is no fault by itself: whoever
/// changes what is drawn or how it is shrunk pins the new ones and says so.
@Suite struct PinnedDigestTests {
  @Test func theEngineDrawsAndShrinksTheSameEverywhere() throws {
    let gen = Gen.integer().array()
    let explorer = Explorer(gen, seed: 7)
    let drawn = try #require(explorer.example(at: 100))
    #expect(drawn.recording.sequence.token == "DRAWN")
    let fails = { (list: [Int]) in Set(list).count > 2 && list.contains { $0 > 900 } }
    let found = try #require(
      (0..<2_000).lazy.compactMap { explorer.example(at: $0) }.first { fails($0.value) })
    #expect(found.recording.sequence.token == "FOUND")
    let shrunk = Shrinker().shrink(found.recording, of: gen, while: fails)
    #expect(shrunk.sequence.token == "SHRUNK")
    #expect(shrunk.evaluations == 0)
  }

  @Test func theCertifierEndsTheSameEverywhere() throws {
    let report = try report(SketchFlow(forgottenGap: 2), profile: .flow, cases: 500, seed: 3)
    let violation = try #require(report.violations.first)
    #expect(violation.replay == "CERTIFIED")
    #expect(report.cases == 0)
    #expect(violation.evaluations == 0)
  }
}
