import Foundation
import Invariants

/// The command line.
@main
enum Layoutcheck {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.count == 2, arguments[0] == WorkerJob.command {
      exit(Worker.run(jobAt: arguments[1]).rawValue)
    }
    let environment = ProcessInfo.processInfo.environment
    exit(run(arguments, environment: environment).rawValue)
  }

  /// Runs one command and prints what it has to say.
  private static func run(_ arguments: [String], environment: [String: String]) -> ExitStatus {
    let console = Console(environment: environment)
    do {
      return try perform(arguments, environment: environment, console: console)
    } catch let error as UsageError {
      console.note("layoutcheck: \(error)")
      return .usage
    } catch {
      console.note("layoutcheck: \("\(error)".onOneLine)")
      return .toolFailure
    }
  }

  private static let commands = ["certify", "trace", "laws"]
  private static let planned = ["merge"]

  private static func perform(
    _ arguments: [String], environment: [String: String], console: Console
  ) throws -> ExitStatus {
    guard let command = arguments.first else {
      throw UsageError("name a command: layoutcheck certify FILE.swift (see layoutcheck --help)")
    }
    let rest = Array(arguments.dropFirst())
    switch command {
    case "certify":
      let parsed = try CertifyArguments(rest)
      guard !parsed.wantsHelp else {
        try console.result(Help.certify)
        return .lawful
      }
      return try CertifyCommand(arguments: parsed, environment: environment, console: console)
        .run()
    case "trace":
      let parsed = try TraceArguments(rest)
      guard !parsed.wantsHelp else {
        try console.result(Help.trace)
        return .lawful
      }
      return try TraceCommand(arguments: parsed, environment: environment, console: console).run()
    case "laws":
      let parsed = try LawsArguments(rest)
      guard !parsed.wantsHelp else {
        try console.result(Help.laws)
        return .lawful
      }
      return try LawsCommand(arguments: parsed, environment: environment, console: console).run()
    case "--help", "-h", "help":
      try console.result(Help.overview)
      return .lawful
    case "--version":
      try console.result("layoutcheck \(Help.version)\n")
      return .lawful
    case _ where planned.contains(command):
      throw UsageError("‘\(command)’ is not available yet")
    default:
      throw UsageError(
        "there is no command ‘\(command)’\(Spelling.hint(command, among: commands));"
          + " see layoutcheck --help")
    }
  }
}
