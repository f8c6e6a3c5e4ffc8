/// Passes that take another alternative where a generator chose among several.
extension ShrinkSession {
  /// Tries the other alternatives, the simplest first.
  ///
  /// A later alternative is no simpler in itself, but may need fewer draws.
  func minimiseIndex(at position: Int) {
    let draw = best.draws[position]
    for value in draw.integerRange where value != draw.integerValue {
      if isExhausted || considerAlternative(value, at: position) { return }
    }
  }

  private func considerAlternative(_ value: Int, at position: Int) -> Bool {
    let isSimpler = value < best.draws[position].integerValue
    // What the old alternative drew may do for the new one as it is.
    if isSimpler, considerValue(.integer(value), at: position) { return true }
    let index = innermostSpan(around: position)
    guard index >= 0 else { return false }
    let span = best.spans[index]
    let start = choices[..<position] + [.integer(value)]
    guard let recording = peek(Array(start)), index < recording.spans.count else { return false }
    let fresh = recording.spans[index]
    guard fresh.start == span.start, fresh.labelID == span.labelID else { return false }
    let suffix = choices[span.end...]
    let numbers = leadingNumbers(after: position, in: recording, until: fresh.end)
    let content = Array(recording.choices[..<fresh.end])
    var kept = content
    for place in numbers where recording.draws[place].permits(choices[place]) {
      kept[place] = choices[place]
    }
    if consider(kept + suffix) || consider(content + suffix) { return true }
    if considerParts(of: index, in: recording, kept, suffix) { return true }
    if !isSimpler { return false }
    // The new alternative may need larger numbers in order to have the old one's effect.
    for number in [1, 10, 100] {
      var raised = content
      for place in numbers {
        let choice: Choice =
          recording.draws[place].kind == .double ? .double(Double(number)) : .integer(number)
        if recording.draws[place].permits(choice) { raised[place] = choice }
      }
      if consider(raised + suffix) { return true }
    }
    return false
  }

  /// The places after a draw at which the old and the new alternative both draw a number.
  private func leadingNumbers(
    after position: Int, in recording: Recording, until end: Int
  ) -> Range<Int> {
    var place = position + 1
    while place < end, place < best.draws.count, recording.draws[place].isNumeric,
      recording.draws[place].kind == best.draws[place].kind
    {
      place += 1
    }
    return (position + 1)..<place
  }

  /// Fills the parts of a new alternative with the old one's parts of the same label.
  ///
  /// So a node of a tree can change its kind and keep its children, and a call its arguments.
  private func considerParts(
    of index: Int, in recording: Recording, _ content: [Choice], _ suffix: ArraySlice<Choice>
  ) -> Bool {
    let places = recording.parts(of: index)
    let parts = best.parts(of: index)
    if places.isEmpty || parts.isEmpty { return false }
    for first in parts.indices {
      var candidate: [Choice] = []
      var end = 0
      var next = first
      for place in places {
        while next < parts.count, parts[next].labelID != place.labelID { next += 1 }
        if next == parts.count { break }
        candidate += content[end..<place.start]
        candidate += choices[parts[next].start..<parts[next].end]
        end = place.end
        next += 1
      }
      candidate += content[end...]
      if consider(candidate + suffix) { return true }
    }
    return false
  }
}
