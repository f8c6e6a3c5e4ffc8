import Testing

@testable import layoutcheck

@Suite("Taking source apart")
struct SourceScanTests {
  @Test("finds the first parentheses, whatever is in them")
  func parentheses() {
    let text = #"init(a: (Int) -> Void = { _ in f(")") }, b: [Int]) throws"#
    #expect(
      SourceScan.parenthesised(text) == #"a: (Int) -> Void = { _ in f(")") }, b: [Int]"#)
    #expect(SourceScan.afterParentheses(text) == " throws")
    #expect(SourceScan.parenthesised("case a") == nil)
    #expect(SourceScan.parenthesised("init(") == nil)
  }

  @Test("splits outside brackets, generic arguments and strings")
  func split() {
    let text =
      #"a: [K: V] = [1: 2, 3: 4], b: Dictionary<Int, A>, c: String = "x,\",", d: (Int) -> A"#
    #expect(
      SourceScan.split(text, at: ",") == [
        "a: [K: V] = [1: 2, 3: 4]", " b: Dictionary<Int, A>", #" c: String = "x,\",""#,
        " d: (Int) -> A",
      ])
    #expect(SourceScan.split("", at: ",") == [""])
  }

  @Test(
    "reads the type's name at the start of an expression",
    arguments: [
      ("Flow(gap: 4)", ["Flow"]), (" Outer.Inner()", ["Outer", "Inner"]),
      ("Grid<Int, [Row<A>]>.Cell<B>(x: 1)", ["Grid", "Cell"]),
      ("Flow.compact", ["Flow", "compact"]),
      ("`in`.X()", ["in", "X"]), ("(1)", []), ("", []),
    ])
  func leadingName(expression: String, expected: [String]) {
    #expect(SourceScan.leadingName(expression) == expected)
  }

  @Test("tells literals from expressions")
  func literals() {
    for text in ["8", "-0.5", "0x1F", "1_000", "true", "nil", ".leading", "\"a b\"", "[]", "[:]"] {
      #expect(SourceScan.isLiteral(text), "\(text)")
    }
    for text in ["8 + 1", "gap", "f()", ".init(3)", "\"\\(x)\"", "[1]", "{ 3 }", "", "-", "."] {
      #expect(!SourceScan.isLiteral(text), "\(text)")
    }
  }
}
