/// Passes that take a simpler alternative and change something else at the same time.
extension ShrinkSession {
  /// Gives spans that drew the same the same simpler alternative, together.
  ///
  /// Where two lengths have to agree, none of them can change alone. All spans of one label with the
  /// same draws are tried first, then any two of them: the others may have to stay. Seldom of use, so
  /// it comes when the passes of a round have nothing more to offer.
  func minimiseEqualAlternatives() -> Bool {
    guard canPeek else { return false }
    let before = improvements
    var index = 0
    while index < best.spans.count && !isExhausted {
      let group = equalAlternatives(from: index)
      if group.count > 1, !simplify(group), group.count > 2 {
        for other in group.dropFirst().prefix(Self.pairs) {
          if isExhausted || simplify([group[0], other]) { break }
        }
      }
      index += 1
    }
    return improvements != before
  }

  /// With how many later spans one span is tried in pairs.
  private static var pairs: Int { 6 }

  /// Takes a simpler alternative and moves a later number, by as much as named lengths differ.
  ///
  /// What an alternative stands for is not known here. Where a layout's proposal has to follow a
  /// width, and the width goes from 0 to 10, the proposal goes up by that.
  func simplifyAndCompensate() -> Bool {
    guard canPeek else { return false }
    let before = improvements
    var position = 0
    while position < best.draws.count && !isExhausted {
      let draw = best.draws[position]
      let span = innermostSpan(around: position)
      if draw.kind == .index, !draw.isSimplest, draw.integerRange.count <= 32, span >= 0,
        best.spans[span].count == 1
      {
        for value in draw.integerRange where value < draw.integerValue {
          if compensate(.integer(value), at: position) { break }
        }
      }
      position += 1
    }
    return improvements != before
  }

  private func compensate(_ choice: Choice, at position: Int) -> Bool {
    var candidate = choices
    candidate[position] = choice
    guard fits(candidate) else { return false }
    for place in (position + 1)..<max(choices.count, position + 1)
    where best.draws[place].kind == .double && !best.draws[place].isSimplest {
      for step in [10.0, -10, 9, -9, 1, -1] {
        if isExhausted { return false }
        var moved = candidate
        moved[place] = .double(best.draws[place].doubleValue + step)
        if best.draws[place].permits(moved[place]), consider(moved) { return true }
      }
    }
    return false
  }

  /// The spans from an index on that drew the same as that one, if it chose among alternatives first.
  private func equalAlternatives(from index: Int) -> [Span] {
    let span = best.spans[index]
    guard span.count > 0, span.count <= 4, !span.isElement, !span.isDiscarded else { return [] }
    let first = best.draws[span.start]
    guard first.kind == .index, !first.isSimplest, first.integerRange.count <= 32 else { return [] }
    let content = choices[span.start..<span.end]
    var result = [span]
    for other in best.spans[(index + 1)...]
    where other.labelID == span.labelID && other.start >= result[result.count - 1].end
      && !other.isDiscarded && choices[other.start..<other.end] == content
    {
      result.append(other)
    }
    return result
  }

  /// Takes the simplest alternative for all spans of a group with which the fault stays.
  ///
  /// The alternative draws what comes first, and as little as possible.
  private func simplify(_ group: [Span]) -> Bool {
    let current = best.draws[group[0].start].integerValue
    for value in best.draws[group[0].start].integerRange where value < current {
      guard let content = simplestContent(.integer(value), of: group[0]) else { continue }
      var candidate: [Choice] = []
      var end = 0
      for span in group {
        candidate += choices[end..<span.start]
        candidate += content
        end = span.end
      }
      candidate += choices[end...]
      if consider(candidate) { return true }
    }
    return false
  }

  /// What a span draws when its first draw is set and all others are the simplest.
  private func simplestContent(_ first: Choice, of span: Span) -> [Choice]? {
    guard let recording = peek(choices[..<span.start] + [first]),
      let fresh = recording.spans.first(where: {
        $0.start == span.start && $0.labelID == span.labelID && $0.depth == span.depth
      })
    else { return nil }
    return Array(recording.choices[fresh.start..<fresh.end])
  }
}
