import Foundation

/// A module whose declarations are known: the first of the two compilations.
struct ListedModule: Sendable {
  var sources: ModuleSources
  /// What each file claims for its layouts.
  var claims: [FileClaims]
  /// The layouts that each file declares, in order.
  private(set) var layouts: [[LayoutType]]
  /// The types that a value of can be drawn of.
  private(set) var types: [KnownType] = []
  var seconds = 0.0

  /// Has the compiler list the declarations.
  ///
  /// - Throws: `UsageError` if a file makes a claim that there is not, `ToolFailure` if the compiler
  ///   cannot be run.
  init(_ sources: ModuleSources, compiler: SwiftCompiler) throws {
    let start = ProcessInfo.processInfo.systemUptime
    self.sources = sources
    claims = try sources.sources.map { try FileClaims($0) }
    layouts = sources.sources.map { _ in [] }
    try list(with: compiler)
    seconds = ProcessInfo.processInfo.systemUptime - start
  }

  /// Lists what the copies declare now.
  mutating func list(with compiler: SwiftCompiler) throws {
    layouts = sources.sources.map { _ in [] }
    types = []
    guard let graph = try sources.list(with: compiler) else { return }
    let finder = LayoutFinder(graph)
    let paths = sources.sources.map(\.path)
    for layout in finder.layouts() {
      let number = paths.firstIndex { layout.isDeclared(in: $0) } ?? 0
      layouts[number].append(layout)
    }
    types = finder.knownTypes()
  }
}

extension SourceText {
  /// Whether `import SwiftUI` is to mean LayoutSpec; a file that imports LayoutSpec itself needs no
  /// alias, and the compiler refuses both at a time.
  var needsAlias: Bool {
    !text.split(whereSeparator: \.isNewline).contains { line in
      let words = line.split(separator: " ")
      guard let index = words.firstIndex(of: "import") else { return false }
      return words[(index + 1)...].first == "LayoutSpec"
        && words[..<index].allSatisfy { $0.hasPrefix("@") || $0 == "public" || $0 == "internal" }
    }
  }
}

extension Diagnostic {
  /// The error with the user's own path, and with what to do about it where that is not obvious.
  func explained(copy: String, source: String) -> Diagnostic {
    var error = self
    if error.path == copy || error.path.isEmpty { error.path = source }
    let topLevel = ["at the top level", "hashbang line", "'@main' attribute cannot be used"]
    if topLevel.contains(where: message.contains) {
      error.message += " (layoutcheck compiles the file as a part of an app, not as a script)"
    }
    return error
  }
}
