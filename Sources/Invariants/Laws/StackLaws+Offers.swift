import LayoutSpec

extension Law where Observed == Observation {
  private static let terms = LawTerms.profile(.stack)

  /// The minor proposal goes to every subview as it is.
  public static let stackMinorOffer = offers(
    "stack.minor-offer", "across its axis a stack offers each subview what it is offered itself",
    "LAWS S20"
  ) { axis, proposal in (axis.cross, proposal[axis.cross]) }

  /// Without a limit there is nothing to share.
  public static let stackIdealOffer = offers(
    "stack.ideal-offer", "offered no length along its axis, a stack offers none to any subview",
    "LAWS S2"
  ) { axis, proposal in proposal[axis] == nil ? (axis, nil) : nil }

  private static func offers(
    _ id: String, _ promise: String, _ source: String,
    _ wanted: @escaping @Sendable (Axis, ProposedViewSize) -> (axis: Axis, length: CGFloat?)?
  ) -> Law {
    Law(
      id, .error, promise, "in sizeThatFits; the layout names its stack orientation", source,
      terms, each: \.measures,
      judge: { call, _, observation in
        guard let axis = observation.stackAxis, let offered = call.proposal,
          let wanted = wanted(axis, offered)
        else { return .notApplicable }
        var outcome = Outcome.notApplicable
        for (index, event) in call.events.enumerated() where index >= call.eventsOfMakeCache {
          guard case .measure(let subview, let proposal, _) = event else { continue }
          outcome = .held
          if proposal[wanted.axis] == wanted.length { continue }
          return .broken(
            Violation(
              message: "offered \(LawText.proposal(offered)), the stack offers "
                + "\(LawText.subview(subview)) \(LawText.proposal(proposal))",
              expected: "\(wanted.length.map(LawText.number) ?? "nil") on the \(wanted.axis) axis",
              actual: proposal[wanted.axis].map(LawText.number) ?? "nil",
              blame: "sizeThatFits, \(LawText.subview(subview))"))
        }
        return outcome
      })
  }

  /// Rigid subviews leave nothing to negotiate.
  public static let stackRigid = Law(
    "stack.rigid", .error, "a stack of rigid subviews has the same size for every proposal",
    "at least two proposals; all subviews are rigid", "LAWS S6", terms,
    check: { observation in
      var outcome = Outcome.notApplicable
      var first: ObservedCall?
      for index in observation.measures {
        let call = observation.calls[index]
        guard !call.traits.contains(.yielding), call.isTame, let size = call.size else { continue }
        guard let known = first, known.generation == call.generation, let wanted = known.size
        else {
          first = call
          continue
        }
        outcome = .held
        if size == wanted { continue }
        let off = max(abs(size.width - wanted.width), abs(size.height - wanted.height))
        if off <= slack(wanted.width + wanted.height) { continue }
        var violation = Violation.size(
          call, "the stack answers another size than to another proposal",
          LawText.size(wanted), distance: off)
        violation.call = index
        return .broken(violation)
      }
      return outcome
    })

  /// The order of rigid subviews does not change the size.
  public static let stackReversed = reversedSize(
    "stack.reversed", .error, "LAWS S11", terms, onlyRigid: true)

  /// Equal subviews get equal shares.
  public static let stackEqualShares = Law(
    "stack.equal-shares", .error, "subviews that are all flexible get equal shares",
    "bounds of the size that was asked for; all subviews are plain colors; a finite length "
      + "proposed; the layout names its stack orientation", "LAWS S7", terms,
    ownPlacement: { own in
      guard let axis = own.observation.stackAxis, own.proposal[axis] != nil, own.frames.count > 1,
        !own.place.traits.contains(.substituted), own.place.subviews.allSatisfy({ $0 == .color })
      else { return .notApplicable }
      let wanted = own.frames[0].size[axis]
      for subview in own.frames.indices.dropFirst() {
        let length = own.frames[subview].size[axis]
        if abs(length - wanted) <= slack(wanted) { continue }
        return own.broken(
          subview, "\(LawText.subview(subview)) is not as long as subview 1",
          LawText.number(wanted), LawText.number(length), distance: abs(length - wanted))
      }
      return .held
    })

  /// A flexible subview takes what the others leave.
  public static let stackFills = Law(
    "stack.fills", .error,
    "with a subview that is fully flexible, a stack takes all that it is offered along its axis",
    "a finite length proposed; all subviews are rigid or plain colors, and one is a color; the "
      + "layout names its stack orientation", "LAWS S8, S17", terms, each: \.measures,
    judge: { call, _, observation in
      guard let axis = observation.stackAxis, let offered = call.proposal?[axis],
        offered.isFinite, let size = call.size, call.isTame,
        !call.traits.contains(.substituted), call.subviews.contains(.color),
        call.subviews.allSatisfy({ $0 == .color || $0.isRigid })
      else { return .notApplicable }
      let missing = offered - size[axis]
      if missing <= slack(offered) { return .held }
      return .broken(
        .size(
          call, "the stack leaves \(LawText.number(missing)) unused",
          "at least \(LawText.number(offered)) on the \(axis) axis", distance: missing))
    })
}
