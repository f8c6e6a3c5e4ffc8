/// What one run of a generator drew: every choice with its constraint, and the spans around them.
public struct Recording: Hashable, Sendable {
  /// The draws, first one first.
  public let draws: [Draw]
  /// The spans in the order in which they were opened.
  public let spans: [Span]
  /// How many of the offered choices did not fit and were replaced by the simplest.
  public let misfits: Int

  /// The draws' values alone: what it takes to make the same value again.
  public var sequence: ChoiceSequence { ChoiceSequence(choices) }

  var choices: [Choice] {
    var result: [Choice] = []
    result.reserveCapacity(draws.count)
    for draw in draws { result.append(draw.choice) }
    return result
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
