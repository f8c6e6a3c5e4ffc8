/// The catalogue: every law there is, in the order in which reports list them.
public enum Laws {
  /// The laws of a layout that an observation can break.
  public static let layout: [Law<Observation>] = everyLayout + claims + profiles

  /// The laws that hold for every layout, claimed or not.
  static let everyLayout: [Law<Observation>] = [
    .sizeValid, .sizePure, .placementExactlyOnce, .placementOnlyInPlace, .placementFinite,
    .placementPure, .placementTranslation, .proposalValid, .cacheCoherent, .historyIndependent,
    .spacingPure, .alignmentPure, .alignmentFinite, .alignmentTranslation,
    .placementContained, .sizeResponds, .sizeSignedZero, .costLinear,
  ]

  /// The laws that a claim turns on.
  static let claims: [Law<Observation>] = [
    .sizeTight, .sizeEmpty, .sizeStable, .symmetricSize, .symmetricPlacement, .scaleFreeSize,
    .scaleFreePlacement, .directionSize, .directionMirrors, .costProbes(), .costCache,
  ]

  /// The laws of the profiles.
  static let profiles: [Law<Observation>] = [
    .flowFitsWidth, .flowFitsHeight, .flowNoOverlap, .flowOrder, .flowGreedy, .flowEmpty,
    .stackEmpty, .stackSingle, .stackOrdered, .stackMajorSum, .stackMinorMax, .stackEqualGaps,
    .stackMinorOffer, .stackIdealOffer, .stackRigid, .stackReversed, .stackEqualShares,
    .stackFills,
    .gridEmpty, .gridNoOverlap, .gridOrder, .gridColumns, .gridRows, .gridFullRows,
    .gridContained,
    .layersEmpty, .layersOffer, .layersSizeMax, .layersReversed, .layersPlaceOffer,
    .layersCommonPoint,
  ]

  /// The laws of views and modifiers.
  public static let tree: [Law<TreeObservation>] = views.map(\.law)

  /// What the catalogue says of every law.
  public static let all: [LawDescription] =
    [RobustnessLaws.noCrash, RobustnessLaws.noHang] + layout.map(\.description)
    + tree.map(\.description)
}
