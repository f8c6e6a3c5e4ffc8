/// The catalogue: every law there is, in the order in which reports list them.
public enum Laws {
  /// The laws of a layout that an observation can break.
  public static let layout: [Law<Observation>] = [
    .sizeValid, .sizePure, .placementExactlyOnce, .placementOnlyInPlace, .placementFinite,
    .placementPure, .placementTranslation, .proposalValid, .cacheCoherent, .flowFitsWidth,
  ]

  /// The laws of views and modifiers.
  public static let tree: [Law<TreeObservation>] = [.backgroundPreservesSize]

  /// What the catalogue says of every law.
  public static let all: [LawDescription] =
    [RobustnessLaws.noCrash, RobustnessLaws.noHang] + layout.map(\.description)
    + tree.map(\.description)
}
