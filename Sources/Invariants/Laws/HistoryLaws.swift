import LayoutSpec

extension Law where Observed == Observation {
  /// What was asked before a placement does not change it.
  public static let historyIndependent = Law(
    "history.independent", .error,
    "what was asked with another cache before a placement does not change it",
    "the placement is pure",
    "Apple: Layout, on caches; LAWS K3, K5, C9", .always, twin: .history,
    judge: { twin, call, observation in
      guard observation.isPure(twin.reference) else { return .notApplicable }
      if call.answer.isIdentical(to: twin.answer) { return .held }
      let subview = call.answer.firstDifference(from: twin.answer) ?? 0
      var actual: Placement?
      if case .placements(let placements) = twin.answer { actual = placements[subview] }
      return .broken(
        Violation(
          message: "placing for \(call.proposal.map(LawText.proposal) ?? "nil") differs after "
            + "another cache was asked something else",
          expected: LawText.placement(call.placements?[subview]),
          actual: LawText.placement(actual),
          blame: "placeSubviews, \(LawText.subview(subview)): state outside the cache"))
    })

  /// There is one zero.
  public static let sizeSignedZero = Law(
    "size.signed-zero", .warning, "−0 and 0 are the same proposal",
    "a proposal with a 0; the answer is pure", "LAWS U11", .always, twin: .signedZero,
    judge: { twin, call, observation in
      guard twin.isTame, call.isTame, observation.isPureSize(twin.reference) else {
        return .notApplicable
      }
      if call.answer.isIdentical(to: twin.answer) { return .held }
      return .broken(
        .size(call, "the layout answers something else if a 0 is −0", LawText.answer(twin.answer)))
    })
}

extension Observation {
  /// Whether a call of `sizeThatFits` and its repetition, if there was one, agree.
  func isPureSize(_ reference: Int) -> Bool {
    var index = reference + 1
    while index < calls.count {
      if calls[index].reference == reference, calls[index].cache == .repeated {
        return calls[index].answer.isIdentical(to: calls[reference].answer)
      }
      index += 1
    }
    return true
  }
}
