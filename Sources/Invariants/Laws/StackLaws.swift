import LayoutSpec

extension Law where Observed == Observation {
  private static let terms = LawTerms.profile(.stack)
  private static let axisGiven = "the layout names its stack orientation"

  /// An empty stack takes no space.
  public static let stackEmpty = emptyIsZero("stack.empty", .error, "LAWS S5", terms)

  /// One subview, its size.
  public static let stackSingle = Law(
    "stack.single", .error, "a stack of one subview has its size",
    "one subview, which was asked for the same proposal, or answered one size", "LAWS S4", terms,
    each: \.measures,
    judge: { call, _, _ in
      guard call.subviews.count == 1, call.isTame, let size = call.size else {
        return .notApplicable
      }
      var asked: CGSize?
      var only: CGSize?
      var isSteady = true
      for case .measure(_, let proposal, let answer) in call.events {
        if proposal == call.proposal { asked = answer }
        if let only, only != answer { isSteady = false }
        only = answer
      }
      guard let wanted = asked ?? (isSteady ? only : nil) else { return .notApplicable }
      let off = max(abs(size.width - wanted.width), abs(size.height - wanted.height))
      if size == wanted || off <= slack(wanted.width + wanted.height) { return .held }
      return .broken(
        .size(
          call, "the stack is not as large as its only subview", LawText.size(wanted),
          distance: off))
    })

  /// One after the other.
  public static let stackOrdered = Law(
    "stack.ordered", .error, "each subview begins where the one before it ends, or later",
    "bounds of the size that was asked for; \(axisGiven)", "LAWS S10", terms,
    ownPlacement: { own in
      guard let axis = own.observation.stackAxis, own.frames.count > 1, own.isSteady else {
        return .notApplicable
      }
      for subview in own.frames.indices.dropFirst() {
        let before = own.frames[subview - 1]
        let end = before.origin[axis] + before.size[axis]
        let start = own.frames[subview].origin[axis]
        if start >= end - slack(end) { continue }
        return own.broken(
          subview,
          "\(LawText.subview(subview)) begins before \(LawText.subview(subview - 1)) ends",
          "at least \(LawText.number(end))", LawText.number(start), distance: end - start)
      }
      return .held
    })

  /// The major length is that from the first subview's beginning to the last one's end.
  public static let stackMajorSum = Law(
    "stack.major-sum", .error, "a stack reaches from its first subview to its last",
    "bounds of the size that was asked for; every subview answered one size; \(axisGiven)",
    "LAWS S1, S13", terms,
    ownPlacement: { own in
      guard let axis = own.observation.stackAxis, !own.frames.isEmpty, own.isSteady
      else { return .notApplicable }
      let start = own.bounds.origin[axis]
      let end = start + own.bounds.size[axis]
      var low = CGFloat.infinity
      var high = -CGFloat.infinity
      for frame in own.frames {
        low = min(low, frame.origin[axis])
        high = max(high, frame.origin[axis] + frame.size[axis])
      }
      let off = max(abs(low - start), abs(high - end))
      if off <= slack(abs(start) + abs(end)) { return .held }
      return .broken(
        Violation.size(
          own.measure, "the stack has slack before its first or after its last subview",
          "\(LawText.number(high - low)) on the \(axis) axis", distance: off))
    })

  /// The minor length is that of the largest subview.
  public static let stackMinorMax = Law(
    "stack.minor-max", .error, "across its axis a stack is as large as its largest subview",
    "bounds of the size that was asked for; every subview answered one size; no explicit guides "
      + "and no text; \(axisGiven)", "LAWS S3, A8", terms,
    ownPlacement: { own in
      guard let axis = own.observation.stackAxis?.cross, !own.frames.isEmpty, own.isSteady,
        !own.place.traits.contains(.guides), !own.place.traits.contains(.text)
      else { return .notApplicable }
      var largest: CGFloat = 0
      for frame in own.frames { largest = max(largest, frame.size[axis]) }
      let off = abs(own.bounds.size[axis] - largest)
      if off <= slack(largest) { return .held }
      return .broken(
        Violation.size(
          own.measure, "the stack is not as large as its largest subview on the \(axis) axis",
          LawText.number(largest), distance: off))
    })

  /// The gaps are all the same.
  public static let stackEqualGaps = Law(
    "stack.equal-gaps", .error, "all gaps between subviews are the same",
    "at least three subviews, each of which answered one size; the layout reads no spacing "
      + "preference, priority or layout value; \(axisGiven)", "LAWS S10, Sp8", terms,
    ownPlacement: { own in
      guard let axis = own.observation.stackAxis, own.frames.count > 2, own.isSteady,
        !own.readsSpacing
      else { return .notApplicable }
      var first: CGFloat?
      for subview in own.frames.indices.dropFirst() {
        let before = own.frames[subview - 1]
        let end = before.origin[axis] + before.size[axis]
        let gap = own.frames[subview].origin[axis] - end
        guard let wanted = first else {
          first = gap
          continue
        }
        if abs(gap - wanted) <= slack(abs(end) + abs(wanted)) { continue }
        return own.broken(
          subview, "the gap before \(LawText.subview(subview)) differs from the first one",
          LawText.number(wanted), LawText.number(gap), distance: abs(gap - wanted))
      }
      return .held
    })
}

extension OwnPlacement {
  /// Whether the layout read a spacing preference or a layout value.
  fileprivate var readsSpacing: Bool {
    for event in measure.events + place.events {
      switch event {
      case .spacing, .value: return true
      default: continue
      }
    }
    return false
  }
}
