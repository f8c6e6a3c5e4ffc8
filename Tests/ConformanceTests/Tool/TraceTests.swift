import Foundation
import Invariants
import Testing

@Suite("layoutcheck trace")
struct TraceTests {
  @Test("prints the conversation of any view expression")
  func expression() throws {
    let folder = try ToolFolder()
    let tree = "VStack { Text(\"hola\"); Color.red }"
    let run = try ToolRun(["trace", "--tree", tree, "--proposal", "300x200"], in: folder)
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(
      run.output == """
        tree
          VStack { Text("hola"); Color.red }
        offered  300×200, left to right

        view            proposed  answered  placed        asked
        VStack          300×200   300×200   0,0 300×200   1 (1)
          Text("hola")  300×96    32×20     134,0 32×20   5 (3)
          Color.red     300×172   300×172   0,28 300×172  5 (3)

        cost   7 sizes computed; 7 if each view remembered its last three answers
        blame  nobody: every link is sound

        """)
    #expect(try folder.leftovers() == [])
  }

  @Test("reaches what the file declares, mirrors, and draws a picture")
  func file() throws {
    let source = """
      import SwiftUI
      private struct Card: View {
        let title: String
        var body: some View { Text(title).frame(width: 10, alignment: .leading) }
      }
      """
    let folder = try ToolFolder(["Card.swift": source])
    let run = try ToolRun(
      [
        "trace", "Card.swift", "--tree", "Card(title: \"headline\")", "--direction", "rtl",
        "--report", "out/pictures",
      ], in: folder)
    #expect(run.status == 0)
    #expect(
      run.output == """
        tree
          Card(title: "headline")
        offered  nil×nil, right to left

        view                proposed  answered  placed       asked
        frame(width: 10)    nil×nil   10×20     0,0 10×20    1 (1)
          Text("headline")  10×nil    64×20     -54,0 64×20  2 (1)

        cost   2 sizes computed; 2 if each view remembered its last three answers
        blame  frame(width: 10): its Text("headline") does not fit: 64×20 in 10×20

        """)
    let picture = try String(contentsOf: folder.url("out/pictures/trace.svg"), encoding: .utf8)
    #expect(picture.contains("sticks out"))
    #expect(picture.hasSuffix("</svg>\n"))
  }

  @Test("replays a counterexample around its layout")
  func replay() throws {
    let package = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    let example = package.appendingPathComponent("Examples/Unlawful/EqualSplitRow.swift")
    let source = try String(contentsOf: example, encoding: .utf8)
    let folder = try ToolFolder(["Row.swift": source])
    let certified = try ToolRun(
      ["certify", "Row.swift", "--cases", "200", "--format", "json"], in: folder)
    let report = try JSONDecoder().decode(RunReport.self, from: Data(certified.output.utf8))
    let violation = try #require(
      report.subjects.first?.violations.first { $0.law == "proposal.valid" })
    let run = try ToolRun(["trace", "Row.swift", "--replay", violation.replay], in: folder)
    #expect(run.status == 0)
    let tree = violation.tree.split(separator: "\n").filter { !$0.hasPrefix("//") }
    #expect(run.output.hasPrefix("tree\n" + tree.map { "  \($0)\n" }.joined()))
    #expect(run.output.contains("calls\n  1  makeCache with "))
    #expect(run.output.contains("sizeThatFits") || run.output.contains("placeSubviews"))
    #expect(run.output.components(separatedBy: "← traced below").count == 2)
    let row = run.output.split(separator: "\n").first { $0.hasPrefix("EqualSplitRow ") }
    #expect(row?.split(separator: " ").first { $0.contains("×") } == "0×nil")
    #expect(run.output.contains("blame  EqualSplitRow: offers -4×"))
  }

  @Test("shows a replayed case's earlier calls, and the layout values of its subviews")
  func replayedCalls() throws {
    let folder = try ToolFolder(["Lazy.swift": Self.staleLayout])
    let certified = try ToolRun(
      ["certify", "Lazy.swift", "--cases", "200", "--format", "json"],
      in: folder)
    let report = try JSONDecoder().decode(RunReport.self, from: Data(certified.output.utf8))
    let violation = try #require(
      report.subjects.first?.violations.first { $0.law == "cache.coherent" })
    let run = try ToolRun(["trace", "Lazy.swift", "--replay", violation.replay], in: folder)
    #expect(run.status == 0)
    let calls = run.output.split(separator: "\n").drop { $0 != "calls" }.dropFirst()
      .prefix { $0.hasPrefix("  ") }
    #expect(calls.contains { $0.contains("updateCache") }, "\(run.output)")
    #expect(calls.contains { $0.contains("; with a fresh cache ") }, "\(run.output)")
    #expect(run.output.contains(".layoutValue(key: Weight.self, value: "), "\(run.output)")
    #expect(run.output.contains("\n  layoutValue(value: "), "\(run.output)")
  }

  /// As wide as the weights of its subviews; it keeps them although the subviews change.
  private static let staleLayout = """
    import SwiftUI
    private struct Weight: LayoutValueKey { static let defaultValue: CGFloat = 0 }
    struct Lazy: Layout {
      func makeCache(subviews: Subviews) -> CGFloat {
        subviews.reduce(0) { $0 + max($1[Weight.self], 0) }
      }
      func updateCache(_ cache: inout CGFloat, subviews: Subviews) {}
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat
      ) -> CGSize { CGSize(width: cache, height: 0) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat
      ) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
      }
    }
    """

  @Test(
    "survives views that do not",
    arguments: [
      (
        "Trap() { Text(\"x\") }", "the view trapped: Index out of range: there is no subview 7 of 1"
      ),
      (
        "Spin() { Text(\"x\") }", "the view did not return: no answer within the time that one case"
      ),
      ("Quit() { Text(\"x\") }", "the view ended the process: exit status 0"),
    ])
  func deaths(tree: String, message: String) throws {
    let statements = [
      ("Trap", "_ = subviews[7]"), ("Spin", "while subviews.count == 1 {}"), ("Quit", "exit(0)"),
    ]
    let source = statements.map { ToolSources.layout($0, before: $1) }.joined()
    let folder = try ToolFolder(["Bad.swift": source])
    let run = try ToolRun(
      ["trace", "Bad.swift", "--tree", tree, "--timeout", "0.5"], in: folder)
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("layoutcheck: " + message))
    #expect(run.errorLines.count == 1)
    #expect(try folder.leftovers() == [])
  }

  @Test("blames the file for its own errors")
  func uncompiled() throws {
    let folder = try ToolFolder(["Bad.swift": "import SwiftUI\nlet width: Int = \"wide\"\n"])
    let run = try ToolRun(
      ["trace", "Bad.swift", "--tree", "Text(\"x\").padding(width)"], in: folder)
    #expect(run.status == 3)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("Bad.swift:2:18: error: "))
    // A view that does not need what is wrong is traced all the same.
    let other = try ToolRun(["trace", "Bad.swift", "--tree", "Text(\"x\")"], in: folder)
    #expect(other.status == 0)
  }
}
