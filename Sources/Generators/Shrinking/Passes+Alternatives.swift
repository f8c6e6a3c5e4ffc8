/// Passes that take another alternative where a generator chose among several.
extension ShrinkSession {
  /// Tries the other alternatives, the simplest first.
  ///
  /// A later alternative is no simpler in itself, but may need fewer draws.
  func minimiseIndex(at position: Int) {
    let draw = best.draws[position]
    if draw.integerRange.count > 32 {
      // So many alternatives are hardly as many shapes: look the index up like a number.
      lowestDistance(from: UInt64(draw.integerValue), .thorough) { index in
        considerValue(.integer(Int(index)), at: position)
      }
      return
    }
    for value in draw.integerRange where value != draw.integerValue {
      if isExhausted || considerAlternative(value, at: position) { return }
    }
  }

  private func considerAlternative(_ value: Int, at position: Int) -> Bool {
    let isSimpler = value < best.draws[position].integerValue
    // What the old alternative drew may do for the new one as it is.
    if isSimpler, considerValue(.integer(value), at: position) { return true }
    for candidate in candidates(value, at: position) where consider(candidate) { return true }
    // The new alternative may need larger numbers in order to have the old one's effect.
    guard isSimpler, let fresh = freshContent(value, at: position) else { return false }
    var end = position + 1
    while end < fresh.choices.count, fresh.recording.draws[end].isNumeric { end += 1 }
    for number in [1, 10, 100] {
      let raised = raising(fresh.choices, (position + 1)..<end, to: number, fresh.recording)
      if consider(raised + fresh.suffix) { return true }
    }
    return false
  }

  /// The last resort: takes an alternative with fewer draws and raises all zeros elsewhere.
  ///
  /// A shorter script or a plainer tree may only show the fault if lengths are not all zero.
  func shortenAndRaise() -> Bool {
    guard canPeek else { return false }
    for position in best.draws.indices where best.draws[position].kind == .index {
      let draw = best.draws[position]
      if draw.integerRange.count > 32 { continue }
      for value in draw.integerRange where value != draw.integerValue {
        for candidate in candidates(value, at: position) {
          if isExhausted { return false }
          guard let recording = peek(candidate), recording.draws.count < best.draws.count else {
            continue
          }
          let realised = recording.choices
          if consider(raising(realised, 0..<realised.count, to: 1, recording)) { return true }
          for other in exchangingAlternatives(in: recording, except: position)
          where consider(other) {
            return true
          }
        }
      }
    }
    return false
  }

  /// The choices with all bare alternatives of one label made the same, once for each that comes next.
  ///
  /// Bare is what needs no more draws, such as a length of 0: where one of them is to be shorter, all
  /// others may have to be like it.
  private func exchangingAlternatives(in recording: Recording, except position: Int) -> [[Choice]] {
    var labels: [UInt64] = []
    for span in recording.spans
    where span.count == 1 && !span.isElement && !labels.contains(span.labelID) {
      labels.append(span.labelID)
    }
    var result: [[Choice]] = []
    for label in labels {
      for value in 1...2 {
        var candidate = recording.choices
        for span in recording.spans
        where span.labelID == label && span.count == 1 && span.start != position {
          let draw = recording.draws[span.start]
          if draw.kind == .index, draw.permits(.integer(value)) {
            candidate[span.start] = .integer(value)
          }
        }
        if candidate != recording.choices, fits(candidate) { result.append(candidate) }
      }
    }
    return result
  }

  /// The choices with the numbers in a range raised that are the simplest.
  private func raising(
    _ choices: [Choice], _ range: Range<Int>, to number: Int, _ recording: Recording
  ) -> [Choice] {
    var raised = choices
    for place in range where recording.draws[place].isNumeric && recording.draws[place].isSimplest {
      let choice: Choice =
        recording.draws[place].kind == .double ? .double(Double(number)) : .integer(number)
      if recording.draws[place].permits(choice) { raised[place] = choice }
    }
    return raised
  }

  // MARK: Candidates

  /// The best with another alternative, and the old one's content left out or made use of.
  private func candidates(_ value: Int, at position: Int) -> [[Choice]] {
    var result = withoutContent(.integer(value), at: position)
    guard let fresh = freshContent(value, at: position) else { return result }
    var kept = fresh.choices
    var place = position + 1
    while place < kept.count, place < best.draws.count {
      let draw = fresh.recording.draws[place]
      guard draw.isNumeric, draw.permits(choices[place]) else { break }
      kept[place] = choices[place]
      place += 1
    }
    result.append(kept + fresh.suffix)
    result.append(fresh.choices + fresh.suffix)
    for filled in fillingParts(of: fresh.span, in: fresh.recording, kept) {
      result.append(filled + fresh.suffix)
    }
    return result
  }

  private struct FreshContent {
    /// The innermost span around the draw of the alternative.
    var span: Int
    var recording: Recording
    /// The choices up to the end of that span.
    var choices: [Choice]
    /// The choices of the best after that span.
    var suffix: ArraySlice<Choice>
  }

  /// Takes an alternative and lets the rest of its span be the simplest.
  private func freshContent(_ value: Int, at position: Int) -> FreshContent? {
    let index = innermostSpan(around: position)
    guard index >= 0 else { return nil }
    let span = best.spans[index]
    let start = choices[..<position] + [.integer(value)]
    guard let recording = peek(Array(start)), index < recording.spans.count else { return nil }
    let fresh = recording.spans[index]
    guard fresh.start == span.start, fresh.labelID == span.labelID else { return nil }
    return FreshContent(
      span: index, recording: recording, choices: Array(recording.choices[..<fresh.end]),
      suffix: choices[span.end...])
  }

  /// Sets a draw and deletes what follows for as long as that fits exactly.
  ///
  /// What a decision let in goes with it, even where no span says how much that is.
  func withoutContent(_ value: Choice, at position: Int) -> [[Choice]] {
    guard canPeek else { return [] }
    var result: [[Choice]] = []
    var candidate = choices
    candidate[position] = value
    for _ in 0..<min(8, choices.count - position - 1) {
      candidate.remove(at: position + 1)
      if fits(candidate) { result.append(candidate) }
    }
    return result
  }

  /// Fills the parts of a new alternative with the old one's parts of the same label.
  ///
  /// So a node of a tree can change its kind and keep its children, and a call its arguments.
  private func fillingParts(
    of index: Int, in recording: Recording, _ content: [Choice]
  ) -> [[Choice]] {
    let places = recording.parts(of: index)
    let parts = best.parts(of: index)
    if places.isEmpty { return [] }
    return parts.indices.map { first in
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
      return candidate + content[end...]
    }
  }
}
