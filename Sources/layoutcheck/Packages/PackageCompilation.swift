import Foundation

/// Compiles targets of a package, each with the targets that it depends on.
struct PackageCompilation {
  let package: PackageDescription
  let compiler: SwiftCompiler
  let temporary: TemporaryFolder
  let console: Console

  /// The targets whose declarations are known.
  ///
  /// - Parameter names: the targets; all that hold no tests if there is none.
  /// - Throws: `UsageError` if there is no such target.
  func list(_ names: [String]) throws -> [ListedModule] {
    let known = package.targets.map(\.name)
    for name in names where !known.contains(name) {
      throw UsageError(
        "--target: ‘\(package.path)’ has no Swift target ‘\(name)’\(Spelling.hint(name, among: known));"
          + " it has \(OptionValues.list(known))")
    }
    let wanted = names.isEmpty ? package.targets.filter { !$0.isTest }.map(\.name) : names
    var compiled: [String: Compiled] = [:]
    return try wanted.enumerated().map { number, name in
      var others = Others()
      for dependency in package.closure(of: name).dropLast() {
        let done = try compiled[dependency.name] ?? compile(dependency, others: others)
        compiled[dependency.name] = done
        others.add(done)
      }
      guard let target = package.closure(of: name).last else { throw UsageError("no target") }
      console.progress("compiling \(name)")
      let folder = try temporary.folder("target-\(number)")
      return try ListedModule(
        try sources(of: target, folder: folder, others: others), compiler: compiler)
    }
  }

  /// A compiled target.
  private struct Compiled {
    var module: String
    var folder: String
    /// Its code, or `nil` if it cannot be compiled.
    var object: String?
  }

  /// The targets that another one can import.
  private struct Others {
    var modules: Set<String> = []
    var flags: [String] = []
    var objects: [String] = []

    mutating func add(_ target: Compiled) {
      guard let object = target.object else { return }
      modules.insert(target.module)
      flags += ["-I", target.folder]
      objects.append(object)
    }
  }

  private func compile(_ target: PackageDescription.Target, others: Others) throws -> Compiled {
    console.progress("compiling \(target.name)")
    let folder = try temporary.folder("dependency-\(target.module)")
    var module = try sources(of: target, folder: folder, others: others)
    var result = Compiled(module: target.module, folder: folder, object: nil)
    guard try module.check(with: compiler) else { return result }
    let object = "\(folder)/\(target.module).o"
    guard case .compiled = try module.buildModule(object: object, with: compiler) else {
      return result
    }
    result.object = object
    return result
  }

  private func sources(
    of target: PackageDescription.Target, folder: String, others: Others
  ) throws -> ModuleSources {
    let texts = try target.files.map { try SourceText(reading: InputFile(path: $0)) }
    var settings = ModuleSettings(
      module: target.module, needsAlias: texts.allSatisfy(\.needsAlias))
    settings.flags = target.flags + others.flags
    settings.objects = others.objects
    let bundle = """
      import Foundation
      extension Foundation.Bundle { static let module = Foundation.Bundle.main }

      """
    var sources = ModuleSources(
      texts, settings: settings, folder: folder,
      modules: ServedModules(others: compiler.moduleNames.union(others.modules)),
      support: target.hasResources ? bundle : nil)
    sources.words = ["--package-path", package.path, "--target", target.name]
    return sources
  }
}
