import Generators
import LayoutSpec

/// Everything that a layout did in one scenario: each call, in order, with what it asked of its
/// subviews and what it answered.
///
/// All laws read the same observation. Beside the calls with one long-lived cache it holds the same
/// calls with a fresh cache each: the reference for purity, coherence and translation.
public struct Observation: Sendable {
  /// What was to happen.
  public let scenario: Scenario

  /// The calls, first one first.
  package internal(set) var calls: [ObservedCall] = []

  /// The same with one thing changed, as far as it was asked for.
  package internal(set) var twins: [ObservedTwin] = []

  /// The indices of the calls of `sizeThatFits` with a fresh cache, repetitions left out.
  var measures: [Int] = []

  /// The indices of the calls of `placeSubviews` with a fresh cache, repetitions left out.
  ///
  /// Each comes right after the call that measured the same proposal.
  var places: [Int] = []

  /// The axis that the layout says that it stacks along, if any.
  let stackAxis: Axis?

  init(scenario: Scenario, stackAxis: Axis?) {
    self.scenario = scenario
    self.stackAxis = stackAxis
  }

  /// The layout value keys that the layout was seen to read, in order of appearance.
  var layoutValueKeys: [String] {
    var keys: [String] = []
    for call in calls {
      for case .value(_, let key) in call.events {
        let name = String(describing: key.type)
        if !keys.contains(name) { keys.append(name) }
      }
    }
    return keys
  }
}

/// One call to a layout, and all that came of it.
package struct ObservedCall: Sendable {
  /// What was asked of the layout.
  package enum Request: Equatable, Sendable {
    case makeCache
    case updateCache
    case measure(ProposedViewSize)
    case place(CGRect, ProposedViewSize)
    case spacing
    case guide(AlignmentKey, name: String, CGRect, ProposedViewSize)
  }

  /// Which cache the layout was given.
  package enum Cache: Sendable {
    /// The one that has lived through all earlier steps.
    case live
    /// One made for this call alone: the reference.
    case fresh
    /// One made for this call alone, in a second run of the same request.
    case repeated
    /// One made for this call alone, with bounds moved by `Observer.shift`.
    case moved
  }

  /// What the layout answered.
  package enum Answer: Sendable {
    case none
    case size(CGSize)
    case placements([Placement?])
    case spacing(ViewSpacing)
    case guide(CGFloat?)
  }

  package var request: Request
  package var cache: Cache
  package var answer: Answer

  /// What happened at the subviews; where the cache was made for this call, its making comes first.
  package var events: [SubviewEvent]

  /// How many of the events belong to the making of the cache.
  package var eventsOfMakeCache: Int

  /// The views that were the subviews then.
  package var subviews: [ViewTree]

  /// How many updates had replaced the subviews by then: equal numbers, equal subviews.
  package var generation: Int

  /// The index of the call with a fresh cache and the same request, `nil` for that one itself.
  package var reference: Int?

  /// Whether every subview behaved: no NaN, nothing negative, infinity only where it was offered.
  ///
  /// What follows from a subview that does not is the subview's doing, not the layout's.
  package var isTame: Bool

  /// What is special about the subviews.
  package var traits: SubviewTraits
}

extension ObservedCall {
  /// The name of the method that was called.
  package var method: String {
    switch request {
    case .makeCache: "makeCache"
    case .updateCache: "updateCache"
    case .measure: "sizeThatFits"
    case .place: "placeSubviews"
    case .spacing: "spacing"
    case .guide: "explicitAlignment"
    }
  }

  /// The method during which an event happened.
  package func method(ofEvent index: Int) -> String {
    index < eventsOfMakeCache ? "makeCache" : method
  }

  package var proposal: ProposedViewSize? {
    switch request {
    case .measure(let proposal), .place(_, let proposal), .guide(_, _, _, let proposal): proposal
    default: nil
    }
  }

  package var bounds: CGRect? {
    switch request {
    case .place(let bounds, _), .guide(_, _, let bounds, _): bounds
    default: nil
    }
  }

  package var size: CGSize? { if case .size(let size) = answer { size } else { nil } }

  package var placements: [Placement?]? {
    if case .placements(let placements) = answer { placements } else { nil }
  }
}

extension [SubviewEvent] {
  /// How often subviews were asked for a size.
  var measurements: Int {
    var count = 0
    for event in self {
      if case .measure = event { count += 1 }
    }
    return count
  }

  /// How often one question was put to one subview, at most.
  var repetitions: Int {
    var counts: [[(proposal: ProposedViewSize, count: Int)]] = []
    var most = 0
    for case .measure(let subview, let proposal, _) in self {
      while counts.count <= subview { counts.append([]) }
      if let known = counts[subview].firstIndex(where: { $0.proposal == proposal }) {
        counts[subview][known].count += 1
        most = Swift.max(most, counts[subview][known].count)
      } else {
        counts[subview].append((proposal, 1))
        most = Swift.max(most, 1)
      }
    }
    return most
  }

  /// Whether no subview answered NaN, a negative size, or infinity without having been offered it.
  var areTame: Bool {
    for event in self {
      switch event {
      case .measure(_, let proposal, let size):
        if !size.isTame(for: proposal) { return false }
      case .place(_, let placement, _):
        if !placement.size.isTame(for: placement.proposal) { return false }
      default: continue
      }
    }
    return true
  }
}

extension CGSize {
  fileprivate func isTame(for proposal: ProposedViewSize) -> Bool {
    isTame(width, proposal.width) && isTame(height, proposal.height)
  }

  private func isTame(_ length: CGFloat, _ proposal: CGFloat?) -> Bool {
    // An offer of NaN or of less than nothing is the layout's doing, and so is what comes back.
    if let proposal, proposal.isNaN || proposal < 0 { return true }
    if length.isNaN || length < 0 { return false }
    return length < .infinity || proposal == .infinity
  }
}
