import LayoutSpec

/// The profile `overlay`; the family is called layers, because overlay is a modifier too.
extension Law where Observed == Observation {
  private static let terms = LawTerms.profile(.overlay)

  /// Nothing over nothing takes no space.
  public static let layersEmpty = emptyIsZero("layers.empty", .error, "LAWS U13", terms)

  /// Every layer is offered the whole proposal.
  public static let layersOffer = Law(
    "layers.offer", .error, "each subview is offered what the layout is offered",
    "in sizeThatFits", "LAWS Z1", terms, each: \.measures,
    judge: { call, _, _ in
      var outcome = Outcome.notApplicable
      for (index, event) in call.events.enumerated() where index >= call.eventsOfMakeCache {
        guard case .measure(let subview, let proposal, _) = event, let offered = call.proposal
        else { continue }
        outcome = .held
        if proposal == offered { continue }
        return .broken(
          Violation(
            message: "\(LawText.subview(subview)) was offered something else than the layout",
            expected: LawText.proposal(offered), actual: LawText.proposal(proposal),
            blame: "sizeThatFits, \(LawText.subview(subview))"))
      }
      return outcome
    })

  /// The size is that of the largest layer on each axis.
  public static let layersSizeMax = Law(
    "layers.size-max", .error, "the size is the largest width and the largest height of all",
    "equal priorities; no explicit guides and no text; every subview was asked", "LAWS Z2", terms,
    each: \.measures,
    judge: { call, _, _ in
      guard call.isTame, !call.subviews.isEmpty,
        call.traits.isDisjoint(with: [
          .guides, .text, .priorities,
        ]), let size = call.size
      else { return .notApplicable }
      var largest = CGSize.zero
      var asked = Array(repeating: false, count: call.subviews.count)
      for case .measure(let subview, let proposal, let answer) in call.events
      where proposal == call.proposal {
        asked[subview] = true
        largest.width = max(largest.width, answer.width)
        largest.height = max(largest.height, answer.height)
      }
      guard !asked.contains(false) else { return .notApplicable }
      if size == largest { return .held }
      let off = max(abs(size.width - largest.width), abs(size.height - largest.height))
      if off <= slack(largest.width + largest.height) { return .held }
      return .broken(
        .size(
          call, "the layout is not as large as its largest subviews", LawText.size(largest),
          distance: off))
    })

  /// The order decides who is in front, and nothing else.
  public static let layersReversed = reversedSize(
    "layers.reversed", .error, "LAWS Z3", terms)

  /// Every layer is placed for the size of the whole.
  public static let layersPlaceOffer = Law(
    "layers.place-offer", .error, "each subview is placed for the size of the bounds",
    "bounds of the size that was asked for", "LAWS Z1", terms,
    ownPlacement: { own in
      let wanted = ProposedViewSize(own.bounds.size)
      for subview in own.placements.indices where own.placements[subview].proposal != wanted {
        return own.broken(
          subview, "\(LawText.subview(subview)) is placed for another size than the bounds",
          LawText.proposal(wanted), LawText.proposal(own.placements[subview].proposal))
      }
      return own.frames.isEmpty ? .notApplicable : .held
    })

  /// All layers share one point.
  public static let layersCommonPoint = Law(
    "layers.common-point", .error,
    "one point of every subview lies on one point of the layout, at the same share of its size",
    "at least two subviews, all rigid; no explicit guides", "LAWS A7, Z2", terms,
    ownPlacement: { own in
      guard own.frames.count > 1, !own.place.traits.contains(.yielding) else {
        return .notApplicable
      }
      for axis in Axis.allCases {
        if let outcome = own.misalignment(axis) { return outcome }
      }
      return .held
    })
}

extension OwnPlacement {
  /// The subview whose position does not follow from its length, as that of all others does.
  fileprivate func misalignment(_ axis: Axis) -> Outcome? {
    var small = 0
    var large = 0
    for subview in frames.indices {
      if frames[subview].size[axis] < frames[small].size[axis] { small = subview }
      if frames[subview].size[axis] > frames[large].size[axis] { large = subview }
    }
    let start = frames[large].origin[axis]
    let difference = frames[large].size[axis] - frames[small].size[axis]
    // The share of its length by which a subview lies before the common point. Lengths that hardly
    // differ say nothing of it.
    let isTelling = difference > 1e-3
    let share = isTelling ? (frames[small].origin[axis] - start) / difference : 0
    let tolerance =
      slack(abs(start) + frames[large].size[axis]) * 1e3 + (isTelling ? 0 : difference)
    for subview in frames.indices {
      let wanted = start + share * (frames[large].size[axis] - frames[subview].size[axis])
      let off = abs(frames[subview].origin[axis] - wanted)
      let isInside = share >= -1e-6 && share <= 1 + 1e-6
      if isInside, off <= tolerance { continue }
      return broken(
        isInside ? subview : small,
        "\(LawText.subview(isInside ? subview : small)) is not aligned with the others",
        "\(LawText.number(wanted)) on the \(axis) axis, as the others have it",
        LawText.number(frames[isInside ? subview : small].origin[axis]), distance: off)
    }
    return nil
  }
}
