/// What one run of a generator drew: every choice with its constraint, and the spans around them.
public struct Recording: Hashable, Sendable {
  /// The draws, first one first.
  public let draws: [Draw]
  /// The spans in the order in which they were opened.
  public let spans: [Span]
  /// How many of the offered choices did not fit and were replaced by the simplest.
  public let misfits: Int
  /// Draws that would have made the same value as others, where the generator knew of any.
  public let rewritings: [Rewriting]

  /// The draws' values alone: what it takes to make the same value again.
  public var sequence: ChoiceSequence { ChoiceSequence(choices) }

  var choices: [Choice] {
    var result: [Choice] = []
    result.reserveCapacity(draws.count)
    for draw in draws { result.append(draw.choice) }
    return result
  }

  /// Whether this is what a sequence stands for: all its choices were taken, and no others.
  ///
  /// A sequence of another generator, or of another version of this one, is replayed to a case as near
  /// to it as may be, which people should be told.
  public func realises(_ sequence: ChoiceSequence) -> Bool {
    misfits == 0 && draws.count == sequence.choices.count
  }

  /// The sequence without what filters rejected, which has no influence on the value.
  var accepted: ChoiceSequence {
    guard spans.contains(where: { $0.isDiscarded && $0.count > 0 }) else { return sequence }
    var result: [Choice] = []
    var end = 0
    for span in spans where span.isDiscarded && span.start >= end {
      result += draws[end..<span.start].map(\.choice)
      end = span.end
    }
    result += draws[end...].map(\.choice)
    return ChoiceSequence(result)
  }

  /// Whether this recording comes before another in shortlex order.
  ///
  /// Fewer draws come first; among equally many, the first draw that differs in simplicity decides.
  public func isSimpler(than other: Recording) -> Bool {
    if draws.count != other.draws.count { return draws.count < other.draws.count }
    var index = 0
    while index < draws.count {
      let mine = draws[index]
      let theirs = other.draws[index]
      if mine.bits != theirs.bits || mine.kind != theirs.kind
        || mine.simplestBits != theirs.simplestBits
      {
        let left = mine.simplicity
        let right = theirs.simplicity
        if left != right { return left < right }
        if mine.kind != theirs.kind { return mine.kind.rawValue < theirs.kind.rawValue }
      }
      index += 1
    }
    return false
  }
}

/// Draws that would have made the same value as some that were made.
public struct Rewriting: Hashable, Sendable {
  /// The draws that were made.
  public let draws: Range<Int>
  /// The choices that could stand in their place.
  public let choices: [Choice]
}

extension Recording {
  /// The parts of a span: the outermost spans in it, looking into arrays for their elements' parts.
  func parts(of index: Int) -> [Span] {
    let whole = spans[index]
    var result: [Span] = []
    var end = whole.start
    for (offset, span) in spans[(index + 1)...].enumerated() {
      if span.depth <= whole.depth { break }
      // Arrays and their elements are not parts, but what is in them is.
      let next = index + 2 + offset
      let isArray = next < spans.count && spans[next].isElement && spans[next].depth > span.depth
      if span.isElement || isArray || span.start < end || span.count == 0 { continue }
      result.append(span)
      end = span.end
    }
    return result
  }
}

extension Recording: CustomStringConvertible {
  /// The draws with their constraints in brackets, for debugging.
  public var description: String { "\(draws)" }
}
