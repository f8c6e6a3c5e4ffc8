/// What changing a part of a value does, beside the place where the value's description shows the part.
public struct ExplanationNote: Hashable, Sendable {
  /// The part as it is written, and where: offsets of characters in the description.
  public let place: Range<Int>
  /// What is known about the part, such as "any value" or "from 7 on".
  public let text: String

  /// The notes as lines to be shown under a description: each marks its place from below.
  ///
  /// A description of several lines has no below, so there the part is quoted. `offset` is where the
  /// description begins in its line.
  static func lines(
    _ notes: [ExplanationNote], beside line: String, offset: Int
  ) -> [String] {
    let characters = Array(line)
    let isFlat = !line.contains(where: \.isNewline) && characters.count <= Self.widest
    return notes.map { note in
      let place = (note.place.lowerBound + offset)..<(note.place.upperBound + offset)
      if isFlat {
        return String(repeating: " ", count: place.lowerBound)
          + String(repeating: "^", count: max(place.count, 1)) + " " + note.text
      }
      return "  \(String(characters[place])): \(note.text)"
    }
  }

  /// The longest line that people can be expected to see as one.
  private static var widest: Int { 100 }
}

extension Explanation {
  /// Puts the findings into words beside a value's description.
  ///
  /// Where a part is written is found by comparing descriptions: that of the value, and that of one
  /// that differs in the part alone.
  func notes<Value>(
    on recording: Recording, of gen: Gen<Value>, as value: Value
  ) -> [ExplanationNote] {
    let mine = Array(String(describing: value))
    return parts.compactMap { part in
      guard let other = gen.replay(part.sample, limit: part.sample.choices.count),
        let place = mine.wordsChanged(in: Array(String(describing: other.value)))
      else { return nil }
      return ExplanationNote(
        place: place, text: part.finding.text(of: recording.draws[part.draws.lowerBound]))
    }
  }
}

extension Explanation.Finding {
  fileprivate func text(of draw: Draw) -> String {
    switch self {
    case .anyValue: return "any value"
    case .range(let from, let through):
      if from.bits == draw.lowerBits { return "up to \(through.text)" }
      if through.bits == draw.upperBits { return "from \(from.text) on" }
      return from == through ? "not right beside it" : "from \(from.text) to \(through.text)"
    }
  }
}

extension Choice {
  fileprivate var text: String {
    switch self {
    case .integer(let value): "\(value)"
    case .boolean(let value): "\(value)"
    case .double(let value): "\(value)"
    }
  }
}

extension [Character] {
  /// The part of a text that a change has left its mark on, whole words and numbers only; nil if the
  /// change does not show.
  fileprivate func wordsChanged(in other: [Character]) -> Range<Int>? {
    if self == other { return nil }
    let change = TextChange(self, other).mine
    var (start, end) = (change.lowerBound, change.upperBound)
    // A common digit is no common number.
    while start > 0, self[start - 1].belongsToWord { start -= 1 }
    while end < count, end > 0, self[end].belongsToWord { end += 1 }
    return start..<end
  }
}

extension Character {
  fileprivate var belongsToWord: Bool { isLetter || isNumber || "._-".contains(self) }
}
