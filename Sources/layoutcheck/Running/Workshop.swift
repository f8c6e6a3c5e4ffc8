import Invariants

/// What every command that compiles works with: a compiler, a folder of its own, and word of an
/// interrupt.
struct Workshop {
  let executable: String
  let temporary: TemporaryFolder
  let interruption = Interruption()
  let compiler: SwiftCompiler
  private let environment: [String: String]

  /// Sets up a run; whoever does so removes the folder in the end.
  ///
  /// - Throws: `ToolFailure` if there is no compiler, no module or no place for the folder.
  init(environment: [String: String]) throws {
    executable = try Platform.executablePath()
    let modules = try BuiltModules.folder(environment: environment, executable: executable)
    let temporary = try TemporaryFolder(environment: environment)
    Interrupts.watch(interruption) { temporary.remove() }
    do {
      compiler = try SwiftCompiler(
        environment: environment, modules: modules, temporary: temporary)
    } catch {
      temporary.remove()
      throw error
    }
    (self.temporary, self.environment) = (temporary, environment)
  }

  /// Runs workers for this run.
  func supervisor(
    options: CertifyOptions, limits: CaseLimits, replay: String? = nil, store: CaseStore? = nil
  ) -> Supervisor {
    Supervisor(
      executable: executable, environment: environment, temporary: temporary,
      commonOptions: options, limits: limits, replay: replay, store: store,
      interruption: interruption)
  }
}
