import Foundation

/// A file compiled into a library that makes its layouts: the second of the two compilations.
struct BuiltFile: Sendable {
  /// A layout to certify and the numbers of its factories in the library.
  struct Subject: Sendable {
    var planned: PlannedSubject
    var factories: [Int]
  }

  var path: String
  /// `sha256:` and the digest of the file's bytes.
  var digest: String
  var library: String
  /// What the file claims for its layouts.
  var claims: FileClaims
  var subjects: [Subject] = []
  var skipped: [SkippedLayout] = []
  /// The compiler's errors in the user's own code; then there are no subjects.
  var errors: [Diagnostic] = []
  /// What both compilations took together.
  var seconds: Double

  /// Compiles a file with the factories of a plan.
  ///
  /// A factory that does not compile is left out and the rest is compiled again.
  ///
  /// - Throws: `UsageError` if an expression that the user gave does not compile, `ToolFailure` if
  ///   the compiler cannot be run.
  init(_ file: ListedFile, plan: InstancePlan, compiler: SwiftCompiler, folder: String) throws {
    let start = ProcessInfo.processInfo.systemUptime
    path = file.source.path
    digest = file.source.digest
    claims = file.claims
    library = "\(folder)/lib\(file.module).so"
    skipped = plan.skipped
    errors = file.errors
    seconds = file.seconds
    if file.layouts.isEmpty, file.errors.isEmpty {
      // Listing declarations skips the bodies of functions, and nothing else would read them.
      let copy = "\(folder)/\(file.module).swift"
      let result = try compiler.check(copy, module: file.module, alias: file.source.needsAlias)
      if case .refused(let found) = result { refuse(found, copy: copy) }
    }
    var remaining = plan.subjects
    while !remaining.isEmpty {
      let copy = "\(folder)/\(file.module).swift"
      let source = FactorySource(remaining.flatMap(\.factories)).text
      try TemporaryFolder.write(file.source.copy(appending: source), to: copy)
      let result = try compiler.buildLibrary(
        of: copy, module: file.module, alias: file.source.needsAlias, at: library)
      guard case .refused(let found) = result else { break }
      guard found.contains(where: { FactorySource.index(of: $0) != nil }) else {
        refuse(found, copy: copy)
        remaining = []
        break
      }
      remaining = try drop(from: remaining, because: found)
    }
    add(remaining)
    skipped.sort { $0.line < $1.line }
    seconds += ProcessInfo.processInfo.systemUptime - start
  }

  private mutating func refuse(_ found: [Diagnostic], copy: String) {
    errors = found.map { $0.explained(copy: copy, source: path) }
  }

  private mutating func add(_ planned: [PlannedSubject]) {
    var next = 0
    for subject in planned {
      let numbers = Array(next..<(next + subject.factories.count))
      subjects.append(Subject(planned: subject, factories: numbers))
      next += subject.factories.count
    }
  }

  /// The subjects without the factories that have an error, and without those that lost all.
  private mutating func drop(
    from subjects: [PlannedSubject], because errors: [Diagnostic]
  ) throws -> [PlannedSubject] {
    var messages: [Int: String] = [:]
    for error in errors {
      guard let index = FactorySource.index(of: error) else { continue }
      messages[index] = messages[index] ?? error.message
    }
    var kept: [PlannedSubject] = []
    var next = 0
    for var subject in subjects {
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
        skipped.append(
          SkippedLayout(
            name: subject.name, line: subject.line,
            reason: "it cannot be made automatically: \(reason ?? "no initialiser compiles");"
              + " make one with --instance"))
      }
    }
    return kept
  }
}
