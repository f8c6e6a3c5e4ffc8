/// The Swift source that is appended to the copy of a user's file.
///
/// It only uses names of the standard library, written with their module, and names that begin with
/// `__layoutcheck`: nothing that the file declares or imports can get in its way.
struct FactorySource {
  /// The name of the library's one entry point.
  static let entryPoint = "layoutcheck_factories"

  private let factories: [Factory]

  /// Prepares the source of all factories of a file, numbered from 0.
  init(_ factories: [Factory]) {
    self.factories = factories
  }

  /// The type of what draws a parameter's value.
  static let draw = "(Any.Type, Swift.String) throws -> Any"

  /// The source, one factory after the other and the entry point last.
  var text: String {
    let functions = factories.enumerated().map { index, factory in
      let function = """
        fileprivate \(factory.scope == nil ? "" : "nonisolated static ")func __layoutcheck_\(index)(\
        _ p: \(Self.draw)) throws -> Any {
        """
      let body = """
        #sourceLocation(file: \(Self.file(index).swiftLiteral), line: 1)
        return \(factory.expression)
        """
      let wrapped = factory.scope.map { "extension \($0) {\n\(function)\n\(body)\n}\n}" }
      return wrapped ?? "\(function)\n\(body)\n}"
    }
    let list = factories.enumerated().map { index, factory in
      "{ try \(factory.scope.map { "\($0)." } ?? "")__layoutcheck_\(index)($0) }"
    }
    return
      (functions + [
        "#sourceLocation(file: \(Self.entryFile.swiftLiteral), line: 1)",
        """
        @_cdecl("\(Self.entryPoint)")
        public func __layoutcheck_factories(_ list: Swift.UnsafeMutableRawPointer) {
        list.assumingMemoryBound(to: [(\(Self.draw)) throws -> Any].self).pointee = [
        \(list.joined(separator: ",\n"))
        ]
        }
        """,
      ]).joined(separator: "\n") + "\n"
  }

  // MARK: Finding errors again

  private static let entryFile = "<layoutcheck>"

  private static func file(_ index: Int) -> String { "<layoutcheck factory \(index)>" }

  /// The number of the factory that an error is in, if it is in one.
  static func index(of error: Diagnostic) -> Int? {
    let prefix = "<layoutcheck factory "
    guard error.path.hasPrefix(prefix) else { return nil }
    return Int(error.path.dropFirst(prefix.count).dropLast())
  }
}
