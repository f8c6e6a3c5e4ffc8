import LayoutSpec

extension Law where Observed == Observation {
  /// No subview is offered more than so many different proposals in one call.
  ///
  /// The catalogue's own declaration allows ``defaultProbes``, as much as a stack needs.
  public static func costProbes(limit: Int = defaultProbes) -> Law {
    Law(
      "cost.probes", .warning,
      "no subview is offered more different proposals in one call than the author claims",
      "a call with a fresh cache, the making of the cache included", "LAWS N1",
      .claim(.probes),
      each: { $0.measures + $0.places },
      judge: { call, _, _ in
        var offered = Array(repeating: [ProposedViewSize](), count: call.subviews.count)
        for case .measure(let subview, let proposal, _) in call.events
        where !offered[subview].contains(proposal) {
          offered[subview].append(proposal)
        }
        if offered.isEmpty { return .notApplicable }
        guard let subview = offered.firstIndex(where: { $0.count > limit }) else { return .held }
        return .broken(
          Violation(
            message: "\(call.method) made \(offered[subview].count) different proposals to "
              + LawText.subview(subview),
            expected: "at most \(limit)",
            actual: offered[subview].map(LawText.proposal).joined(separator: ", "),
            blame: "\(call.method), \(LawText.subview(subview))"))
      })
  }

  /// How many proposals the declaration in the catalogue allows.
  public static var defaultProbes: Int { 4 }

  /// A cache that is kept saves questions, or costs none.
  public static let costCache = Law(
    "cost.cache", .warning,
    "measuring with a cache that was kept asks no more questions than with a fresh one", "",
    "LAWS K8", .claim(.probes), each: { $0.calls.indices.filter { _ in true } },
    judge: { call, _, observation in
      guard call.cache == .live, call.size != nil, let reference = call.reference else {
        return .notApplicable
      }
      let fresh = observation.calls[reference].events.measurements
      let kept = call.events.measurements
      if kept <= fresh { return fresh > 0 ? .held : .notApplicable }
      return .broken(
        .size(
          call, "the cache that was kept made for \(kept) questions, a fresh one for \(fresh)",
          "at most \(fresh) questions"))
    })
}
