import Foundation
import Testing

@testable import layoutcheck

@Suite("The copy of a file that is compiled")
struct SourceTextTests {
  private func copy(_ text: String, path: String = "a.swift", appending: String = "") -> String {
    let source = SourceText(path: path, bytes: Array(text.utf8))
    return String(decoding: source.copy(appending: appending), as: UTF8.self)
  }

  @Test("keeps the text, and names the original")
  func plain() {
    #expect(copy("let a = 1") == "#sourceLocation(file: \"a.swift\", line: 1)\nlet a = 1")
    #expect(
      copy("x", path: "a \"b\"\\.swift").hasPrefix(#"#sourceLocation(file: "a \"b\"\\.swift","#))
  }

  @Test("puts factories on lines of their own, even after a comment at the end")
  func appending() {
    #expect(copy("// end", appending: "let b = 2\n").hasSuffix("line: 1)\n// end\nlet b = 2\n"))
  }

  @Test("does without what may only stand at the start of a file")
  func start() {
    #expect(copy("#!/usr/bin/swift\nx").hasSuffix("line: 1)\n///usr/bin/swift\nx"))
    #expect(copy("\u{FEFF}x").hasSuffix("line: 1)\nx"))
  }

  @Test("has SwiftUI stand for LayoutSpec, unless the file imports LayoutSpec itself")
  func alias() {
    func needsAlias(_ text: String) -> Bool {
      SourceText(path: "a.swift", bytes: Array(text.utf8)).needsAlias
    }
    #expect(needsAlias("import SwiftUI\n// import LayoutSpec"))
    #expect(needsAlias(""))
    #expect(!needsAlias("  @testable import LayoutSpec\n"))
  }
}

@Suite("The name of a module")
struct ModuleNameTests {
  @Test(
    "comes from the file's, and clashes with nothing",
    arguments: [
      ("a/Flow.swift", "struct FlowLayout {}", "Flow"),
      ("Flow.swift", "struct Flow {}", "FlowFile"),
      ("Flow.swift", "struct Flow {}; struct FlowFile {}", "FlowFileFile"),
      ("my layout-2.swift", "", "my_layout_2"), ("2.swift", "", "File2"), ("é.swift", "", "File_"),
      ("main.swift", "", "mainFile"), ("SwiftUI.swift", "", "SwiftUIFile"),
      (".swift", "", "File"),
    ])
  func name(path: String, text: String, expected: String) {
    #expect(ModuleName.name(for: path, text: text) == expected)
  }
}

@Suite("Errors of the compiler")
struct DiagnosticTests {
  @Test("are read, each once, notes and source lines left out")
  func errors() {
    let output = """
      /x/My Flow.swift:3:7: error: cannot find 'a' in scope
        let b = a
                ^
      /x/My Flow.swift:3:7: error: cannot find 'a' in scope
      /x/My Flow.swift:1:1: note: remark
      <unknown>:0: error: no such module: error: x
      error: emit-module command failed with exit code 1 (use -v to see invocation)
      """
    #expect(
      Diagnostic.errors(in: output).map(\.text) == [
        "/x/My Flow.swift:3:7: error: cannot find 'a' in scope",
        ":0:0: error: no such module: error: x",
      ])
  }

  @Test("keep the user's path, and explain scripts")
  func explained() {
    let error = Diagnostic(
      path: "/tmp/c.swift", line: 1, column: 1,
      message: "expressions are not allowed at the top level"
    ).explained(copy: "/tmp/c.swift", source: "c.swift")
    #expect(error.path == "c.swift")
    #expect(
      error.message.hasSuffix(
        "(layoutcheck compiles the file as a part of an app, not as a script)"))
  }
}
