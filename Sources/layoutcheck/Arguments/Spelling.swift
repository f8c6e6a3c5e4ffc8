/// Guesses what a misspelt word was meant to be.
enum Spelling {
  /// The candidate closest to the word, if one is close enough to be worth proposing.
  static func guess(_ word: String, among candidates: [String]) -> String? {
    let allowed = max(1, word.count / 3)
    let ranked = candidates.enumerated().map { index, candidate in
      (distance: distance(word.lowercased(), candidate.lowercased()), index: index)
    }
    guard let best = ranked.min(by: { ($0.distance, $0.index) < ($1.distance, $1.index) }),
      best.distance <= allowed
    else { return candidates.first { !word.isEmpty && word.count > 2 && $0.hasPrefix(word) } }
    return candidates[best.index]
  }

  /// A remark to append to a message: ` (did you mean ‘--cases’?)`, or nothing.
  static func hint(_ word: String, among candidates: [String]) -> String {
    guess(word, among: candidates).map { " (did you mean ‘\($0)’?)" } ?? ""
  }

  /// The number of insertions, deletions, replacements and swaps of neighbours between two words.
  static func distance(_ first: String, _ second: String) -> Int {
    let (a, b) = (Array(first), Array(second))
    var beforePrevious: [Int] = []
    var previous = Array(0...b.count)
    for (row, letter) in a.enumerated() {
      var current = [row + 1]
      for (column, other) in b.enumerated() {
        var cost = min(
          previous[column] + (letter == other ? 0 : 1), previous[column + 1] + 1,
          current[column] + 1)
        if row > 0, column > 0, letter == b[column - 1], a[row - 1] == other {
          cost = min(cost, beforePrevious[column - 1] + 1)
        }
        current.append(cost)
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[b.count]
  }
}
