/// What `layoutcheck laws` was asked to do, every value judged.
struct LawsArguments {
  static let options: [Option] = [
    .value("--format", "FORMAT", "text or json (text)"),
    .flag(
      "--teeth", "spoil lawful layouts in every way that there is, and show which law",
      "notices: those of the files, or the containers and the examples"),
    .value("--cases", "N", "with --teeth: the most cases for each mutant (2000)"),
    .value("--seed", "N", "with --teeth: the seed of all random choices (1)"),
    .flag("--help", "print this help"),
  ]

  var paths: [String]
  var hasTeeth: Bool
  var isJSON: Bool
  var cases: Int
  var seed: UInt64
  var wantsHelp: Bool

  init(_ words: [String]) throws {
    let parsed = try ParsedArguments(words, options: Self.options)
    paths = parsed.operands
    hasTeeth = parsed.has("--teeth")
    wantsHelp = parsed.has("--help")
    let format = try OptionValues.choice(
      "--format", parsed.one("--format") ?? "text", of: ["text", "json"])
    isJSON = format == "json"
    cases =
      try parsed.one("--cases").map { try OptionValues.integer("--cases", $0, in: 1...1_000_000) }
      ?? 2_000
    seed = try parsed.one("--seed").map { try OptionValues.seed("--seed", $0) } ?? 1
    guard !hasTeeth else { return }
    if let operand = paths.first {
      throw UsageError("laws takes no file without --teeth, but was given ‘\(operand)’")
    }
    for option in ["--cases", "--seed"] where parsed.has(option) {
      throw UsageError("laws takes \(option) together with --teeth only")
    }
  }
}
