import Foundation
import Testing

@testable import layoutcheck

/// What public layout files use of SwiftUI, symbol by symbol, compiles.
@Suite("The symbols that layout files use") struct ApiSurfaceTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("ApiSurface")

  private static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  /// The symbols of other modules than SwiftUI, Foundation and what LayoutSpec stands in for.
  private static let foreign: Set<String> = [
    "import Nuke", "import NukeUI", "import MapKit", "import RealityKit",
  ]

  /// One use of each symbol, by the symbol.
  private static func uses() throws -> [(symbol: String, code: String)] {
    try text("api-uses.txt").components(separatedBy: "\n## ").dropFirst().map { entry in
      let line = entry.firstIndex(of: "\n") ?? entry.endIndex
      let code = entry[line...].trimmingCharacters(in: .whitespacesAndNewlines)
      return (String(entry[..<line]), code)
    }
  }

  @Test("all have a use")
  func complete() throws {
    let symbols = try Self.text("api-surface.tsv").split(separator: "\n").dropFirst().map {
      String($0.prefix { $0 != "\t" })
    }
    #expect(symbols.count == 233)
    let used = Set(try Self.uses().map(\.symbol))
    #expect(symbols.filter { !used.contains($0) && !Self.foreign.contains($0) } == [])
  }

  @Test("all compile")
  func compile() throws {
    let executable = try #require(ToolRun.executable)
    let environment = ProcessInfo.processInfo.environment
    let temporary = try TemporaryFolder(environment: environment)
    defer { temporary.remove() }
    let compiler = try SwiftCompiler(
      environment: environment,
      modules: try BuiltModules.folder(environment: [:], executable: executable.path),
      temporary: temporary)
    let uses = try Self.uses()
    let source = SourceText(path: "Uses.swift", bytes: Array(Self.source(uses).utf8))
    var module = ModuleSources(
      [source], settings: ModuleSettings(module: "Uses", needsAlias: true), folder: temporary.path)
    #expect(try module.check(with: compiler))
    #expect(module.leftOut.map { "\($0.name): \($0.reason)" } == [])
    #expect(module.errors.map(\.text) == [])
  }

  /// A file with all uses, each in a name space of its own.
  private static func source(_ uses: [(symbol: String, code: String)]) -> String {
    let declarations = [
      "@", "struct ", "final ", "private ", "static ", "#if", "enum ", "protocol ",
    ]
    return "import SwiftUI\n"
      + uses.enumerated().map { number, use in
        if use.code.hasPrefix("#file") { return use.code.dropFirst("#file ".count) + "\n" }
        if declarations.contains(where: use.code.hasPrefix) {
          return "enum Use\(number) {\n\(use.code)\n}\n"
        }
        return "enum Use\(number) {\n@MainActor static func use() { _ = \(use.code) }\n}\n"
      }.joined()
  }
}
