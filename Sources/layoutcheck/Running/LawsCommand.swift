import Invariants

/// `layoutcheck laws`: the catalogue, and with `--teeth` the proof that it bites.
struct LawsCommand {
  let arguments: LawsArguments
  let environment: [String: String]
  let console: Console

  /// Prints what was asked for.
  ///
  /// - Throws: `UsageError` or `ToolFailure`.
  func run() throws -> ExitStatus {
    if arguments.hasTeeth {
      return try TeethCommand(arguments: arguments, environment: environment, console: console)
        .run()
    }
    try console.result(arguments.isJSON ? Self.json() : Self.list)
    return .lawful
  }

  /// One law as JSON shows it.
  private struct Entry: Encodable {
    var law: LawDescription

    private enum CodingKeys: String, CodingKey {
      case id, severity, promise, precondition, source, profile, claim
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(law.id, forKey: .id)
      try container.encode(law.severity, forKey: .severity)
      try container.encode(law.promise, forKey: .promise)
      try container.encode(law.precondition, forKey: .precondition)
      try container.encode(law.source, forKey: .source)
      try container.encode(law.profile, forKey: .profile)
      try container.encode(law.claim, forKey: .claim)
    }
  }

  private struct Catalogue: Encodable {
    var version = 1
    var laws: [Entry]
  }

  private static var list: String {
    Laws.all.map { law in
      let profile = law.profile.map { "profile \($0.rawValue)" }
      let claim = law.claim.map { "claim \($0.rawValue)" }
      let facts = [law.severity.rawValue, profile, claim].compactMap { $0 }
        .joined(separator: ", ")
      let condition = law.precondition.isEmpty ? "" : "    when: \(law.precondition)\n"
      return "\(law.id) (\(facts))\n    \(law.promise)\n\(condition)    source: \(law.source)\n"
    }.joined(separator: "\n")
  }

  private static func json() throws -> String {
    try ReportJSON.text(of: Catalogue(laws: Laws.all.map { Entry(law: $0) }))
  }
}
