import Foundation
import LayoutSpec

/// A view expression, compiled into a library that makes the view.
struct TracedExpression {
  /// What became of the compilation.
  enum Outcome {
    case library(String)
    /// The file itself does not compile.
    case refused([Diagnostic])
  }

  /// Compiles an expression, with the declarations of a file in reach if there is one.
  ///
  /// - Throws: `UsageError` if the expression does not compile, `ToolFailure` if the compiler cannot
  ///   be run.
  static func compile(
    _ expression: String, beside source: SourceText?, compiler: SwiftCompiler, folder: String
  ) throws -> Outcome {
    let source = source ?? SourceText(path: "TracedTree.swift", bytes: [])
    let alias = source.needsAlias
    let settings = ModuleSettings(
      module: ModuleName.name(for: source.path, text: source.text + expression),
      needsAlias: alias)
    let library = "\(folder)/lib\(settings.module).so"
    let text = Self.text(expression, specification: alias ? "SwiftUI" : "LayoutSpec")
    var module = ModuleSources(
      [source], settings: settings, folder: folder,
      modules: ServedModules(others: compiler.moduleNames))
    while true {
      let result = try module.buildLibrary(appending: [text], at: library, with: compiler)
      guard case .refused(let errors) = result else { return .library(library) }
      let own = errors.filter { $0.path == expressionFile || $0.path == entryFile }
      let others = errors.filter { !own.contains($0) }
      // What the expression misses may be what is wrong with the file.
      if try !others.isEmpty && module.settle(others, with: compiler) { continue }
      guard let first = own.first, module.errors.isEmpty else {
        return .refused(module.errors(of: source.path))
      }
      throw UsageError("--tree ‘\(expression)’ does not compile: \(first.message)")
    }
  }

  private static let expressionFile = "<tree>"
  private static let entryFile = "<layoutcheck>"

  /// The source to append: a builder with the expression, and the library's entry point.
  ///
  /// Views belong to the main actor; the worker makes them on its main thread, and nothing runs
  /// beside it.
  private static func text(_ expression: String, specification: String) -> String {
    """
    #sourceLocation(file: \(entryFile.swiftLiteral), line: 1)
    import \(specification)
    @_Concurrency.MainActor @\(specification).ViewBuilder
    fileprivate func __layoutcheck_view() -> some \(specification).View {
    #sourceLocation(file: \(expressionFile.swiftLiteral), line: 1)
    \(expression)
    #sourceLocation(file: \(entryFile.swiftLiteral), line: 5)
    }
    @_Concurrency.MainActor
    fileprivate func __layoutcheck_tree() -> Any { \(specification).AnyView(__layoutcheck_view()) }
    @_cdecl("\(FactorySource.entryPoint)")
    public func __layoutcheck_factories(_ list: Swift.UnsafeMutableRawPointer) {
    list.assumingMemoryBound(to: [(\(FactorySource.draw)) throws -> Any].self).pointee = [
    { _ in
    Swift.unsafeBitCast(
    __layoutcheck_tree as @_Concurrency.MainActor () -> Any, to: (() -> Any).self)()
    }
    ]
    }

    """
  }
}
