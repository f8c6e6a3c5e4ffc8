import LayoutSpec

extension Law where Observed == Observation {
  /// A cache that lived through anything answers as a fresh one does.
  public static let cacheCoherent = Law(
    "cache.coherent",
    promise: "a cache that lived through other questions and subviews answers as a fresh one does",
    precondition: "the answer with a fresh cache is pure",
    source: "Apple: makeCache, updateCache; LAWS K1 to K6",
    everyCall: { call, index, observation in
      guard call.cache == .live, let reference = call.reference,
        observation.isPure(reference)
      else { return .notApplicable }
      let fresh = observation.calls[reference].answer
      if fresh.isIdentical(to: call.answer) { return .held }
      let subview = fresh.firstDifference(from: call.answer)
      let history = observation.calls[..<index].filter { $0.cache == .live }.map(\.method)
      let expected: String
      let actual: String
      if let subview {
        expected = LawText.placement(observation.calls[reference].placements?[subview])
        actual = LawText.placement(call.placements?[subview])
      } else {
        expected = LawText.answer(fresh)
        actual = LawText.answer(call.answer)
      }
      let offer = call.proposal.map { " for \(LawText.proposal($0))" } ?? ""
      let who = subview.map { ", \(LawText.subview($0))" } ?? ""
      return .broken(
        Violation(
          message: "\(call.method)\(offer) answers differently with a cache that "
            + (history == ["makeCache"]
              ? "nobody has measured with" : "lived through \(history.joined(separator: ", "))"),
          expected: "\(expected), as with a fresh cache", actual: actual,
          blame: "\(call.method)\(who)"))
    })
}
