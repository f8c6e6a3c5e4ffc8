import LayoutSpec

extension Law where Observed == Observation {
  /// No NaN, no negative; infinite only when a proposal or a subview was infinite.
  public static let sizeValid = Law(
    "size.valid",
    promise: "sizes are never NaN or negative, and infinite only where infinity was proposed",
    precondition: "no subview answered NaN, less than 0, or infinity unasked",
    source: "LAWS U1, U2, U3, U10",
    everyCall: { call, _, _ in
      guard case .measure(let proposal) = call.request, call.cache != .live, call.isTame,
        let size = call.size
      else { return .notApplicable }
      func broken(_ message: String, _ expected: String) -> Outcome {
        .broken(
          Violation(
            message: "sizeThatFits answered \(message) to \(LawText.proposal(proposal))",
            expected: expected, actual: LawText.size(size), blame: "sizeThatFits"))
      }
      if size.width.isNaN || size.height.isNaN { return broken("NaN", "numbers") }
      if size.width < 0 || size.height < 0 {
        return broken("a negative size", "0 or more on both axes")
      }
      // Subviews that answer infinity unasked are excluded above. One that was offered infinity by
      // the layout itself is no excuse: the layout asked for it (LAWS U2, U3).
      let wasProposed = proposal.width == .infinity || proposal.height == .infinity
      if !wasProposed, size.width == .infinity || size.height == .infinity {
        return broken("infinity", "a finite size: the proposal is not infinite")
      }
      return .held
    })

  /// Same proposal, same subviews, same answer.
  public static let sizePure = Law(
    "size.pure",
    promise: "the same proposal and subviews give the same size, in any order of questions",
    source: "Apple: sizeThatFits(proposal:subviews:cache:); LAWS U4, C1, C9"
  ) { observation in
    var outcome = Outcome.notApplicable
    let calls = observation.calls
    for index in calls.indices where calls[index].cache != .live {
      guard case .measure(let proposal) = calls[index].request, let size = calls[index].size,
        let first = observation.firstFresh(like: index)
      else { continue }
      if calls[first].answer.isIdentical(to: calls[index].answer) {
        outcome = .held
        continue
      }
      return .broken(
        Violation(
          message: "sizeThatFits gave two answers to \(LawText.proposal(proposal)), "
            + "each time with a fresh cache",
          expected: LawText.answer(calls[first].answer), actual: LawText.size(size),
          blame: "sizeThatFits", call: index))
    }
    return outcome
  }
}

extension Observation {
  /// The first call with a fresh cache that asked the same subviews for the same as a later one.
  fileprivate func firstFresh(like index: Int) -> Int? {
    // Written out, because it runs for every call of every case, in debug builds too.
    var earlier = 0
    while earlier < index {
      if calls[earlier].generation == calls[index].generation, calls[earlier].cache != .live,
        calls[earlier].request == calls[index].request
      {
        return earlier
      }
      earlier += 1
    }
    return nil
  }
}
