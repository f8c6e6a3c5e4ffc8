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
    let row = run.output.split(separator: "\n").first { $0.hasPrefix("EqualSplitRow ") }
    #expect(row?.split(separator: " ").first { $0.contains("×") } == "0×nil")
    #expect(run.output.contains("blame  EqualSplitRow: offers -4×"))
  }

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
