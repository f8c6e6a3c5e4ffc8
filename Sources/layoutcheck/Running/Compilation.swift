import Foundation

/// Compiles all files, each by itself, and decides how their layouts are made.
struct Compilation {
  let compiler: SwiftCompiler
  let temporary: TemporaryFolder
  let arguments: CertifyArguments
  let console: Console

  /// The files in the same order, compiled as far as they can be.
  ///
  /// - Throws: `UsageError` if `--instance` or `--only` names a layout that is nowhere,
  ///   `ToolFailure` if the compiler cannot be run.
  func build(_ files: [InputFile]) throws -> [BuiltFile] {
    struct Numbered: Sendable {
      var number: Int
      var file: InputFile
    }
    struct Planned: Sendable {
      var number: Int
      var file: ListedFile
      var plan: InstancePlan
    }
    let (compiler, temporary, console) = (compiler, temporary, console)
    let numbered = files.enumerated().map { Numbered(number: $0, file: $1) }
    let listed = try Parallel.map(numbered, jobs: arguments.jobs) { item in
      console.progress("compiling \(item.file.path)")
      let folder = try temporary.folder("file-\(item.number)")
      return try ListedFile(item.file, compiler: compiler, folder: folder)
    }
    try checkNames(listed)
    let planned = listed.enumerated().map { number, file in
      let planner = InstancePlanner(
        given: arguments.instances, only: arguments.only, enumerations: file.enumerations)
      return Planned(number: number, file: file, plan: planner.plan(file.layouts))
    }
    let subjects = planned.reduce(0) { $0 + $1.plan.subjects.count }
    if arguments.replay != nil, subjects > 1 {
      throw UsageError(
        "--replay runs one layout, but there are \(subjects): choose with --only or --instance")
    }
    return try Parallel.map(planned, jobs: arguments.jobs) { item in
      let folder = try temporary.folder("file-\(item.number)")
      return try BuiltFile(item.file, plan: item.plan, compiler: compiler, folder: folder)
    }
  }

  /// Refuses names of layouts that do not exist, unless a file that does not compile may hold them.
  private func checkNames(_ files: [ListedFile]) throws {
    let types = files.flatMap(\.layouts)
    guard !types.isEmpty, files.allSatisfy(\.errors.isEmpty) else { return }
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
