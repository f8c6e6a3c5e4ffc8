import Gallery
import LayoutTesting
import Testing

@Suite("What keeps the contract", .cases(500))
struct LawfulTests {
  @Test func staircase() {
    certify(Staircase(step: 8))
  }

  @Test(arguments: [1, 2, 3]) func staircaseOfSeveralSeeds(seed: UInt64) {
    certify(Staircase(step: 0), seed: seed)
  }

  @Test(.seed(7)) func anyStaircase() {
    certify(generating: Gen.cgFloat(in: 0...20).map { Staircase(step: $0) })
  }

  @Test func framed() {
    checkLaw(.backgroundPreservesSize) { content in Framed { content } }
  }
}
