import Foundation
import Invariants
import Testing

@Suite("layoutcheck certify")
struct CertifyTests {
  private func report(_ run: ToolRun) throws -> RunReport {
    try JSONDecoder().decode(RunReport.self, from: Data(run.output.utf8))
  }

  @Test("certifies two files, each as a module of its own, from anywhere")
  func twoFiles() throws {
    // Both declare the same names: together they would not compile.
    let folder = try ToolFolder([
      "a b/Pile.swift": ToolSources.pile("Pile"), "Second.swift": ToolSources.pile("Pile", "Extra"),
    ])
    let run = try ToolRun(
      ["certify", "a b/Pile.swift", "Second.swift", "--cases", "20"], in: folder)
    #expect(run.errors == "")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("Pile()  a b/Pile.swift:3\n  lawful: "))
    #expect(run.output.hasSuffix("\n3 layouts: 3 lawful.\n"))
    #expect(try folder.leftovers() == [])
  }

  @Test("certifies a directory's files in order, hidden ones left out")
  func directory() throws {
    let folder = try ToolFolder([
      "Sources/b.swift": ToolSources.pile("B"), "Sources/a/z.swift": ToolSources.pile("Z"),
      "Sources/none.swift": "struct None {}", "Sources/.build/x.swift": "nonsense",
      "Sources/Package.swift": "nonsense", "Sources/notes.md": "nonsense",
      "Sources/B.swift": ToolSources.pile("Upper"),
    ])
    let run = try ToolRun(["certify", "Sources", "--format", "json", "--cases", "9"], in: folder)
    let report = try report(run)
    #expect(report.subjects.map(\.name) == ["Upper", "Z", "B"])
    #expect(
      report.subjects.map(\.file) == ["Sources/B.swift", "Sources/a/z.swift", "Sources/b.swift"])
    #expect(run.status == 0)
  }

  @Test("finds private and nested layouts, and makes them by all means")
  func discovery() throws {
    let members = ToolSources.pileBody
    let folder = try ToolFolder([
      "All.swift": """
      import SwiftUI
      private protocol Piling: Layout {}
      private struct Hidden: Piling { var gap: CGFloat = 8; enum Mode { case `in`, out }; var mode: Mode
      \(members)
      }
      enum Gallery {
        private struct Row: Layout { let count: Int
      \(members)
        }
      }
      class Base: Layout, @unchecked Sendable { init() {}
      \(members)
      }
      final class Derived: Base, @unchecked Sendable {}
      enum Kind: Layout { case rows, columns
      \(members)
      }
      struct Box<T: Sendable>: Layout { var value: T
      \(members)
      }
      func make() { struct Local: Layout {
      \(members)
      } }
      struct Table: Layout { var draw: KeyPath<CGSize, CGFloat>
      \(members)
      }
      // The last line has no end.
      """
    ])
    let run = try ToolRun(
      [
        "certify", "All.swift", "--format", "json", "--cases", "5", "--instance",
        "Box<Int>(value: 1)",
      ],
      in: folder)
    let report = try report(run)
    #expect(
      report.subjects.map(\.instance) == [
        "Hidden(gap: 8, mode: generated)", "Gallery.Row(count: generated)", "Base()", "Derived()",
        "Kind.rows",
        "Kind.columns", "Box<Int>(value: 1)",
      ])
    #expect(report.subjects.map(\.verdict) == Array(repeating: .lawful, count: 7))
    #expect(report.skipped.map(\.name) == ["make().Local", "Table"])
    #expect(
      report.skipped.last?.reason
        == "no value can be generated for its parameter ‘draw’ of type KeyPath<CGSize, CGFloat>;"
        + " make one with --instance 'Table(…)'")
    #expect(run.status == 0)
  }

  @Test("goes on when a file does not compile, and says so")
  func uncompiled() throws {
    let folder = try ToolFolder([
      "Bad.swift": "import SwiftUI\nlet a: Int = \"b\"\nstruct S: Nonsense {}\n",
      "Body.swift": "func f() {\n  let a: Int = \"b\"\n}\n", "Good.swift": ToolSources.pile("Pile"),
      "Script.swift": "print(1)\n",
    ])
    let files = ["Bad.swift", "Body.swift", "Good.swift", "Script.swift"]
    let run = try ToolRun(["certify"] + files + ["--cases", "5"], in: folder)
    #expect(run.status == 3)
    #expect(run.errors.contains("Bad.swift:3:11: error: cannot find type 'Nonsense' in scope\n"))
    #expect(run.errors.contains("Body.swift:2:16: error: cannot convert value of type 'String'"))
    #expect(run.errors.contains("Script.swift:1:1: error: "))
    #expect(run.output.contains("Pile()  Good.swift:3\n  lawful: "))
    #expect(run.output.hasSuffix("\n1 layout: 1 lawful, 3 files not compiled.\n"))
    let json = try report(try ToolRun(["certify", "Bad.swift", "--format", "json"], in: folder))
    #expect(json.exitStatus == 3)
    #expect(json.uncompiled.map(\.file) == ["Bad.swift"])
  }

  @Test("ends with 4 if there is no layout, or none can be made")
  func nothing() throws {
    let folder = try ToolFolder([
      "None.swift": "struct None {}\n",
      "Unmade.swift": ToolSources.layout(
        "Unmade", before: "", members: "init(f: KeyPath<CGSize, CGFloat>) {}"),
    ])
    let none = try ToolRun(["certify", "None.swift"], in: folder)
    #expect(none.status == 4)
    #expect(none.output == "")
    #expect(
      none.errors
        == "layoutcheck: no layout was found: no type in these files conforms to Layout\n")
    let unmade = try ToolRun(["certify", "Unmade.swift"], in: folder)
    #expect(unmade.status == 4)
    #expect(
      unmade.output.contains(
        "of type KeyPath<CGSize, CGFloat>; make one with --instance 'Unmade(…)'\n"))
    let empty = try ToolRun(["certify", ".tmp"], in: folder)
    #expect(empty.status == 4)
    #expect(empty.errorLines.count == 1)
  }

  @Test("takes the examples' folder if there is no path")
  func examples() throws {
    let folder = try ToolFolder(["Here/Pile.swift": ToolSources.pile("Pile")])
    let run = try ToolRun(
      ["certify", "--cases", "5"], in: folder, environment: ["LAYOUTCHECK_EXAMPLES": "Here"])
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("Pile()  Here/Pile.swift:3\n"))
  }

  @Test("is the same for any number of jobs, and every time")
  func deterministic() throws {
    let crash = ToolSources.layout("Crash", before: "_ = subviews[2]")
    let folder = try ToolFolder([
      "A.swift": ToolSources.pile("A", "B"), "B.swift": crash, "C.swift": ToolSources.pile("C"),
    ])
    let arguments = [
      "certify", "A.swift", "B.swift", "C.swift", "--cases", "20", "--format", "json",
    ]
    let runs = try ["1", "2", "7"].map {
      try ToolRun(arguments + ["--jobs", $0], in: folder).output
    }
    #expect(runs[0] == runs[1])
    #expect(runs[0] == runs[2])
  }

  @Test("waives laws, and counts warnings with --strict only")
  func waivers() throws {
    let folder = try ToolFolder(["Pile.swift": ToolSources.pile("Pile")])
    let run = try ToolRun(
      ["certify", "Pile.swift", "--cases", "5", "--waive", "size.pure=it is random", "--strict"],
      in: folder)
    #expect(run.status == 0)
    #expect(run.output.contains("\n  waived: size.pure (it is random)\n"))
  }
}
