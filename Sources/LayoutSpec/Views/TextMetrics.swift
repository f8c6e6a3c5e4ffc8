/// How `Text` is measured: a fixed advance per character and a fixed line height, in points.
///
/// Fonts differ from machine to machine, so the specification measures with numbers that anyone
/// can check by hand.
package struct TextMetrics: Equatable, Sendable {
  /// The width of every character.
  package var characterWidth: CGFloat

  /// The height of every line.
  package var lineHeight: CGFloat

  /// The distance from the top of a line to its baseline.
  package var ascent: CGFloat

  /// What happens to a word that is wider than the proposal.
  package var breaking: Breaking

  package enum Breaking: Equatable, Sendable {
    /// It stays whole, and the text answers its width: the narrowest answer is the longest word.
    case words

    /// It is broken between characters: the narrowest answer is one character.
    case characters
  }

  package init(
    characterWidth: CGFloat, lineHeight: CGFloat, ascent: CGFloat, breaking: Breaking = .words
  ) {
    self.characterWidth = characterWidth
    self.lineHeight = lineHeight
    self.ascent = ascent
    self.breaking = breaking
  }

  /// 8 points a character, 20 a line, the baseline at 16; words stay whole.
  package static let standard = TextMetrics(characterWidth: 8, lineHeight: 20, ascent: 16)

  /// Breaks a text into lines no wider than `width` where its words allow it, and returns the
  /// number of characters of each; `nil` and infinity ask for one line per paragraph.
  package func lines(of text: String, width: CGFloat?) -> [Int] {
    let limit = width.map { characters(in: $0) } ?? .max
    var lines: [Int] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lines += wrap(paragraph.split(separator: " ").map(\.count), limit: limit)
    }
    return lines
  }

  /// As above, cut off after a number of lines: the last one takes as many characters of the rest as
  /// fit, and one (the ellipsis) if none does.
  package func lines(of text: String, width: CGFloat?, limit: Int?) -> [Int] {
    let lines = lines(of: text, width: width)
    guard let limit, lines.count > max(limit, 1) else { return lines }
    let kept = lines.prefix(max(limit, 1) - 1)
    let rest = lines[kept.count...]
    let fitting = width.map { characters(in: $0) } ?? .max
    return kept + [max(min(rest.reduce(rest.count - 1, +), fitting), 1)]
  }

  /// How many whole characters fit in a width.
  private func characters(in width: CGFloat) -> Int {
    guard width > 0 else { return 0 }
    let count = (width / characterWidth).rounded(.down)
    // Metrics of zero or less make no number of characters.
    guard count >= 0 else { return 0 }
    return count < CGFloat(Int32.max) ? Int(count) : .max
  }

  private func wrap(_ words: [Int], limit: Int) -> [Int] {
    var lines: [Int] = []
    var line = 0
    for word in words {
      let joined = line == 0 ? word : line + 1 + word
      if line == 0 || joined <= limit {
        line = joined
      } else {
        lines.append(line)
        line = word
      }
      while breaking == .characters, line > max(limit, 1) {
        lines.append(max(limit, 1))
        line -= max(limit, 1)
      }
    }
    lines.append(line)
    return lines
  }
}
