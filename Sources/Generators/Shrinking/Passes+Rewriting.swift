/// A pass that writes the same value in a simpler way.
extension ShrinkSession {
  /// Puts the simpler draws that the generator knows of in the place of those that it made.
  ///
  /// It comes last in a round: while the parts that a value was aimed at still change, the value
  /// should follow them.
  func rewriteSpans() {
    var index = 0
    while index < best.rewritings.count && !isExhausted {
      let rewriting = best.rewritings[index]
      var candidate = Array(choices[..<rewriting.draws.lowerBound])
      candidate += rewriting.choices
      candidate += choices[rewriting.draws.upperBound...]
      if !consider(candidate), !wasJudged {
        considerSimplified(candidate, from: rewriting.draws.lowerBound, rewriting.choices.count)
      }
      index += 1
    }
  }

  /// Considers a rewritten candidate that is not simpler as it is with one of its parts made trivial.
  private func considerSimplified(_ candidate: [Choice], from start: Int, _ count: Int) {
    guard let recording = peek(candidate), recording.misfits == 0 else { return }
    for span in recording.spans
    where span.start > start && span.end <= start + count && span.count > 0 {
      guard let fresh = peek(Array(candidate[..<span.start])),
        let simplest = fresh.spans.first(where: {
          $0.start == span.start && $0.labelID == span.labelID
        })
      else { continue }
      var simplified = Array(candidate[..<span.start])
      for position in simplest.start..<simplest.end {
        simplified.append(fresh.draws[position].choice)
      }
      simplified += candidate[span.end...]
      if consider(simplified) { return }
    }
  }
}
