import Foundation

/// The files of one module, and their copies as the compiler sees them.
struct ModuleSources: Sendable {
  private(set) var slicer: Slicer
  private(set) var settings: ModuleSettings
  /// The folder of the copies.
  let folder: String
  /// The compiler's errors that made something be left out, and those that nothing helped against,
  /// by file and in order.
  private(set) var errors: [Diagnostic] = []
  /// Whether an error is left that nothing helps against.
  private(set) var isStuck = false
  /// The files that nothing is left of.
  private(set) var dropped: Set<String> = []
  /// The imports that had to go.
  private var imports: [LeftOut] = []
  /// The words that name the files on the command line.
  var words: [String]
  /// More source of the tool's own, a file by itself.
  private let support: String?

  /// After so many compilations the rest is given up; each leaves out at least one declaration.
  private static let rounds = 60

  /// Takes files, and prepares their copies.
  init(
    _ sources: [SourceText], settings: ModuleSettings, folder: String,
    modules: ServedModules = ServedModules(), support: String? = nil
  ) {
    var sources = sources
    let preparation = SourcePreparation(modules: modules)
    for index in sources.indices { imports += preparation.prepare(&sources[index]) }
    slicer = Slicer(sources)
    words = sources.map { $0.path.hasPrefix("-") ? "./" + $0.path : $0.path }
    (self.settings, self.folder, self.support) = (settings, folder, support)
  }

  var sources: [SourceText] { slicer.sources }

  /// What the copies do without.
  var leftOut: [LeftOut] { imports + slicer.leftOut }

  /// The paths of the copies.
  var copies: [String] {
    sources.indices.map { "\(folder)/\(settings.module)\($0 == 0 ? "" : "_\($0)").swift" }
  }

  /// The paths of all that is compiled.
  private var inputs: [String] { copies + (support == nil ? [] : ["\(folder)/__support.swift"]) }

  /// Writes the copies, with more source at the end of each.
  private func write(appending texts: [String] = []) throws {
    for (index, copy) in copies.enumerated() {
      let text = texts.isEmpty ? "" : texts[index]
      try TemporaryFolder.write(sources[index].copy(appending: text), to: copy)
    }
    if let support {
      try TemporaryFolder.write(Data(support.utf8), to: "\(folder)/__support.swift")
    }
  }

  // MARK: Compiling

  /// Has the compiler list the declarations, after what cannot compile was left out.
  ///
  /// - Returns: the list, or `nil` if an error is left.
  mutating func list(with compiler: SwiftCompiler) throws -> SymbolGraph? {
    try write()
    var result = try compiler.listSymbols(of: inputs, settings, into: folder)
    while case .refused(let found) = result {
      guard try settle(found, with: compiler) else { return nil }
      result = try compiler.listSymbols(of: inputs, settings, into: folder)
    }
    return try SymbolGraph.read(folder: folder)
  }

  /// Reads the bodies of functions too, and leaves out what cannot compile.
  ///
  /// - Returns: whether all that is left compiles.
  mutating func check(with compiler: SwiftCompiler) throws -> Bool {
    try write()
    guard case .refused(let found) = try compiler.check(inputs, settings) else { return true }
    return try settle(found, with: compiler)
  }

  /// Compiles the copies with more source at their ends into a library.
  func buildLibrary(
    appending texts: [String], at path: String, with compiler: SwiftCompiler
  ) throws -> SwiftCompiler.Result {
    try write(appending: texts)
    return try compiler.buildLibrary(of: inputs, settings, at: path)
  }

  /// Compiles the copies into an object, and a module in the folder.
  func buildModule(object: String, with compiler: SwiftCompiler) throws -> SwiftCompiler.Result {
    try write()
    return try compiler.buildModule(of: inputs, settings, object: object, into: folder)
  }

  /// Leaves out declarations until no error is left.
  ///
  /// - Returns: whether that worked.
  mutating func settle(_ first: [Diagnostic], with compiler: SwiftCompiler) throws -> Bool {
    var found = first
    for _ in 0..<Self.rounds {
      let explained = found.map(explained)
      let originals = explained.map(slicer.original)
      switch slicer.slice(explained) {
      case .repaired: break
      case .slicedOff: remember(originals)
      case .stuck:
        remember(originals)
        let files = sources.count > 1 ? slicer.dropFiles(with: explained) : []
        guard !files.isEmpty, dropped.count + files.count < sources.count else {
          isStuck = true
          return false
        }
        dropped.formUnion(files)
      }
      try write()
      guard case .refused(let more) = try compiler.check(inputs, settings) else { return true }
      found = more
    }
    remember(found.map(explained).map(slicer.original))
    isStuck = true
    return false
  }

  private mutating func remember(_ found: [Diagnostic]) {
    errors += found.filter { !errors.contains($0) }
  }

  /// The error with the user's own path.
  private func explained(_ error: Diagnostic) -> Diagnostic {
    let number = copies.firstIndex(of: error.path)
    return error.explained(copy: copies[number ?? 0], source: sources[number ?? 0].path)
  }

  /// The errors of one file; an import that there is no module for comes first.
  func errors(of path: String) -> [Diagnostic] {
    let own = errors.filter { $0.path == path }
      .sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    guard !own.isEmpty else { return [] }
    let missing = imports.filter { $0.path == path }.map {
      Diagnostic(
        path: path, line: $0.line, column: 1,
        message: "no such module '\($0.name.dropFirst("import ".count))'")
    }
    return missing + own
  }

  /// Whether two of the files declare the same, so that they cannot be one module.
  var clashes: Bool {
    sources.count > 1
      && errors.contains {
        $0.message.hasPrefix("invalid redeclaration of")
          || $0.message.hasSuffix("is ambiguous for type lookup in this context")
          || $0.message.hasPrefix("redundant conformance of")
      }
  }
}
