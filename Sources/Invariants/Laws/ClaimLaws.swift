import LayoutSpec

extension Law where Observed == Observation {
  // MARK: symmetric

  /// The order of the subviews does not change the size.
  public static let symmetricSize = reversedSize(
    "symmetric.size", .warning, "LAWS C13", .claim(.symmetric))

  /// The order of the subviews does not change where each one goes.
  public static let symmetricPlacement = Law(
    "symmetric.placement", .warning,
    "with the subviews in reverse order, each subview goes where it went before",
    "at least two subviews; the placement is pure", "LAWS C13", .claim(.symmetric),
    twin: .reversed,
    judge: { twin, call, observation in
      guard let first = call.placements, case .placements(let second) = twin.answer,
        call.isTame, twin.isTame, observation.isPure(twin.reference)
      else { return .notApplicable }
      let mirrored = ObservedCall.Answer.placements(second.reversed())
      guard let subview = call.answer.firstDifference(from: mirrored) else { return .held }
      return .broken(
        Violation(
          message: "\(LawText.subview(subview)) goes elsewhere if the order is reversed",
          expected: LawText.placement(first[subview]),
          actual: LawText.placement(second[second.count - 1 - subview]),
          blame: "placeSubviews, \(LawText.subview(subview))"))
    })

  static func reversedSize(
    _ id: String, _ severity: Severity, _ source: String, _ terms: LawTerms,
    onlyRigid: Bool = false
  ) -> Law {
    Law(
      id, severity, "reversing the order of the subviews does not change the size",
      onlyRigid
        ? "at least two subviews, all of them rigid; the answer is pure"
        : "at least two subviews; the answer is pure", source, terms, twin: .reversed,
      judge: { twin, call, observation in
        guard let size = call.size, case .size(let other) = twin.answer, call.isTame, twin.isTame,
          size.width.isFinite, size.height.isFinite,
          !onlyRigid || !call.traits.contains(.yielding), observation.isPureSize(twin.reference)
        else { return .notApplicable }
        let off = max(abs(size.width - other.width), abs(size.height - other.height))
        if off <= slack(size.width + size.height) { return .held }
        return .broken(
          .size(
            call, "the size depends on the order of the subviews", LawText.size(other),
            distance: off))
      })
  }

  // MARK: scale-free

  /// Twice everything, twice the size.
  public static let scaleFreeSize = Law(
    "scale-free.size", .warning, "twice the subviews and the proposal, twice the size",
    "the answer is pure and finite; equal priorities, no layout values", "LAWS U12",
    .claim(.scaleFree), twin: .doubled,
    judge: { twin, call, observation in
      guard call.traits.isDisjoint(with: [.priorities, .values]), let size = call.size,
        case .size(let other) = twin.answer, call.isTame, twin.isTame,
        size.width.isFinite, size.height.isFinite, observation.isPureSize(twin.reference)
      else { return .notApplicable }
      let off = max(abs(size.width * 2 - other.width), abs(size.height * 2 - other.height))
      if off <= slack(size.width + size.height) { return .held }
      return .broken(
        .size(
          call,
          "the size is not doubled with everything else: doubled, it is "
            + LawText.size(other), "half of that", distance: off))
    })

  /// Twice everything, twice the coordinates.
  public static let scaleFreePlacement = Law(
    "scale-free.placement", .warning,
    "twice the subviews, the proposal and the bounds, twice the coordinates",
    "the placement is pure and finite; equal priorities, no layout values", "LAWS U12",
    .claim(.scaleFree), twin: .doubled,
    judge: { twin, call, observation in
      guard call.traits.isDisjoint(with: [.priorities, .values]), let first = call.placements,
        case .placements(let second) = twin.answer,
        call.isTame, twin.isTame, observation.isPure(twin.reference)
      else { return .notApplicable }
      var outcome = Outcome.notApplicable
      for subview in first.indices {
        guard let one = first[subview]?.frame, let two = second[subview]?.frame,
          one.minX.isFinite, one.minY.isFinite
        else { continue }
        outcome = .held
        let off = max(abs(one.minX * 2 - two.minX), abs(one.minY * 2 - two.minY))
        if off <= slack(abs(one.minX) + abs(one.minY) + one.width + one.height) { continue }
        return .broken(
          Violation(
            message: "\(LawText.subview(subview)) does not move to twice its coordinates if "
              + "everything is doubled",
            expected: LawText.point(CGPoint(x: one.minX * 2, y: one.minY * 2)),
            actual: LawText.point(two.origin),
            blame: "placeSubviews, \(LawText.subview(subview))", distance: Double(off)))
      }
      return outcome
    })

  // MARK: reads-direction

  /// The size is the same in both directions.
  public static let directionSize = Law(
    "direction.size", .warning, "the size is the same in both layout directions",
    "there are subviews; the answer is pure", "LAWS P9", .claim(.readsDirection), twin: .mirrored,
    judge: { twin, call, observation in
      guard call.size != nil, call.isTame, twin.isTame, observation.isPureSize(twin.reference)
      else { return .notApplicable }
      if call.answer.isIdentical(to: twin.answer) { return .held }
      return .broken(
        .size(
          call, "the size depends on the layout direction", LawText.answer(twin.answer)))
    })

  /// Right to left is the mirror of left to right.
  ///
  /// The engine mirrors by itself, so the layout must place the same in both directions; one that
  /// mirrors too is mirrored twice.
  public static let directionMirrors = Law(
    "direction.mirrors", .warning,
    "right to left is the mirror of left to right: SwiftUI mirrors, so the layout itself places "
      + "the same in both directions",
    "there are subviews; the placement is pure", "LAWS P8, P9", .claim(.readsDirection),
    twin: .mirrored,
    judge: { twin, call, observation in
      guard let first = call.placements, case .placements(let second) = twin.answer,
        call.isTame, twin.isTame, observation.isPure(twin.reference)
      else { return .notApplicable }
      guard let subview = call.answer.firstDifference(from: twin.answer) else { return .held }
      return .broken(
        Violation(
          message: "\(LawText.subview(subview)) is mirrored twice, or not as the others are",
          expected: LawText.placement(first[subview]),
          actual: "in the other direction \(LawText.placement(second[subview]))",
          blame: "placeSubviews, \(LawText.subview(subview))"))
    })
}
