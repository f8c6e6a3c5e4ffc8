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
      _ = consider(candidate)
      index += 1
    }
  }
}
