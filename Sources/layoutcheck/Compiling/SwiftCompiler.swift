import Foundation

/// The Swift compiler, set up to compile a user's file against LayoutSpec.
struct SwiftCompiler: Sendable {
  /// What became of one compilation.
  enum Result {
    case compiled
    case refused([Diagnostic])
  }

  let executable: String
  private let modules: String
  private let environment: [String: String]
  /// A folder for compiled modules that goes away with the run.
  private let cache: String

  /// Seconds after which a compilation is given up.
  private static let patience = 300.0

  /// Finds the compiler.
  ///
  /// - Throws: `ToolFailure` if there is none.
  init(environment: [String: String], modules: String, temporary: TemporaryFolder) throws {
    executable = try Self.find(environment)
    self.modules = modules
    var environment = environment
    // The compiler's own temporary files then go away with ours, however it ends.
    environment["TMPDIR"] = temporary.path
    self.environment = environment
    cache = temporary.path + "/cache"
  }

  private static func find(_ environment: [String: String]) throws -> String {
    if let path = environment["LAYOUTCHECK_SWIFTC"], !path.isEmpty {
      guard access(path, X_OK) == 0 else {
        throw ToolFailure("LAYOUTCHECK_SWIFTC: cannot run ‘\(path)’")
      }
      return path
    }
    for folder in (environment["PATH"] ?? "").split(separator: ":") {
      let path = "\(folder)/swiftc"
      if access(path, X_OK) == 0 { return path }
    }
    throw ToolFailure("there is no swiftc on the PATH; install Swift or set LAYOUTCHECK_SWIFTC")
  }

  /// Lists the declarations of a module's files into `folder`, as `*.symbols.json`.
  func listSymbols(of files: [String], _ settings: ModuleSettings, into folder: String) throws
    -> Result
  {
    try run(
      [
        "-emit-module", "-emit-module-path", "\(folder)/\(settings.module).swiftmodule",
        "-emit-symbol-graph", "-emit-symbol-graph-dir", folder,
        "-symbol-graph-minimum-access-level", "private",
        // One file at a time the driver does so by itself.
        "-Xfrontend", "-experimental-skip-non-inlinable-function-bodies-without-types",
      ] + common(settings, count: files.count) + files)
  }

  /// Checks a module's files and makes nothing of them.
  func check(_ files: [String], _ settings: ModuleSettings) throws -> Result {
    try run(["-typecheck"] + common(settings, count: files.count) + files)
  }

  /// Compiles a module's files into a library at `path`.
  func buildLibrary(of files: [String], _ settings: ModuleSettings, at path: String) throws
    -> Result
  {
    #if canImport(Darwin)
      let linking = ["-Xlinker", "-undefined", "-Xlinker", "dynamic_lookup"]
    #else
      let linking: [String] = []
    #endif
    return try run(
      ["-emit-library", "-o", path, "-Onone"] + linking + common(settings, count: files.count)
        + files + settings.objects)
  }

  /// Compiles a module's files into an object and a module that others can import.
  func buildModule(
    of files: [String], _ settings: ModuleSettings, object: String, into folder: String
  ) throws -> Result {
    try run(
      [
        "-emit-object", "-o", object, "-emit-module", "-emit-module-path",
        "\(folder)/\(settings.module).swiftmodule", "-Onone", "-wmo",
      ] + common(settings, count: 1) + files)
  }

  /// The modules that were compiled along with LayoutSpec.
  var moduleNames: Set<String> {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: modules)) ?? []
    return Set(names.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(12)) })
  }

  /// Views and layouts belong to the main actor or to none, and the worker has one thread for both.
  private func common(_ settings: ModuleSettings, count: Int) -> [String] {
    [
      "-swift-version", settings.languageMode, "-parse-as-library", "-module-name",
      settings.module, "-I", modules, "-suppress-warnings", "-diagnostic-style", "llvm",
      "-no-color-diagnostics", "-disable-dynamic-actor-isolation",
    ] + (settings.needsAlias ? ["-module-alias", "SwiftUI=LayoutSpec"] : [])
      + (count > 1 ? ["-wmo"] : []) + settings.flags
  }

  /// Runs the compiler; where it may not write to its usual cache, once more with one of our own.
  private func run(_ arguments: [String]) throws -> Result {
    let result = try runOnce(arguments)
    guard case .refused(let errors) = result, errors.contains(where: Self.isAboutCache) else {
      return result
    }
    return try runOnce(["-module-cache-path", cache] + arguments)
  }

  private static func isAboutCache(_ error: Diagnostic) -> Bool {
    error.message.contains("ModuleCache") && error.message.contains("unable to open output file")
  }

  private func runOnce(_ arguments: [String]) throws -> Result {
    let child = ChildProcess(
      executable: executable, arguments: arguments, environment: environment)
    let outcome = try child.run(every: Self.patience) { true }
    switch outcome.ending {
    case .exited(0): return .compiled
    case .stuck:
      return .refused([
        Diagnostic(
          path: "", line: 0, column: 0,
          message: "the compiler did not finish within \(Int(Self.patience)) seconds")
      ])
    case .exited, .signalled: break
    }
    let errors = Diagnostic.errors(in: outcome.errorText)
    if let mismatch = errors.first(where: Self.isMismatch) {
      throw ToolFailure(
        "the compiler at ‘\(executable)’ cannot read LayoutSpec, which another version built:"
          + " \(mismatch.message)")
    }
    // A failure of the compiler's own; a full disk is the usual reason.
    if let failure = errors.first(where: {
      $0.line == 0 && $0.message.contains("please submit a bug report")
    }) {
      throw ToolFailure(
        "the compiler failed: \(failure.message.prefix(120)); is there room in its temporary folder?"
          + " TMPDIR sets another one")
    }
    guard errors.isEmpty else { return .refused(errors) }
    // A trap of the compiler is no fault of this tool's, and the other files can still be certified.
    if outcome.errorText.contains("Stack dump:") {
      return .refused([
        Diagnostic(path: "", line: 0, column: 0, message: "the compiler crashed on this file")
      ])
    }
    let last = outcome.errorText.split(whereSeparator: \.isNewline).last ?? ""
    throw ToolFailure("the compiler failed without naming an error (\(outcome.ending)): \(last)")
  }

  private static func isMismatch(_ error: Diagnostic) -> Bool {
    error.message.contains("module compiled with Swift")
      || error.message.contains("compiled module was created by")
  }
}
