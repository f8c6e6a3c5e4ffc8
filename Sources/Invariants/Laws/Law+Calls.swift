import LayoutSpec

extension Law where Observed == Observation {
  /// Declares a law about single calls of one kind: broken by the first that breaks it, held if any
  /// was checked.
  ///
  /// `calls` picks the list of calls; most are far shorter than all calls, and laws run for every
  /// case.
  init(
    _ id: String, _ severity: Severity, _ promise: String, _ precondition: String,
    _ source: String, _ terms: LawTerms, each calls: @escaping @Sendable (Observation) -> [Int],
    judge: @escaping @Sendable (ObservedCall, _ index: Int, Observation) -> Outcome
  ) {
    self.init(id, severity, promise, precondition, source, terms) { observation in
      var outcome = Outcome.notApplicable
      for index in calls(observation) {
        switch judge(observation.calls[index], index, observation) {
        case .notApplicable: continue
        case .held: outcome = .held
        case .broken(var violation):
          violation.call = index
          return .broken(violation)
        }
      }
      return outcome
    }
  }

  /// Declares a law that compares twins of a kind with the calls beside which they were made.
  init(
    _ id: String, _ severity: Severity, _ promise: String, _ precondition: String,
    _ source: String, _ terms: LawTerms, twin kind: Twins,
    judge: @escaping @Sendable (ObservedTwin, ObservedCall, Observation) -> Outcome
  ) {
    self.init(id, severity, promise, precondition, source, terms, needs: kind) { observation in
      var outcome = Outcome.notApplicable
      for twin in observation.twins where twin.kind == kind {
        switch judge(twin, observation.calls[twin.reference], observation) {
        case .notApplicable: continue
        case .held: outcome = .held
        case .broken(var violation):
          violation.call = twin.reference
          return .broken(violation)
        }
      }
      return outcome
    }
  }

  /// Declares a law about placements in bounds of just the size that the layout asked for.
  init(
    _ id: String, _ severity: Severity, _ promise: String, _ precondition: String,
    _ source: String, _ terms: LawTerms,
    ownPlacement judge: @escaping @Sendable (OwnPlacement) -> Outcome
  ) {
    self.init(id, severity, promise, precondition, source, terms, each: \.places) {
      _, index, observation in
      guard let placement = OwnPlacement(observation, index) else { return .notApplicable }
      return judge(placement)
    }
  }
}

/// A placement in bounds of the size that the layout itself asked for, together with the call in
/// which it did; every subview placed, and nobody misbehaving.
struct OwnPlacement {
  let observation: Observation
  let measure: ObservedCall
  let place: ObservedCall
  let bounds: CGRect
  let proposal: ProposedViewSize
  let placements: [Placement]
  let frames: [CGRect]

  init?(_ observation: Observation, _ index: Int) {
    let place = observation.calls[index]
    let measure = observation.calls[index - 1]
    guard case .place(let bounds, let proposal) = place.request, measure.size == bounds.size,
      place.isTame, measure.isTame, let answers = place.placements
    else { return nil }
    var placements: [Placement] = []
    var frames: [CGRect] = []
    for case .some(let placement) in answers {
      let frame = placement.frame
      guard frame.minX.isFinite, frame.minY.isFinite, frame.width.isFinite, frame.height.isFinite
      else { return nil }
      placements.append(placement)
      frames.append(frame)
    }
    guard frames.count == answers.count else { return nil }
    self.observation = observation
    self.measure = measure
    self.place = place
    self.bounds = bounds
    self.proposal = proposal
    self.placements = placements
    self.frames = frames
  }

  /// Whether every subview answered one size, in measuring and in placing.
  var isSteady: Bool { isSteady(measure.events) && isSteady(place.events) }

  private func isSteady(_ events: [SubviewEvent]) -> Bool {
    for case .measure(let subview, _, let size) in events where size != frames[subview].size {
      return false
    }
    return true
  }

  /// Whether the size was chosen after asking every subview for its own.
  var isInformed: Bool {
    var asked = Array(repeating: false, count: frames.count)
    for case .measure(let subview, _, _) in measure.events { asked[subview] = true }
    return !asked.contains(false)
  }

  /// Whether the layout read something of its subviews that may change distances between them.
  var readsPreferences: Bool {
    for event in measure.events + place.events {
      switch event {
      case .spacing, .value, .priority: return true
      default: continue
      }
    }
    return false
  }

  /// The frame of a subview without what it is larger than it was offered: that is its own doing.
  func fairFrame(_ subview: Int) -> CGRect {
    let offer = placements[subview].proposal
    var frame = frames[subview]
    if let width = offer.width, width.isFinite, width < frame.width { frame.size.width = width }
    if let height = offer.height, height.isFinite, height < frame.height {
      frame.size.height = height
    }
    return frame
  }

  /// A fault of one subview's placement.
  func broken(
    _ subview: Int, _ message: String, _ expected: String, _ actual: String,
    distance: CGFloat? = nil
  ) -> Outcome {
    .broken(
      Violation(
        message: "offered \(LawText.proposal(proposal)), \(message)", expected: expected,
        actual: actual, blame: "placeSubviews, \(LawText.subview(subview))",
        distance: distance.map { Double($0) }))
  }
}

/// How much sums of lengths may differ for having been added up in another order.
func slack(_ scale: CGFloat) -> CGFloat { max(abs(scale), 1) * 1e-9 }

extension Violation {
  /// A wrong answer of `sizeThatFits`.
  static func size(
    _ call: ObservedCall, _ message: String, _ expected: String, distance: CGFloat? = nil
  ) -> Violation {
    Violation(
      message: "offered \(call.proposal.map(LawText.proposal) ?? "nothing"), \(message)",
      expected: expected, actual: LawText.answer(call.answer), blame: "sizeThatFits",
      distance: distance.map { Double($0) })
  }
}
