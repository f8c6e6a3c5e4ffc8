import Invariants

/// What a file claims for the layouts in it, in comments of its own.
///
/// `// layoutcheck: profile flow` on a line by itself is the same as `--profile flow` for that file
/// alone, and likewise for `claim` and `waive`. `equivalent MUTANT=REASON` says to
/// `laws --teeth` that spoiling the layout in this way leaves it as lawful as it was. The compiler
/// does not see any of it, so it may ship with the app.
struct FileClaims: Sendable {
  /// The claimed profiles, in order of appearance.
  private(set) var profiles: [Profile] = []
  /// The claimed capabilities, in order of appearance.
  private(set) var claims: [Claim] = []
  /// The laws that are not to be checked, by id, each with the reason.
  private(set) var waivers: [String: String] = [:]
  /// The mutations that change nothing that the layouts promise, each with the reason.
  private(set) var equivalents: [Mutation: String] = [:]

  /// Reads the claims of a file.
  ///
  /// - Throws: `UsageError` if a comment claims something that does not exist.
  init(_ source: SourceText) throws {
    for (index, line) in source.text.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline
    ).enumerated() {
      let words = line.split(whereSeparator: \.isWhitespace)
      guard words.starts(with: ["//", "layoutcheck:"]) else { continue }
      do {
        try read(words.dropFirst(2).joined(separator: " "))
      } catch let error as UsageError {
        throw UsageError("\(source.path):\(index + 1): \(error)")
      }
    }
  }

  /// Reads one comment: its first word, and what the rest of it means by that.
  private mutating func read(_ comment: String) throws {
    let parts = comment.split(separator: " ", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { throw Self.unreadable }
    switch parts[0] {
    case "profile":
      let profile = try Vocabulary.profile(parts[1])
      if !profiles.contains(profile) { profiles.append(profile) }
    case "claim":
      let claim = try Vocabulary.claim(parts[1])
      if !claims.contains(claim) { claims.append(claim) }
    case "waive":
      let (law, reason) = try Vocabulary.waiver(parts[1])
      waivers[law] = reason
    case "equivalent":
      let (mutation, reason) = try Vocabulary.equivalent(parts[1])
      equivalents[mutation] = reason
    default: throw Self.unreadable
    }
  }

  private static let unreadable = UsageError(
    "a claim reads ‘// layoutcheck: profile NAME’, ‘claim NAME’, ‘waive LAW=REASON’ or"
      + " ‘equivalent MUTANT=REASON’")

  /// The options of a run with what the file claims for its layouts added to them.
  func added(to options: CertifyOptions) -> CertifyOptions {
    var options = options
    options.profiles += profiles.filter { !options.profiles.contains($0) }
    // The number on the command line counts, if both give one.
    options.claims += claims.filter { claim in
      !options.claims.contains { $0.kind == claim.kind }
    }
    options.waivers.merge(waivers) { given, _ in given }
    return options
  }
}
