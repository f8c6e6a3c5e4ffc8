import LayoutSpec

extension Law where Observed == Observation {
  /// Subviews are never offered NaN or a negative size.
  public static let proposalValid = Law(
    "proposal.valid",
    promise: "subviews are never offered NaN or a negative length",
    precondition: "no subview answered NaN, less than 0, or infinity unasked",
    source: "LAWS C17; SWIFTUI-RULES §2 (children never see negative proposals)",
    everyCall: { call, _, _ in
      guard call.isTame else { return .notApplicable }
      var outcome = Outcome.notApplicable
      for (index, event) in call.events.enumerated() {
        let offered: (Int, ProposedViewSize)
        switch event {
        case .measure(let subview, let proposal, _): offered = (subview, proposal)
        case .place(let subview, let placement, _): offered = (subview, placement.proposal)
        default: continue
        }
        outcome = .held
        let (subview, proposal) = offered
        // NaN is not at least 0 either.
        if proposal.width ?? 0 >= 0, proposal.height ?? 0 >= 0 { continue }
        let method = call.method(ofEvent: index)
        return .broken(
          Violation(
            message: "\(method) offered \(LawText.proposal(proposal)) to "
              + LawText.subview(subview),
            expected: "nil, or 0 or more, on both axes", actual: LawText.proposal(proposal),
            blame: "\(method), \(LawText.subview(subview))"))
      }
      return outcome
    })
}
