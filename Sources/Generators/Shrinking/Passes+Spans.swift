/// Passes that act on whole spans.
extension ShrinkSession {
  /// Deletes what filters drew and rejected, all at once or else one by one.
  func deleteDiscarded() {
    let discarded = best.spans.filter { $0.isDiscarded && $0.count > 0 }
    if discarded.isEmpty { return }
    var candidate = choices
    var end = Int.max
    for span in discarded.reversed() where span.end <= end {
      candidate.removeSubrange(span.start..<span.end)
      end = span.start
    }
    if consider(candidate) { return }
    var index = best.spans.count - 1
    while index >= 0 {
      if index < best.spans.count, best.spans[index].isDiscarded, best.spans[index].count > 0 {
        _ = consider(deleting(best.spans[index].start..<best.spans[index].end))
      }
      index -= 1
    }
  }

  /// Sets all numbers to their simplest at once and keeps the shape.
  func simplifyAllNumbers() {
    if round > 0 { return }
    var candidate = choices
    for (index, draw) in best.draws.enumerated() where draw.isNumeric {
      candidate[index] = draw.simplest
    }
    _ = consider(candidate)
  }

  /// Sets all draws of a span to their simplest, outer spans first.
  func trivialiseSpans() {
    var index = 0
    while index < best.spans.count && !isExhausted {
      trivialise(index)
      index += 1
    }
  }

  private func trivialise(_ index: Int) {
    let span = best.spans[index]
    // The question that lets an element in stays answered with yes.
    let start = span.isElement && isQuestion(span.start) ? span.start + 1 : span.start
    guard start < span.end else { return }
    var isTrivial = true
    var candidate = choices
    for position in start..<span.end where !best.draws[position].isSimplest {
      candidate[position] = best.draws[position].simplest
      isTrivial = false
    }
    if isTrivial { return }
    considerAligned(candidate, changing: index)
  }

  /// Considers a candidate that may change how much a span draws.
  ///
  /// If the span comes out with another length, what follows is moved so that it still meets the draws
  /// that it was made for.
  @discardableResult
  func considerAligned(_ candidate: [Choice], changing index: Int) -> Bool {
    let span = best.spans[index]
    let suffix = choices[span.end...]
    if canPeek {
      guard let recording = peek(candidate) else { return consider(candidate) }
      if let aligned = realigned(recording, span, index, suffix), consider(aligned) { return true }
      return consider(candidate)
    }
    if consider(candidate) { return true }
    guard let recording = lastRecording,
      let aligned = realigned(recording, span, index, suffix)
    else { return false }
    return consider(aligned)
  }

  private func realigned(
    _ recording: Recording, _ span: Span, _ index: Int, _ suffix: ArraySlice<Choice>
  ) -> [Choice]? {
    guard index < recording.spans.count else { return nil }
    let realised = recording.spans[index]
    guard realised.start == span.start, realised.labelID == span.labelID,
      realised.count != span.count
    else { return nil }
    var result: [Choice] = []
    result.reserveCapacity(realised.end + suffix.count)
    for draw in recording.draws[..<realised.end] { result.append(draw.choice) }
    result += suffix
    return result
  }

  /// Puts a part in place of the whole: a span is replaced by a descendant with the same label.
  func replaceByDescendant() {
    var index = 0
    while index < best.spans.count && !isExhausted {
      if !replaceByDescendant(index) { index += 1 }
    }
  }

  private func replaceByDescendant(_ index: Int) -> Bool {
    let span = best.spans[index]
    var other = index + 1
    while other < best.spans.count, best.spans[other].start < span.end {
      let part = best.spans[other]
      if part.labelID == span.labelID, part.depth > span.depth, part.count < span.count,
        part.count > 0
      {
        var candidate = Array(choices[..<span.start])
        candidate += choices[part.start..<part.end]
        candidate += choices[span.end...]
        if consider(candidate) { return true }
        if considerFolding(span, into: part, candidate) { return true }
      }
      other += 1
    }
    return false
  }

