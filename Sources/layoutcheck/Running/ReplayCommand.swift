/// The command line that certifies one layout alone, for reports to print.
struct ReplayCommand {
  let text: String

  /// - Parameter files: the words that name the layout's file and those that it needs.
  init(_ arguments: CertifyArguments, files: [String], subject: PlannedSubject) {
    var words = ["layoutcheck", "certify"] + files
    if let expression = subject.given ?? (subject.isOneOfSeveral ? subject.expression : nil) {
      words += ["--instance", expression]
    }
    // An instance replaces the automatic one of its own type only.
    words += ["--only", subject.name]
    for profile in arguments.certifying.profiles { words += ["--profile", profile.rawValue] }
    for claim in arguments.certifying.claims { words += ["--claim", claim.rawValue] }
    text = words.map(Self.quoted).joined(separator: " ")
  }

  /// A word as a shell takes it apart again.
  static func quoted(_ word: String) -> String {
    let isPlain = word.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || "._-/=+:,@%".unicodeScalars.contains(scalar))
    }
    return isPlain && !word.isEmpty
      ? word
      : "'"
        + word.split(separator: "'", omittingEmptySubsequences: false)
        .joined(separator: "'\\''") + "'"
  }
}

extension PlannedSubject {
  /// The expression of the subject's only factory.
  fileprivate var expression: String? { factories.first?.instance }
}
