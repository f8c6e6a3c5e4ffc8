import Invariants

/// `layoutcheck laws`: the catalogue.
struct LawsCommand {
  private static let options: [Option] = [
    .value("--format", "FORMAT", "text or json (text)"), .flag("--help", "print this help"),
  ]

  /// One law as JSON shows it.
  private struct Entry: Encodable {
    var id: String
    var severity: Severity
    var promise: String
    var precondition: String
    var source: String
    var profile: String?

    private enum CodingKeys: String, CodingKey {
      case id, severity, promise, precondition, source, profile
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(id, forKey: .id)
      try container.encode(severity, forKey: .severity)
      try container.encode(promise, forKey: .promise)
      try container.encode(precondition, forKey: .precondition)
      try container.encode(source, forKey: .source)
      try container.encode(profile, forKey: .profile)
    }
  }

  private struct Catalogue: Encodable {
    var version = 1
    var laws: [Entry]
  }

  /// The text to print.
  static func text(_ words: [String]) throws -> String {
    let parsed = try ParsedArguments(words, options: options)
    if parsed.has("--help") { return Help.laws }
    if let operand = parsed.operands.first {
      throw UsageError("laws takes no file, but was given ‘\(operand)’")
    }
    let format = try OptionValues.choice(
      "--format", parsed.one("--format") ?? "text", of: ["text", "json"])
    return format == "json" ? try json() : list()
  }

  private static func list() -> String {
    Laws.all.map { law in
      let profile = law.profile.map { "profile \($0.rawValue)" }
      let facts = [law.severity.rawValue, profile].compactMap { $0 }.joined(separator: ", ")
      let condition = law.precondition.isEmpty ? "" : "    when: \(law.precondition)\n"
      return "\(law.id) (\(facts))\n    \(law.promise)\n\(condition)    source: \(law.source)\n"
    }.joined(separator: "\n")
  }

  private static func json() throws -> String {
    let entries = Laws.all.map { law in
      Entry(
        id: law.id, severity: law.severity, promise: law.promise,
        precondition: law.precondition, source: law.source, profile: law.profile?.rawValue)
    }
    return try ReportJSON.text(of: Catalogue(laws: entries))
  }
}
