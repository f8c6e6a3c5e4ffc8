import LayoutSpec

extension Law where Observed == Observation {
  /// Never wider than offered unless one subview alone is.
  public static let flowFitsWidth = Law(
    "flow.fits-width",
    promise: "a flow is never wider than offered, unless one subview alone is; offered no width, "
      + "it asks for as much as it fills",
    precondition: "the width is not infinite; no subview answered NaN, less than 0, or infinity",
    source: "DESIGN §6, profile flow", profile: .flow,
    everyCall: { call, index, observation in
      guard call.cache != .live, call.isTame, !call.subviews.isEmpty else {
        return .notApplicable
      }
      switch call.request {
      case .measure(let proposal):
        guard let width = proposal.width, width.isFinite, let size = call.size else {
          return .notApplicable
        }
        return judge(
          size.width, limit: max(width, call.widestSubview),
          "sizeThatFits answered \(LawText.size(size)) to \(LawText.proposal(proposal))",
          "sizeThatFits")
      case .place(let bounds, let proposal):
        // Bounds that nobody asked for say nothing of the width that was offered.
        guard call.cache == .fresh, proposal.width?.isFinite ?? true,
          let answered = observation.answer(to: proposal, before: index),
          answered == bounds.size
        else { return .notApplicable }
        var right = -CGFloat.infinity
        var last = 0
        for (subview, placement) in (call.placements ?? []).enumerated() {
          guard let placement, placement.frame.maxX - placement.excessWidth > right
          else { continue }
          right = placement.frame.maxX - placement.excessWidth
          last = subview
        }
        guard right > -.infinity else { return .notApplicable }
        // A width that was offered may be too small for a single subview. One that the flow chose
        // for itself may not.
        let limit =
          proposal.width.map { max(bounds.width, $0, call.widestSubview) } ?? bounds.width
        return judge(
          right - bounds.minX, limit: limit,
          "\(LawText.subview(last)) ends \(LawText.number(right - bounds.minX)) from the left edge",
          "placeSubviews, \(LawText.subview(last))")
      default: return .notApplicable
      }

      func judge(
        _ width: CGFloat, limit: CGFloat, _ message: String, _ blame: String
      ) -> Outcome {
        // Adding up widths in another order may cost a few units in the last place.
        if width <= limit + max(limit, 1) * 1e-9 { return .held }
        return .broken(
          Violation(
            message: message, expected: "at most \(LawText.number(limit))",
            actual: LawText.number(width), blame: blame, distance: Double(width - limit)))
      }
    })
}

extension Observation {
  /// The last size that the layout answered to a proposal with a fresh cache, before a call.
  func answer(to proposal: ProposedViewSize, before index: Int) -> CGSize? {
    calls[..<index].last { $0.request == .measure(proposal) && $0.cache == .fresh }?.size
  }
}

extension Placement {
  /// By how much the subview is wider than what it was placed for: that is its own doing.
  fileprivate var excessWidth: CGFloat {
    guard let offered = proposal.width, offered.isFinite else { return 0 }
    return max(size.width - offered, 0)
  }
}

extension ObservedCall {
  /// The largest width that a subview answered during the call.
  var widestSubview: CGFloat {
    events.reduce(0) { widest, event in
      switch event {
      case .measure(_, _, let size): max(widest, size.width)
      case .place(_, let placement, _): max(widest, placement.size.width)
      default: widest
      }
    }
  }
}