  /// Adds the numbers that go with the whole to the only number of the part that stays.
  ///
  /// Once and twice, because what surrounds a part, such as padding, often counts on both sides.
  private func considerFolding(_ span: Span, into part: Span, _ candidate: [Choice]) -> Bool {
    var number = -1
    for position in part.start..<part.end where best.draws[position].isNumeric {
      if number >= 0 { return false }
      number = position
    }
    guard number >= 0 else { return false }
    let kept = best.draws[number]
    var lost = 0.0
    for position in span.start..<span.end {
      let draw = best.draws[position]
      if position >= part.start && position < part.end || draw.kind != kept.kind { continue }
      lost += draw.kind == .double ? draw.doubleValue : Double(draw.integerValue)
    }
    guard lost != 0, lost.magnitude < 0x1p50 else { return false }
    for factor in [1.0, 2.0] {
      var folded = candidate
      switch kept.choice {
      case .double(let value):
        folded[span.start + number - part.start] = .double(value + factor * lost)
      case .integer(let value):
        guard value.magnitude < 1 << 50 else { return false }
        folded[span.start + number - part.start] = .integer(value + Int(factor * lost))
      case .boolean: return false
      }
      if kept.permits(folded[span.start + number - part.start]), consider(folded) { return true }
    }
    return false
  }

  /// Sorts siblings of one label, simplest first: all at once, else by swapping neighbours.
  func reorderSiblings() {
    var parent = -1
    while parent < best.spans.count && !isExhausted {
      var first = parent + 1
      var seen: [UInt64] = []
      while first < best.spans.count, isInside(first, parent) {
        let span = best.spans[first]
        if span.parent == parent, span.count > 0, !seen.contains(span.labelID) {
          seen.append(span.labelID)
          reorder(childrenOf: parent, label: span.labelID)
        }
        first += 1
      }
      parent += 1
    }
  }

  private func isInside(_ index: Int, _ parent: Int) -> Bool {
    parent < 0 || best.spans[index].depth > best.spans[parent].depth
  }

  private func reorder(childrenOf parent: Int, label: UInt64) {
    var children = self.children(of: parent, label: label)
    if children.count < 2 { return }
    var isSorted = true
    for index in 1..<children.count where isBetterSwapped(children[index - 1], children[index]) {
      isSorted = false
    }
    if isSorted { return }
    // A stable sort by hand: few elements, and equal ones must keep their order.
    var sorted = children
    for index in 1..<sorted.count {
      var place = index
      while place > 0, isBetterSwapped(sorted[place - 1], sorted[place]) {
        sorted.swapAt(place, place - 1)
        place -= 1
      }
    }
    if consider(replacing(children, by: sorted)) { return }
    var index = 1
    while index < children.count && !isExhausted {
      if isBetterSwapped(children[index - 1], children[index]) {
        let pair = [children[index - 1], children[index]]
        if consider(replacing(pair, by: [pair[1], pair[0]])) {
          children = self.children(of: parent, label: label)
          index = max(index - 2, 0)
        }
      }
      index += 1
    }
  }

  /// The choices with each of some disjoint, ascending spans replaced by the content of another.
  private func replacing(_ places: [Span], by contents: [Span]) -> [Choice] {
    var result: [Choice] = []
    result.reserveCapacity(choices.count)
    var position = 0
    for index in places.indices {
      result += choices[position..<places[index].start]
      result += choices[contents[index].start..<contents[index].end]
      position = places[index].end
    }
    result += choices[position...]
    return result
  }

  /// Whether the right span followed by the left one is simpler than the other way round.
  func isBetterSwapped(_ left: Span, _ right: Span) -> Bool {
    let total = left.count + right.count
    for offset in 0..<total {
      let now =
        offset < left.count ? left.start + offset : right.start + offset - left.count
      let then =
        offset < right.count ? right.start + offset : left.start + offset - right.count
      let current = best.draws[now].simplicity
      let swapped = best.draws[then].simplicity
      if current != swapped { return swapped < current }
    }
    return false
  }

  // MARK: Looking at the best recording

  /// The spans with the label whose parent is the given one.
  func children(of parent: Int, label: UInt64) -> [Span] {
    var result: [Span] = []
    var index = parent + 1
    while index < best.spans.count, isInside(index, parent) {
      if best.spans[index].parent == parent, best.spans[index].labelID == label {
        result.append(best.spans[index])
      }
      index += 1
    }
    return result
  }

  /// The elements of the array whose span is given; empty if it is not an array's.
  func elements(of parent: Int) -> [Span] {
    guard parent + 1 < best.spans.count, best.spans[parent + 1].isElement,
      best.spans[parent + 1].parent == parent
    else { return [] }
    return children(of: parent, label: best.spans[parent + 1].labelID)
  }

  /// Whether a draw asks if an array goes on.
  func isQuestion(_ position: Int) -> Bool {
    position < best.draws.count && best.draws[position].kind == .boolean
  }

  func deleting(_ range: Range<Int>) -> [Choice] {
    var candidate = choices
    candidate.removeSubrange(range)
    return candidate
  }
}
