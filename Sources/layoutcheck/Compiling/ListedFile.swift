import Foundation

/// A file whose declarations are known: the first of the two compilations.
struct ListedFile: Sendable {
  var source: SourceText
  var module: String
  /// The layouts that it declares, in order.
  var layouts: [LayoutType]
  /// The enums that a value of can be drawn of.
  var enumerations: [Enumeration]
  /// The compiler's errors; then there are no layouts.
  var errors: [Diagnostic]
  var claims: FileClaims
  var seconds: Double

  /// Has the compiler list a file's declarations.
  ///
  /// - Throws: `UsageError` if the file cannot be read or makes a claim that there is not,
  ///   `ToolFailure` if the compiler cannot be run.
  init(_ file: InputFile, compiler: SwiftCompiler, folder: String) throws {
    let start = ProcessInfo.processInfo.systemUptime
    source = try SourceText(reading: file)
    claims = try FileClaims(source)
    module = ModuleName.name(for: file.path, text: source.text)
    let copy = "\(folder)/\(module).swift"
    try TemporaryFolder.write(source.copy(), to: copy)
    let result = try compiler.listSymbols(
      of: copy, module: module, alias: source.needsAlias, into: folder)
    switch result {
    case .compiled:
      let finder = LayoutFinder(try SymbolGraph.read(folder: folder))
      (layouts, enumerations) = (finder.layouts(), finder.enumerations())
      errors = []
    case .refused(let found):
      (layouts, enumerations) = ([], [])
      errors = found.map { $0.explained(copy: copy, source: file.path) }
    }
    seconds = ProcessInfo.processInfo.systemUptime - start
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
