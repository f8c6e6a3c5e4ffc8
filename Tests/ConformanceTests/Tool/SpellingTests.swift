import Testing

@testable import layoutcheck

@Suite("Guessing misspelt words")
struct SpellingTests {
  @Test(
    "counts edits, a swap of neighbours as one",
    arguments: [
      ("", "", 0), ("cases", "cases", 0), ("caess", "cases", 1), ("sed", "seed", 1),
      ("", "abc", 3), ("kitten", "sitting", 3),
    ])
  func distance(first: String, second: String, expected: Int) {
    #expect(Spelling.distance(first, second) == expected)
    #expect(Spelling.distance(second, first) == expected)
  }

  @Test("proposes the closest word, or a beginning, or nothing")
  func guess() {
    let options = ["--cases", "--seed", "--instance"]
    #expect(Spelling.guess("--case", among: options) == "--cases")
    #expect(Spelling.guess("--INSTANCE", among: options) == "--instance")
    #expect(Spelling.guess("--ins", among: options) == "--instance")
    #expect(Spelling.guess("--frobnicate", among: options) == nil)
    #expect(Spelling.guess("x", among: []) == nil)
  }
}
