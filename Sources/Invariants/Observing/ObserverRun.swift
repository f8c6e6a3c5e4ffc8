import Generators
import LayoutSpec

/// One scenario being run on one layout.
struct ObserverRun<L: Layout> {
  let layout: L
  let log: SubviewLog
  var observation: Observation
  var trees: [ViewTree]
  var generation = 0
  var subviews: LayoutSubviews
  var live: L.Cache

  let twins: Twins
  let substitute: ((Int, LayoutNode) -> LayoutNode)?
  var traits: SubviewTraits
  var twinSubviews = TwinSubviews()

  init(
    layout: L, scenario: Scenario, twins: Twins, log: SubviewLog,
    substitute: ((Int, LayoutNode) -> LayoutNode)?
  ) {
    self.layout = layout
    self.twins = twins
    self.log = log
    self.substitute = substitute
    observation = Observation(scenario: scenario, stackAxis: layout.stackOrientation)
    trees = scenario.subviews
    subviews = Self.subviews(trees, layout, scenario.direction, log, substitute)
    traits = SubviewTraits(trees, subviews, areSubstituted: substitute != nil)
    live = layout.makeCache(subviews: subviews)
    record(.makeCache, .live, .none)
  }

  static func subviews(
    _ trees: [ViewTree], _ layout: L, _ direction: Scenario.Direction, _ log: SubviewLog,
    _ substitute: ((Int, LayoutNode) -> LayoutNode)?
  ) -> LayoutSubviews {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction.layoutDirection
    let inputs = _NodeInputs(environment: environment, stackAxis: layout.stackOrientation)
    var nodes: [LayoutNode] = []
    for tree in trees { nodes += tree.view.nodes(inputs).nodes }
    if let substitute { nodes = nodes.enumerated().map(substitute) }
    let pass = LayoutPass(count: nodes.count)
    pass.log = log
    return LayoutSubviews(
      nodes: nodes, pass: pass, layoutDirection: direction.layoutDirection)
  }

  mutating func all() {
    for step in observation.scenario.script {
      switch step {
      case .measure(let proposal): measure(proposal.proposedViewSize)
      case .place(let proposal, let origin, let size):
        place(proposal.proposedViewSize, origin, size)
      case .update(let others): update(others)
      case .spacing:
        ask(.spacing) { layout, subviews, cache in
          .spacing(layout.spacing(subviews: subviews, cache: &cache))
        }
      case .horizontalGuide(let guide, let proposal):
        let key = guide.alignment
        askGuide(key.key, guide.rawValue, proposal.proposedViewSize) {
          $0.explicitAlignment(
            of: key, in: $1, proposal: $2, subviews: $3, cache: &$4)
        }
      case .verticalGuide(let guide, let proposal):
        let key = guide.alignment
        askGuide(key.key, guide.rawValue, proposal.proposedViewSize) {
          $0.explicitAlignment(
            of: key, in: $1, proposal: $2, subviews: $3, cache: &$4)
        }
      }
    }
  }

  // MARK: Steps

  mutating func update(_ others: [ViewTree]) {
    trees = others
    generation += 1
    subviews = Self.subviews(
      others, layout, observation.scenario.direction, log, substitute)
    traits = SubviewTraits(others, subviews, areSubstituted: substitute != nil)
    twinSubviews = TwinSubviews()
    layout.updateCache(&live, subviews: subviews)
    record(.updateCache, .live, .none)
  }

