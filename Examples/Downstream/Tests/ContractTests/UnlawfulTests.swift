import LayoutTesting
import Shelves
import Testing

// Every test here fails, to show what that looks like.
@Suite("What breaks the contract")
struct UnlawfulTests {
  @Test func shelf() {
    certify(Shelf())
  }

  @Test func padded() {
    checkLaw(.backgroundPreservesSize) { content in Padded { content } }
  }
}
