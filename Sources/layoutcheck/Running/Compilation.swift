import Foundation

/// Compiles all files, those that need each other together, and decides how their layouts are made.
struct Compilation {
  let compiler: SwiftCompiler
  let temporary: TemporaryFolder
  let arguments: CertifyArguments
  let console: Console

  /// A module to compile, and which of the files it is made of.
  private struct Unit: Sendable {
    var number: Int
    var files: [Int]
    var sources: [SourceText]
  }

  /// The files in the same order, compiled as far as they can be.
  ///
  /// - Throws: `UsageError` if `--instance` or `--only` names a layout that is nowhere, or a file
  ///   cannot be read, `ToolFailure` if the compiler cannot be run.
  func build(_ files: [InputFile]) throws -> [BuiltFile] {
    let texts = try files.map { try SourceText(reading: $0) }
    let groups = SourceGroups(texts).groups
    let units = groups.enumerated().map { number, group in
      Unit(number: number, files: group, sources: group.map { texts[$0] })
    }
    let (compiler, temporary, console) = (compiler, temporary, console)
    let modules = ServedModules(others: compiler.moduleNames)
    let listed = try Parallel.map(units, jobs: arguments.jobs) { unit in
      console.progress("compiling \(unit.sources[0].path)")
      return try Self.list(
        unit, modules: modules, compiler: compiler,
        folder: temporary.folder("module-\(unit.number)"))
    }.flatMap { $0 }
    let built = try build(listed.map(\.module))
    var result: [(Int, BuiltFile)] = []
    for (unit, files) in zip(listed, built) {
      result += zip(unit.files, files).map { ($0, $1) }
    }
    return result.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// Compiles modules whose declarations are known.
  func build(_ listed: [ListedModule]) throws -> [[BuiltFile]] {
    try checkNames(listed)
    let planner = InstancePlanner(given: arguments.instances, only: arguments.only)
    if arguments.replay != nil {
      let subjects = listed.flatMap(\.layouts).reduce(0) { $0 + planner.plan($1).subjects.count }
      guard subjects <= 1 else {
        throw UsageError(
          "--replay runs one layout, but there are \(subjects): choose with --only or --instance")
      }
    }
    let compiler = compiler
    return try Parallel.map(listed, jobs: arguments.jobs) { module in
      try BuiltModule(module, planner: planner, compiler: compiler).files
    }
  }

  /// A module whose declarations are known, and which of the files it is made of.
  private struct Listed: Sendable {
    var files: [Int]
    var module: ListedModule
  }

  /// Lists the declarations of a unit; of each file by itself where they clash.
  private static func list(
    _ unit: Unit, modules: ServedModules, compiler: SwiftCompiler, folder: String
  ) throws -> [Listed] {
    func listed(_ texts: [SourceText], folder: String) throws -> ListedModule {
      let words = texts.map(\.text).joined(separator: "\n")
      let settings = ModuleSettings(
        module: ModuleName.name(for: texts[0].path, text: words),
        needsAlias: texts.allSatisfy(\.needsAlias))
      return try ListedModule(
        ModuleSources(texts, settings: settings, folder: folder, modules: modules),
        compiler: compiler)
    }
    let whole = try listed(unit.sources, folder: folder)
    let isWhole = !whole.sources.clashes && !whole.sources.isStuck
    if isWhole || unit.files.count == 1 { return [Listed(files: unit.files, module: whole)] }
    return try unit.sources.enumerated().map { index, text in
      let own = "\(folder)/\(index)"
      try FileManager.default.createDirectory(atPath: own, withIntermediateDirectories: true)
      return Listed(files: [unit.files[index]], module: try listed([text], folder: own))
    }
  }

  /// Refuses names of layouts that do not exist, unless a file that does not compile may hold them.
  private func checkNames(_ modules: [ListedModule]) throws {
    let types = modules.flatMap(\.layouts).flatMap { $0 }
    guard !types.isEmpty, modules.allSatisfy(\.sources.errors.isEmpty) else { return }
    let names = types.map(\.name)
    func refuse(_ option: String, _ text: String, _ name: String) throws -> Never {
      throw UsageError(
        "\(option) ‘\(text)’: there is no layout ‘\(name)’\(Spelling.hint(name, among: names));"
          + " found: \(names.joined(separator: ", "))")
    }
    for text in arguments.only {
      let words = text.split(separator: ".").map(String.init)
      guard types.contains(where: { $0.isNamed(words) }) else { try refuse("--only", text, text) }
    }
    for text in arguments.instances where InstancePlanner.type(of: text, among: types) == nil {
      let name = SourceScan.leadingName(text).joined(separator: ".")
      guard !name.isEmpty else {
        throw UsageError("--instance ‘\(text)’ must begin with the layout's name: 'Flow(gap: 4)'")
      }
      try refuse("--instance", text, name)
    }
  }
}
