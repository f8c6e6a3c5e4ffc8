import Generators
import LayoutSpec

extension ObserverRun {
  /// Makes the twins of a call of `sizeThatFits`.
  mutating func measureTwins(_ proposal: ProposedViewSize, _ reference: Int) {
    if twins.contains(.signedZero), proposal.width == 0 || proposal.height == 0 {
      let signed = ProposedViewSize(
        width: proposal.width == 0 ? -0.0 : proposal.width,
        height: proposal.height == 0 ? -0.0 : proposal.height)
      measureTwin(.signedZero, signed, subviews, reference)
    }
    if twins.contains(.reproposed), let size = observation.calls[reference].size,
      size.isPlaceable
    {
      // A hair more: sums that are added up in another order must still fit.
      let hair = 1 + 1e-12
      measureTwin(
        .reproposed, ProposedViewSize(width: size.width * hair, height: size.height * hair),
        subviews, reference)
    }
    if !subviews.isEmpty { measureVariants(proposal, reference) }
    // Once is enough for what only depends on the subviews, and it is the dearest.
    guard observation.measures.count == 1, !subviews.isEmpty else { return }
    if twins.contains(.enlarged), subviews.count == 1 { measureEnlarged(reference) }
    if twins.contains(.thinned), subviews.count >= 8 { measureThinned(proposal, reference) }
  }

  private mutating func measureVariants(_ proposal: ProposedViewSize, _ reference: Int) {
    if twins.contains(.reversed), subviews.count > 1 {
      measureTwin(.reversed, proposal, reversed(), reference)
    }
    if twins.contains(.doubled) {
      measureTwin(.doubled, proposal.doubled, doubled(), reference)
    }
    if twins.contains(.mirrored) {
      measureTwin(.mirrored, proposal, mirrored(), reference)
    }
  }

  /// Makes the twins of a call of `placeSubviews`.
  mutating func placeTwins(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ reference: Int
  ) {
    if subviews.isEmpty { return }
    if twins.contains(.history) {
      placeTwin(.history, bounds, proposal, subviews, reference, askOtherCache: true)
    }
    if twins.contains(.reversed), subviews.count > 1 {
      placeTwin(.reversed, bounds, proposal, reversed(), reference)
    }
    if twins.contains(.doubled) {
      let twice = CGRect(
        x: bounds.minX * 2, y: bounds.minY * 2, width: bounds.width * 2,
        height: bounds.height * 2)
      placeTwin(.doubled, twice, proposal.doubled, doubled(), reference)
    }
    if twins.contains(.mirrored) {
      placeTwin(.mirrored, bounds, proposal, mirrored(), reference)
    }
  }

  // MARK: Costly ones

  /// Asks for very different proposals, and once more with larger subviews.
  private mutating func measureEnlarged(_ reference: Int) {
    let large = ProposedViewSize(width: 1_000, height: 1_000)
    for proposal in [.unspecified, .zero, large] as [ProposedViewSize] {
      measureTwin(.enlarged, proposal, subviews, reference)
    }
    let larger = twinSubviews.enlarged ?? subviews.with(subviews.enlargedNodes, log)
    twinSubviews.enlarged = larger
    measureTwin(.enlarged, .unspecified, larger, reference)
  }

  /// Parts of the subviews, never more: what traps must trap in the case itself.
  private mutating func measureThinned(_ proposal: ProposedViewSize, _ reference: Int) {
    let nodes = subviews.nodes
    for count in [nodes.count / 2, nodes.count / 4] {
      measureTwin(.thinned, proposal, subviews.with(Array(nodes[..<count]), log), reference)
    }
  }

  // MARK: Asking and recording

  private mutating func measureTwin(
    _ kind: Twins, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ reference: Int
  ) {
    var cache = layout.makeCache(subviews: subviews)
    let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    record(kind, .measure(proposal), .size(size), reference, subviews.count)
  }

  private mutating func placeTwin(
    _ kind: Twins, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ reference: Int, askOtherCache: Bool = false
  ) {
    var cache = layout.makeCache(subviews: subviews)
    _ = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    if askOtherCache {
      // What another cache was asked must not matter: nothing may be kept outside the cache.
      let other: ProposedViewSize = proposal == .zero ? .unspecified : .zero
      var stranger = layout.makeCache(subviews: subviews)
      _ = layout.sizeThatFits(proposal: other, subviews: subviews, cache: &stranger)
    }
    _ = log.take()
    let answer = Self.place(layout, subviews, &cache, bounds, proposal)
    record(kind, .place(bounds, proposal), answer, reference, subviews.count)
  }

  mutating func record(
    _ kind: Twins, _ request: ObservedCall.Request, _ answer: ObservedCall.Answer,
    _ reference: Int, _ count: Int
  ) {
    let events = log.take()
    observation.twins.append(
      ObservedTwin(
        kind: kind, reference: reference, request: request, answer: answer,
        measurements: events.measurements,
        repetitions: kind == .thinned ? events.repetitions : 0, subviews: count,
        isTame: events.areTame))
  }

  // MARK: Subviews

  private mutating func reversed() -> LayoutSubviews {
    if let known = twinSubviews.reversed { return known }
    let made = subviews.with(subviews.nodes.reversed(), log)
    twinSubviews.reversed = made
    return made
  }

  private mutating func doubled() -> LayoutSubviews {
    if let known = twinSubviews.doubled { return known }
    let made = subviews.with(subviews.doubledNodes, log)
    twinSubviews.doubled = made
    return made
  }

  private mutating func mirrored() -> LayoutSubviews {
    if let known = twinSubviews.mirrored { return known }
    let direction = observation.scenario.direction
    let made = Self.subviews(
      trees, layout, direction == .leftToRight ? .rightToLeft : .leftToRight, log, substitute)
    twinSubviews.mirrored = made
    return made
  }
}

extension ProposedViewSize {
  /// Twice the proposal.
  fileprivate var doubled: ProposedViewSize {
    ProposedViewSize(width: width.map { $0 * 2 }, height: height.map { $0 * 2 })
  }
}
