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
    #expect(
      drawn.recording.sequence.token
        == "L1.SqJDCxEBAs-ig-6PtJrFjgEBAouzg8mp5dns7AEBAuqQj-6pwdWWBAECxt_XzOmAm8HXAQEGAQKLs4PJqeXZ7OwB"
        + "AQLQpcvunMi_pN0BAQKJtrqgle7r96QBAA")
    let fails = { (list: [Int]) in Set(list).count > 2 && list.contains { $0 > 900 } }
    let found = try #require(
      (0..<2_000).lazy.compactMap { explorer.example(at: $0) }.first { fails($0.value) })
    #expect(
      found.recording.sequence.token == "L1.IrMNrQcBAr21mYu5_rT63gEBAr7Uxoqd_aSVCwECtIP69pqT5MFaAA")
    let shrunk = Shrinker().shrink(found.recording, of: gen, while: fails)
    #expect(shrunk.sequence.token == "L1.qokMlgcBBgEIAQKKDgA")
    #expect(shrunk.evaluations == 45)
  }

  @Test func theCertifierEndsTheSameEverywhere() throws {
    let report = try report(SketchFlow(forgottenGap: 2), profile: .flow, cases: 500, seed: 3)
    let violation = try #require(report.violations.first)
    #expect(violation.replay == "L1.aKaU-RoBBgYGAAABBgYGAAABBgYGAAAAAQgMA0wGAAA")
    #expect(report.cases == 474)
    #expect(violation.evaluations == 368)
  }
}
