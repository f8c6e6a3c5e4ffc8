import Foundation
import Invariants

/// `layoutcheck trace`: from an expression or a replay token to a conversation.
struct TraceCommand {
  let arguments: TraceArguments
  let environment: [String: String]
  let console: Console

  /// Does all the work and prints the result.
  ///
  /// - Throws: `UsageError` or `ToolFailure`.
  func run() throws -> ExitStatus {
    guard let subject = arguments.subject else { return .usage }
    let picture = try arguments.report.map { try ReportFolder($0) }
    let workshop = try Workshop(environment: environment)
    let (compiler, temporary) = (workshop.compiler, workshop.temporary)
    defer { temporary.remove() }
    let supervisor = workshop.supervisor(
      options: CertifyArguments.replaying(arguments).certifying,
      limits: CaseLimits(seconds: arguments.timeout))
    let tracing: Tracing
    switch subject {
    case .tree(let expression, let file):
      tracing = try trace(
        expression, beside: file, compiler: compiler, temporary: temporary, supervisor: supervisor)
    case .replay(let token, let file):
      tracing = try trace(
        token, in: file, compiler: compiler, temporary: temporary, supervisor: supervisor)
    }
    switch tracing {
    case .status(let status): return status
    case .unmade(let what):
      console.note("layoutcheck: \(what.onOneLine)")
      return .nothingCertified
    case .died(let what):
      console.note("layoutcheck: \(what.onOneLine)")
      return .unlawful
    case .report(let report):
      try picture?.write(TraceSVG(report).text, to: "trace.svg")
      try console.result(report.text)
      return .lawful
    }
  }

  /// What there is to show in the end.
  private enum Tracing {
    case report(TraceReport)
    /// The traced code ended its process: one line that says how.
    case died(String)
    /// There is no layout to trace; the reason.
    case unmade(String)
    /// All has been said.
    case status(ExitStatus)
  }

  private func tracing(_ result: Supervisor.Traced, of what: String) -> Tracing {
    switch result {
    case .report(let report): .report(report)
    case .died(let how): .died("\(what) \(how)")
    case .unmade(let reason): .unmade("\(what) cannot be traced: \(reason)")
    }
  }

  // MARK: Expressions

  private func trace(
    _ expression: String, beside file: String?, compiler: SwiftCompiler,
    temporary: TemporaryFolder, supervisor: Supervisor
  ) throws -> Tracing {
    let input = try file.flatMap { try InputFiles(paths: [$0]).files.first }
    let source = try input.map { try SourceText(reading: $0) }
    console.progress("compiling the view")
    let outcome = try TracedExpression.compile(
      expression, beside: source, compiler: compiler, folder: temporary.folder("file-0"))
    switch outcome {
    case .refused(let errors):
      console.note(errors)
      return .status(.uncompiled)
    case .library(let library):
      return tracing(
        try supervisor.trace(expression, library: library, arguments.question), of: "the view")
    }
  }

  // MARK: Counterexamples

  private func trace(
    _ token: String, in file: String, compiler: SwiftCompiler, temporary: TemporaryFolder,
    supervisor: Supervisor
  ) throws -> Tracing {
    let certify = CertifyArguments.replaying(arguments)
    let files = try InputFiles(paths: [file]).files
    let built = try Compilation(
      compiler: compiler, temporary: temporary, arguments: certify, console: console
    ).build(files)
    guard let result = built.first else { throw ToolFailure("the file was not compiled") }
    guard result.errors.isEmpty else {
      console.note(result.errors)
      return .status(.uncompiled)
    }
    guard let subject = result.subjects.first else {
      if let skipped = result.skipped.first {
        console.note("layoutcheck: \(skipped.name): \(skipped.reason)")
      } else {
        console.note("layoutcheck: no layout was found: no type in this file conforms to Layout")
      }
      return .status(.nothingCertified)
    }
    return tracing(
      try supervisor.trace(result.assignment(of: subject), token: token, arguments.question),
      of: subject.planned.name)
  }
}
