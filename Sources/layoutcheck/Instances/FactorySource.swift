/// The Swift source that is appended to the copies of a module's files.
///
/// It only uses names of the standard library, written with their module, and names that begin with
/// `__layoutcheck`: nothing that the files declare or import can get in its way. What makes a private
/// layout has to stand in the layout's own file.
enum FactorySource {
  /// The name of the library's one entry point.
  static let entryPoint = "layoutcheck_factories"

  /// The type of what draws a parameter's value.
  static let draw = "(Any.Type, Swift.String) throws -> Any"

  private static let closure = "(\(draw)) throws -> Any"
  private static let entryFile = "<layoutcheck>"

  /// The source for each file; the factories of all files are numbered through, from 0.
  static func texts(for files: [[Factory]]) -> [String] {
    var next = 0
    var texts = files.enumerated().map { file, factories in
      defer { next += factories.count }
      return text(of: factories, file: file, startingAt: next)
    }
    let lists = files.indices.filter { !files[$0].isEmpty }.map { "__layoutcheck_list\($0)()" }
    guard let last = files.lastIndex(where: { !$0.isEmpty }) else { return texts }
    texts[last] += """
      @_cdecl("\(entryPoint)")
      public func __layoutcheck_factories(_ list: Swift.UnsafeMutableRawPointer) {
      list.assumingMemoryBound(to: [\(closure)].self).pointee = \(lists.joined(separator: " + "))
      }

      """
    return texts
  }

  /// The factories of one file, and a function that lists them.
  ///
  /// A factory belongs to the main actor, as some layouts do; the worker has but one thread.
  private static func text(of factories: [Factory], file: Int, startingAt first: Int) -> String {
    guard !factories.isEmpty else { return "" }
    let functions = factories.enumerated().map { offset, factory in
      let function = """
        @_Concurrency.MainActor fileprivate \(factory.scope == nil ? "" : "static ")\
        func __layoutcheck_\(first + offset)(_ p: \(draw)) throws -> Any {
        """
      let body = """
        #sourceLocation(file: \(self.file(first + offset).swiftLiteral), line: 1)
        return \(factory.expression)
        """
      let wrapped = factory.scope.map { "extension \($0) {\n\(function)\n\(body)\n}\n}" }
      return wrapped ?? "\(function)\n\(body)\n}"
    }
    let list = factories.enumerated().map { offset, factory in
      let name = (factory.scope.map { "\($0)." } ?? "") + "__layoutcheck_\(first + offset)"
      return """
        { try Swift.unsafeBitCast(\(name) as @_Concurrency.MainActor \(closure), \
        to: (\(closure)).self)($0) }
        """
    }
    return
      (functions + [
        "#sourceLocation(file: \(entryFile.swiftLiteral), line: 1)",
        """
        func __layoutcheck_list\(file)() -> [\(closure)] {
        [
        \(list.joined(separator: ",\n"))
        ]
        }
        """,
      ]).joined(separator: "\n") + "\n"
  }

  // MARK: Finding errors again

  private static func file(_ index: Int) -> String { "<layoutcheck factory \(index)>" }

  /// The number of the factory that an error is in, if it is in one.
  static func index(of error: Diagnostic) -> Int? {
    let prefix = "<layoutcheck factory "
    guard error.path.hasPrefix(prefix) else { return nil }
    return Int(error.path.dropFirst(prefix.count).dropLast())
  }
}
