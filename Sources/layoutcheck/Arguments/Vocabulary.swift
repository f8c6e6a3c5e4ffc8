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

  /// Takes `LAW=REASON` apart.
  static func waiver(_ text: String) throws -> (law: String, reason: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let law = String(parts[0])
    let known = Laws.all.map(\.id)
    guard known.contains(law) else {
      throw UsageError(
        "--waive: there is no law ‘\(law)’\(Spelling.hint(law, among: known));"
          + " ‘layoutcheck laws’ lists them")
    }
    let reason = parts.count == 2 ? parts[1].trimmingSpaces : ""
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
