import Foundation
import Generators
import Invariants

/// What `layoutcheck certify` was asked to do, every value judged.
struct CertifyArguments {
  /// How the results are printed.
  enum Format: String, CaseIterable {
    case text, json
  }

  var paths: [String]
  /// The folder of a package, in place of paths.
  var packagePath: String?
  /// The targets of the package; all of them if there is none.
  var targets: [String]
  var instances: [String]
  var only: [String]
  var certifying: CertifyOptions
  var isStrict: Bool
  /// The processor seconds that one case may take.
  var timeout: Double
  /// The megabytes that a layout may take.
  var memory: Int
  /// The folder of the failing cases, or `none`, if it was given.
  var database: String?
  var jobs: Int
  var format: Format
  var replay: String?
  var isVerbose: Bool
  var wantsHelp: Bool

  /// Whether a package is certified rather than files.
  var isPackage: Bool { packagePath != nil || !targets.isEmpty }

  static let options: [Option] = [
    .value("--package-path", "DIR", "certify the targets of this package (.)"),
    .list("--target", "NAME", "certify this target of the package (all, repeatable)"),
    .list(
      "--instance", "EXPR", "certify this instance, e.g. 'Flow(gap: 4)', in place of the",
      "automatic one of its type (repeatable)"),
    .list("--only", "TYPE", "certify only layouts of this type (repeatable)"),
    .list("--profile", "NAME", "add the laws of a family of layouts (repeatable)"),
    .list("--claim", "NAME", "add the laws of a capability (repeatable)"),
    .list("--waive", "LAW=REASON", "do not hold the layout to a law (repeatable)"),
    .flag("--strict", "count warnings as errors"),
    .value("--cases", "N", "cases per layout (2000)"),
    .value("--seed", "N", "the seed of all random choices (1)"),
    .value("--timeout", "S", "processor seconds that one case may take (5)"),
    .value("--jobs", "N", "worker processes at a time (the number of cores)"),
    .value("--format", "FORMAT", "text or json (text)"),
    .value("--replay", "TOKEN", "run one case again: the token that a report printed"),
    .value(
      "--database", "DIR", "where failing cases are kept and taken from, or none",
      "(.layoutcheck)"),
    .value("--memory", "MB", "megabytes that a layout may take (2048)"),
    .flag("--verbose", "print how long compiling and certifying took"),
    .flag("--help", "print this help"),
    .planned("--seconds"),
    .planned("--shard"), .planned("--exhaustive"), .planned("--report"),
  ]

  init(_ words: [String]) throws {
    let parsed = try ParsedArguments(words, options: Self.options)
    paths = parsed.operands
    packagePath = parsed.one("--package-path")
    targets = parsed.all("--target")
    wantsHelp = parsed.has("--help")
    instances = parsed.all("--instance")
    only = parsed.all("--only")
    certifying = try Self.certifying(parsed)
    isStrict = parsed.has("--strict")
    timeout = try parsed.one("--timeout").map { try OptionValues.seconds("--timeout", $0) } ?? 5
    jobs =
      try parsed.one("--jobs").map { try OptionValues.integer("--jobs", $0, in: 1...1024) }
      ?? max(1, ProcessInfo.processInfo.activeProcessorCount)
    format = try Self.format(parsed)
    memory =
      try parsed.one("--memory").map {
        try OptionValues.integer("--memory", $0, in: 64...1_048_576)
      }
      ?? 2_048
    replay = try parsed.one("--replay").map(Self.token)
    database = parsed.one("--database")
    isVerbose = parsed.has("--verbose")
    if isPackage, let path = paths.first {
      throw UsageError("‘\(path)’: take either files or the targets of a package, not both")
    }
    if let path = paths.first(where: \.isEmpty) {
      throw UsageError("‘\(path)’ is no path; name a Swift file or a directory")
    }
  }

  /// What one case may use.
  var limits: CaseLimits { CaseLimits(seconds: timeout, memory: UInt64(memory) << 20) }

  /// The folder of the failing cases; `nil` for none.
  func databaseFolder(environment: [String: String]) -> String? {
    // A replay is about one case, and other cases would only be in the way.
    guard replay == nil else { return nil }
    let given = database ?? environment["LAYOUTCHECK_DATABASE"].flatMap { $0.isEmpty ? nil : $0 }
    return given == "none" ? nil : given ?? ".layoutcheck"
  }

  // MARK: Single values

  private static func format(_ parsed: ParsedArguments) throws -> Format {
    guard let name = parsed.one("--format") else { return .text }
    guard name != "github", name != "junit" else {
      throw UsageError("--format \(name) is not available yet; take text or json")
    }
    let choices = Format.allCases.map(\.rawValue)
    return Format(rawValue: try OptionValues.choice("--format", name, of: choices)) ?? .text
  }

  private static func token(_ text: String) throws -> String {
    do {
      _ = try ChoiceSequence(token: text)
    } catch let error as ReplayTokenError {
      throw UsageError("--replay: \(error)")
    }
    return text
  }

  private static func certifying(_ parsed: ParsedArguments) throws -> CertifyOptions {
    var options = CertifyOptions()
    if let text = parsed.one("--cases") {
      options.cases = try OptionValues.integer("--cases", text, in: 1...1_000_000_000)
    }
    if let text = parsed.one("--seed") {
      options.seed = try OptionValues.seed("--seed", text)
    }
    options.profiles = try parsed.all("--profile").map(Vocabulary.profile)
    options.claims = try parsed.all("--claim").map(Vocabulary.claim)
    for text in parsed.all("--waive") {
      let (law, reason) = try Vocabulary.waiver(text)
      options.waivers[law] = reason
    }
    return options
  }
}

extension CertifyArguments {
  /// The arguments that build the layout of a traced case as `certify` would.
  static func replaying(_ trace: TraceArguments) -> CertifyArguments {
    CertifyArguments(replay: "", instances: trace.instances, only: trace.only)
  }

  private init(replay: String, instances: [String], only: [String]) {
    paths = []
    packagePath = nil
    targets = []
    self.instances = instances
    self.only = only
    certifying = CertifyOptions()
    isStrict = false
    timeout = 5
    memory = 2_048
    database = nil
    jobs = 1
    format = .text
    self.replay = replay
    isVerbose = false
    wantsHelp = false
  }
}
