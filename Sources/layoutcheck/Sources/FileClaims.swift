import Invariants

/// What a file claims for the layouts in it, in comments of its own.
///
/// `// layoutcheck: profile flow` on a line by itself is the same as `--profile flow` for that file
/// alone. The compiler does not see it, so it may ship with the app.
struct FileClaims: Sendable {
  /// The claimed profiles, in order of appearance.
  private(set) var profiles: [Profile] = []

  /// Reads the claims of a file.
  ///
  /// - Throws: `UsageError` if a comment claims something that does not exist.
  init(_ source: SourceText) throws {
    for (index, line) in source.text.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline
    ).enumerated() {
      let words = line.split(whereSeparator: \.isWhitespace)
      guard words.starts(with: ["//", "layoutcheck:"]) else { continue }
      guard words.count == 4, words[2] == "profile" else {
        throw UsageError(
          "\(source.path):\(index + 1): a claim reads ‘// layoutcheck: profile NAME’")
      }
      do {
        let profile = try Vocabulary.profile(String(words[3]))
        if !profiles.contains(profile) { profiles.append(profile) }
      } catch let error as UsageError {
        throw UsageError("\(source.path):\(index + 1): \(error)")
      }
    }
  }
}
