import Foundation

/// A module compiled into a library that makes its layouts: the second of the two compilations.
struct BuiltModule {
  /// The files of the module, in order.
  private(set) var files: [BuiltFile] = []

  /// Compiles a module with factories for its layouts.
  ///
  /// A factory that does not compile is left out and the rest is compiled again; so is a declaration
  /// of the user's.
  ///
  /// - Throws: `UsageError` if an expression that the user gave does not compile, `ToolFailure` if
  ///   the compiler cannot be run.
  init(_ listed: ListedModule, planner: InstancePlanner, compiler: SwiftCompiler) throws {
    let start = ProcessInfo.processInfo.systemUptime
    var listed = listed
    let library = "\(listed.sources.folder)/lib\(listed.sources.settings.module).so"
    if listed.layouts.allSatisfy(\.isEmpty), !listed.sources.isStuck {
      // Listing declarations skips the bodies of functions, and nothing else would read them.
      _ = try listed.sources.check(with: compiler)
    }
    var plans = Self.plans(for: listed, planner)
    var dropped = listed.sources.sources.map { _ in [SkippedLayout]() }
    while plans.contains(where: { !$0.subjects.isEmpty }) {
      let texts = FactorySource.texts(for: plans.map { $0.subjects.flatMap(\.factories) })
      let result = try listed.sources.buildLibrary(
        appending: texts, at: library, with: compiler)
      guard case .refused(let found) = result else { break }
      if found.contains(where: { FactorySource.index(of: $0) != nil }) {
        try Self.drop(from: &plans, into: &dropped, because: found)
        continue
      }
      guard try listed.sources.settle(found, with: compiler) else {
        for index in plans.indices { plans[index].subjects = [] }
        break
      }
      // What was left out may be a layout, or what one is made of.
      try listed.list(with: compiler)
      plans = Self.plans(for: listed, planner)
      dropped = dropped.map { _ in [] }
    }
    let seconds = listed.seconds + ProcessInfo.processInfo.systemUptime - start
    files = Self.files(of: listed, plans: plans, dropped: dropped, library: library)
    for index in files.indices { files[index].seconds = seconds / Double(files.count) }
  }

  private static func plans(
    for listed: ListedModule, _ planner: InstancePlanner
  ) -> [InstancePlan] {
    var planner = planner
    planner.types = listed.types
    return listed.layouts.map { planner.plan($0) }
  }

  // MARK: Results

  private static func files(
    of listed: ListedModule, plans: [InstancePlan], dropped: [[SkippedLayout]], library: String
  ) -> [BuiltFile] {
    var next = 0
    let isEmpty = plans.allSatisfy(\.subjects.isEmpty)
    return listed.sources.sources.enumerated().map { index, source in
      let leftOut = listed.sources.leftOut.filter { $0.path == source.path }
      var file = BuiltFile(path: source.path, library: library, claims: listed.claims[index])
      file.words = listed.sources.words
      for subject in plans[index].subjects {
        let numbers = Array(next..<(next + subject.factories.count))
        file.subjects.append(BuiltFile.Subject(planned: subject, factories: numbers))
        next += subject.factories.count
      }
      file.skipped =
        plans[index].skipped + dropped[index]
        + leftOut.filter(\.isLayout).map {
          SkippedLayout(name: $0.name, line: $0.line, reason: $0.reason)
        }
      file.skipped.sort { $0.line < $1.line }
      file.leftOut = leftOut.filter { !$0.isLayout }.sorted { $0.line < $1.line }
      // What needs what is not there may be left out as long as something of the module is
      // certified; a layout that is wrong in another way is an error.
      let isWrong = leftOut.contains { $0.isLayout && !$0.isForeign }
      let isDropped = listed.sources.dropped.contains(source.path)
      if isEmpty || isWrong || isDropped || listed.sources.isStuck {
        file.errors = listed.sources.errors(of: source.path)
      }
      return file
    }
  }

  /// Takes out the factories that have an error, and the subjects that lost all of theirs.
  private static func drop(
    from plans: inout [InstancePlan], into dropped: inout [[SkippedLayout]],
    because errors: [Diagnostic]
  ) throws {
    var messages: [Int: String] = [:]
    for error in errors {
      guard let index = FactorySource.index(of: error) else { continue }
      messages[index] = messages[index] ?? error.message
    }
    var next = 0
    for index in plans.indices {
      var kept: [PlannedSubject] = []
      for var subject in plans[index].subjects {
        let numbers = next..<(next + subject.factories.count)
        next = numbers.upperBound
        let reason = numbers.lazy.compactMap { messages[$0] }.first
        if let reason, let given = subject.given {
          throw UsageError("--instance ‘\(given)’ does not compile: \(reason)")
        }
        subject.factories = zip(numbers, subject.factories)
          .filter { messages[$0.0] == nil }.map(\.1)
        if !subject.factories.isEmpty {
          kept.append(subject)
        } else {
          dropped[index].append(
            SkippedLayout(
              name: subject.name, line: subject.line,
              reason: "it cannot be made automatically: \(reason ?? "no initialiser compiles");"
                + " make one with --instance"))
        }
      }
      plans[index].subjects = kept
    }
  }
}