  @discardableResult
  mutating func measure(_ proposal: ProposedViewSize) -> CGSize {
    let answer = ask(.measure(proposal)) { layout, subviews, cache in
      .size(layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache))
    }
    if !twins.isEmpty { measureTwins(proposal, observation.calls.count - 3) }
    if case .size(let size) = answer { return size }
    return .zero
  }

  /// A container is never placed with an infinite proposal or in bounds that are not finite
  /// (LAWS C16), so such steps end after measuring.
  ///
  /// The reference is the shortest legal history: a fresh cache that has measured the proposal.
  /// The live cache is not asked to measure first: it may have seen anything, or nothing.
  mutating func place(_ proposal: ProposedViewSize, _ origin: CGPoint, _ size: CGSize?) {
    var cache = measureFresh(proposal, .fresh, reference: nil)
    let reference = observation.calls.count - 1
    let size = size ?? observation.calls[reference].size ?? .zero
    // The twins come last: what a layout keeps outside its cache must not mix them up.
    defer { if !twins.isEmpty { measureTwins(proposal, reference) } }
    guard proposal.width != .infinity, proposal.height != .infinity, size.isPlaceable
    else { return }
    let bounds = CGRect(origin: origin, size: size)
    let first = observation.calls.count
    placeAndRecord(bounds, proposal, .fresh, &cache, reference: nil)
    cache = measureFresh(proposal, .repeated, reference: reference)
    placeAndRecord(bounds, proposal, .repeated, &cache, reference: first)
    var lived = live
    placeAndRecord(bounds, proposal, .live, &lived, reference: first)
    live = lived
    cache = measureFresh(proposal, .repeated, reference: reference)
    let moved = bounds.offsetBy(dx: Observer.shift.x, dy: Observer.shift.y)
    placeAndRecord(moved, proposal, .moved, &cache, reference: first)
    if !twins.isEmpty { placeTwins(bounds, proposal, first) }
  }

  /// Measures with a cache made for it, and returns the cache.
  mutating func measureFresh(
    _ proposal: ProposedViewSize, _ kind: ObservedCall.Cache, reference: Int?
  ) -> L.Cache {
    var cache = layout.makeCache(subviews: subviews)
    let made = log.count
    let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    record(.measure(proposal), kind, .size(size), made: made, reference: reference)
    return cache
  }

  mutating func placeAndRecord(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ kind: ObservedCall.Cache,
    _ cache: inout L.Cache, reference: Int?
  ) {
    let answer = Self.place(layout, subviews, &cache, bounds, proposal)
    record(.place(bounds, proposal), kind, answer, reference: reference)
  }

  static func place(
    _ layout: L, _ subviews: LayoutSubviews, _ cache: inout L.Cache, _ bounds: CGRect,
    _ proposal: ProposedViewSize
  ) -> ObservedCall.Answer {
    .placements(
      subviews.pass.collectPlacements(in: bounds, proposal: proposal) {
        layout.placeSubviews(
          in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      })
  }

  /// Guides are asked for with the container at the origin (LAWS P10).
  mutating func askGuide(
    _ key: AlignmentKey, _ name: String, _ proposal: ProposedViewSize,
    _ explicit: (L, CGRect, ProposedViewSize, LayoutSubviews, inout L.Cache) -> CGFloat?
  ) {
    let size = measure(proposal)
    guard size.isPlaceable else { return }
    let bounds = CGRect(origin: .zero, size: size)
    let reference = observation.calls.count
    ask(.guide(key, name: name, bounds, proposal)) { layout, subviews, cache in
      .guide(explicit(layout, bounds, proposal, subviews, &cache))
    }
    guard twins.contains(.movedGuide) else { return }
    let moved = bounds.offsetBy(dx: Observer.shift.x, dy: Observer.shift.y)
    var cache = layout.makeCache(subviews: subviews)
    let answer = explicit(layout, moved, proposal, subviews, &cache)
    record(
      .movedGuide, .guide(key, name: name, moved, proposal), .guide(answer), reference,
      subviews.count)
  }

  // MARK: Asking and recording

  /// Asks with the live cache and twice with a fresh one; returns the fresh answer.
  @discardableResult
  mutating func ask(
    _ request: ObservedCall.Request,
    _ call: (L, LayoutSubviews, inout L.Cache) -> ObservedCall.Answer
  ) -> ObservedCall.Answer {
    var cache = layout.makeCache(subviews: subviews)
    var made = log.count
    let reference = observation.calls.count
    let answer = call(layout, subviews, &cache)
    record(request, .fresh, answer, made: made)

    // Right after the first time, so that state that comes and goes with every call shows.
    var other = layout.makeCache(subviews: subviews)
    made = log.count
    let again = call(layout, subviews, &other)
    record(request, .repeated, again, made: made, reference: reference)

    let lived = call(layout, subviews, &live)
    record(request, .live, lived, reference: reference)
    return answer
  }

  mutating func record(
    _ request: ObservedCall.Request, _ cache: ObservedCall.Cache,
    _ answer: ObservedCall.Answer, made: Int = 0, reference: Int? = nil
  ) {
    let events = log.take()
    if cache == .fresh {
      if case .size = answer { observation.measures.append(observation.calls.count) }
      if case .placements = answer { observation.places.append(observation.calls.count) }
    }
    observation.calls.append(
      ObservedCall(
        request: request, cache: cache, answer: answer, events: events,
        eventsOfMakeCache: made, subviews: trees,
        generation: generation, reference: reference,
        isTame: events.areTame, traits: traits))
  }
}

extension CGSize {
  /// Whether a container of this size can be placed: finite and not negative.
  var isPlaceable: Bool {
    width.isFinite && height.isFinite && width >= 0 && height >= 0
  }
}
