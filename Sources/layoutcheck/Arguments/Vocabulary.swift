import Invariants

/// The names that options may mention: profiles, claims and laws.
enum Vocabulary {
  static func profile(_ name: String) throws -> Profile {
    guard let profile = Profile(rawValue: name) else {
      let known = Profile.allCases.map(\.rawValue)
      throw UsageError(
        "there is no profile ‘\(name)’\(Spelling.hint(name, among: known));"
          + " --profile takes \(OptionValues.list(known))")
    }
    return profile
  }

  static func claim(_ name: String) throws -> Claim {
    guard let claim = Claim(rawValue: name) else {
      let known = Claim.Kind.allCases.map { $0 == .probes ? "probes=K" : $0.rawValue }
      throw UsageError(
        "there is no claim ‘\(name)’\(Spelling.hint(name, among: known));"
          + " --claim takes \(OptionValues.list(known))")
    }
    return claim
  }

  /// Takes `MUTANT=REASON` apart.
  static func equivalent(_ text: String) throws -> (mutation: Mutation, reason: String) {
    let (name, reason) = named(text)
    let known = Mutation.spoiling.map(\.rawValue)
    guard let mutation = Mutation(rawValue: name) else {
      throw UsageError(
        "equivalent: there is no mutant ‘\(name)’\(Spelling.hint(name, among: known));"
          + " ‘layoutcheck laws --teeth’ lists them")
    }
    guard !reason.isEmpty else {
      throw UsageError("equivalent needs a reason: equivalent \(name)=why it is as lawful")
    }
    return (mutation, reason)
  }

  /// Takes `NAME=TEXT` apart.
  private static func named(_ text: String) -> (name: String, text: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    return (String(parts[0]), parts.count == 2 ? parts[1].trimmingSpaces : "")
  }

  /// Takes `LAW=REASON` apart.
  static func waiver(_ text: String) throws -> (law: String, reason: String) {
    let (law, reason) = named(text)
    let known = Laws.all.map(\.id)
    guard known.contains(law) else {
      throw UsageError(
        "--waive: there is no law ‘\(law)’\(Spelling.hint(law, among: known));"
          + " ‘layoutcheck laws’ lists them")
    }
    guard !reason.isEmpty else {
      throw UsageError("--waive needs a reason: --waive '\(law)=why it does not apply here'")
    }
    return (law, reason)
  }
}

extension StringProtocol {
  /// The text without spaces at either end.
  var trimmingSpaces: String {
    let rest = drop(while: \.isWhitespace)
    guard let last = rest.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(rest[...last])
  }
}
