/// What is drawn in place of what a filter has rejected, where nothing is offered and nothing is random.
///
/// The simplest values once more would be rejected once more, and a sequence that is too short would die
/// for a formal reason. So the first draws of the second attempt are a little less simple than the
/// simplest, those of the third a little less than that, and one more draw is changed every time.
extension ChoiceSource {
  /// Runs a body until it makes a value, at most so many times, each in a span with the label.
  ///
  /// Throws ``Discard`` when no attempt has made one.
  @inlinable func attempt<Value>(
    _ attempts: Int, _ label: SpanLabel, _ body: () throws -> Value?
  ) throws -> Value {
    for attempt in 0..<attempts {
      if let value = try attemptOnce(attempt, label, body) { return value }
      if isOverrun || !retriesFilters { break }
    }
    throw Discard()
  }

  @inlinable func attemptOnce<Value>(
    _ attempt: Int, _ label: SpanLabel, _ body: () throws -> Value?
  ) rethrows -> Value? {
    let outer = beginAttempt(attempt)
    open(label)
    var isAccepted = false
    defer {
      close(discarding: !isAccepted)
      endAttempt(outer)
    }
    let value = try body()
    isAccepted = value != nil
    if !isAccepted { countRejection() }
    return value
  }

  /// Begins an attempt of a filter, 0 for the first; the result is for ``endAttempt(_:)``.
  @usableFromInline func beginAttempt(_ attempt: Int) -> (retry: Int, end: Int) {
    let outer = (tape.pointee.retry, tape.pointee.retryEnd)
    if attempt > 0 {
      tape.pointee.retry = attempt
      tape.pointee.retryEnd = tape.pointee.drawCount + attempt
    }
    return outer
  }

  /// Ends an attempt of a filter: what comes after it is as it was before.
  @usableFromInline func endAttempt(_ outer: (retry: Int, end: Int)) {
    (tape.pointee.retry, tape.pointee.retryEnd) = outer
  }

  /// The number that is so many places after the simplest: one above, one below, two above, …
  func retriedInteger(from lower: Int, through upper: Int, towards simplest: Int) -> Int {
    let retry = tape.pointee.retry
    let distance = (retry + 1) / 2
    var preferred = retry & 1 == 1 ? distance : -distance
    if simplest == lower { preferred = retry }
    if simplest == upper { preferred = -retry }
    // Near a bound there are fewer numbers on one side.
    for offset in [preferred, retry, -retry] {
      let (value, overflows) = simplest.addingReportingOverflow(offset)
      if !overflows, value >= lower, value <= upper { return value }
    }
    return simplest
  }
}
