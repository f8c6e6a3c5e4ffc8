import Invariants
import LayoutSpec

extension WitnessTests {
  private static let row = HStackLayout(spacing: 8)
  private static let layers = ZStackLayout()

  private static func spoiled<L: Layout>(_ layout: L, _ mutation: Mutation) -> any Layout {
    Mutant(layout, mutation)
  }

  static let witnesses: [Witness] = everyLayout + claims + flow + stack + grid + overlay

  private static let everyLayout = [
    Witness(law: "placement.exactly-once", subviews: 1, layout: SkipsLast()),
    Witness(law: "placement.exactly-once", subviews: 3, layout: PlacesThirdTwice()),
    Witness(law: "placement.only-in-place", subviews: 1, layout: PlacesWhileMeasuring()),
    Witness(law: "placement.finite", subviews: 1, layout: DividesByGaps()),
    Witness(law: "placement.pure", subviews: 1, layout: Wanders()),
    Witness(law: "placement.translation", subviews: 1, layout: IgnoresOrigin()),
    Witness(law: "size.valid", subviews: 0, layout: NegativeWhenEmpty()),
    Witness(law: "size.valid", subviews: 0, layout: MeanOfNothing()),
    Witness(law: "size.valid", subviews: 0, layout: InfiniteIdeal()),
    Witness(law: "size.pure", subviews: 0, layout: Grows()),
    Witness(law: "proposal.valid", subviews: 1, layout: OffersLessThanNothing()),
    Witness(law: "cache.coherent", subviews: 1, layout: ReadsLastMeasurement()),
    Witness(law: "cache.coherent", subviews: 1, layout: NeverUpdates()),
    Witness(law: "history.independent", subviews: 1, layout: spoiled(row, .placeFromHistory)),
    Witness(law: "spacing.pure", subviews: 1, layout: spoiled(row, .moodySpacing)),
    Witness(law: "alignment.pure", subviews: 0, layout: spoiled(row, .moodyGuide)),
    Witness(law: "alignment.finite", subviews: 0, layout: spoiled(row, .nanGuide)),
    Witness(law: "alignment.translation", subviews: 0, layout: spoiled(row, .guideForgetsBounds)),
    Witness(law: "placement.contained", subviews: 1, layout: spoiled(row, .throwOut)),
    Witness(law: "size.responds", subviews: 1, layout: spoiled(row, .ignoreEverything)),
    Witness(law: "size.signed-zero", subviews: 0, layout: spoiled(row, .signOfZero)),
    Witness(law: "cost.linear", subviews: 8, layout: spoiled(row, .askInPairs)),
  ]

  private static let claims = [
    Witness(
      law: "size.tight", subviews: 1, layout: spoiled(row, .slackAtEnd), claims: [.hugsContent]),
    Witness(
      law: "size.empty", subviews: 0, layout: spoiled(row, .notEmpty), claims: [.hugsContent]),
    Witness(
      law: "size.stable", subviews: 1, layout: spoiled(row, .shrinkWhenReproposed),
      claims: [.hugsContent]),
    Witness(
      law: "symmetric.size", subviews: 2, layout: spoiled(layers, .favourFirst),
      claims: [.symmetric]),
    Witness(
      law: "symmetric.placement", subviews: 2, layout: spoiled(layers, .tilt),
      claims: [.symmetric]),
    Witness(
      law: "scale-free.size", subviews: 1, layout: spoiled(layers, .addAPoint),
      claims: [.scaleFree]),
    Witness(
      law: "scale-free.placement", subviews: 1, layout: spoiled(layers, .shiftByAHair),
      claims: [.scaleFree]),
    Witness(
      law: "direction.size", subviews: 1, layout: spoiled(row, .dependOnDirection),
      claims: [.readsDirection]),
    Witness(
      law: "direction.mirrors", subviews: 1, layout: spoiled(row, .mirrorItself),
      claims: [.readsDirection]),
    Witness(
      law: "cost.probes", subviews: 2, layout: spoiled(row, .askOnceMore), claims: [.probes(3)]),
    Witness(
      law: "cost.cache", subviews: 1, layout: spoiled(row, .askMoreWithKeptCache),
      claims: [.probes(3)]),
  ]

  private static let flow = [
    Witness(
      law: "flow.fits-width", subviews: 2, layout: SketchFlow(forgottenGap: 1), profile: .flow),
    Witness(
      law: "flow.fits-width", subviews: 3, layout: SketchFlow(forgottenGap: 2), profile: .flow),
    Witness(
      law: "flow.fits-height", subviews: 1, layout: spoiled(SketchFlow(), .halveHeight),
      profile: .flow),
    Witness(
      law: "flow.no-overlap", subviews: 2, layout: spoiled(SketchFlow(), .collapse),
      profile: .flow, also: ["flow.order"]),
    Witness(
      law: "flow.order", subviews: 2, layout: spoiled(SketchFlow(), .mirrorAlways),
      profile: .flow),
    Witness(law: "flow.greedy", subviews: 2, layout: SketchFlow(longest: 1), profile: .flow),
    Witness(law: "flow.greedy", subviews: 3, layout: SketchFlow(longest: 2), profile: .flow),
    Witness(
      law: "flow.empty", subviews: 0, layout: spoiled(SketchFlow(), .notEmpty), profile: .flow),
  ]

  private static let stack = [
    Witness(law: "stack.empty", subviews: 0, layout: spoiled(row, .notEmpty), profile: .stack),
    Witness(
      law: "stack.single", subviews: 1, layout: spoiled(row, .addAPoint), profile: .stack,
      also: ["stack.major-sum"]),
    Witness(
      law: "stack.ordered", subviews: 2, layout: spoiled(row, .mirrorAlways), profile: .stack,
      also: ["stack.equal-gaps"]),
    Witness(
      law: "stack.major-sum", subviews: 1, layout: spoiled(row, .slackAtEnd), profile: .stack,
      also: ["stack.single", "stack.empty"]),
    Witness(
      law: "stack.minor-max", subviews: 1, layout: spoiled(row, .slackAcross), profile: .stack,
      also: ["stack.single", "stack.empty"]),
    Witness(
      law: "stack.equal-gaps", subviews: 3, layout: spoiled(row, .squeezeGap), profile: .stack),
    Witness(
      law: "stack.minor-offer", subviews: 1, layout: spoiled(row, .offerLessAcross),
      profile: .stack),
    Witness(
      law: "stack.ideal-offer", subviews: 1, layout: spoiled(row, .offerZeroIdeal),
      profile: .stack, also: ["stack.minor-offer"]),
    Witness(
      law: "stack.rigid", subviews: 1, layout: spoiled(row, .takeLess), profile: .stack,
      also: ["stack.single", "stack.major-sum", "stack.fills"]),
    Witness(
      law: "stack.reversed", subviews: 2, layout: spoiled(row, .favourFirst), profile: .stack,
      also: ["stack.major-sum", "stack.minor-offer"]),
    Witness(
      law: "stack.equal-shares", subviews: 2, layout: FirstTakesAll(), profile: .stack, cases: 3_000
    ),
    Witness(law: "stack.fills", subviews: 2, layout: SplitsEvenly(), profile: .stack),
  ]

  private static let grid = [
    Witness(
      law: "grid.empty", subviews: 0, layout: spoiled(SketchGrid(columns: 2), .notEmpty),
      profile: .grid),
    Witness(
      law: "grid.no-overlap", subviews: 2, layout: spoiled(SketchGrid(columns: 2), .collapse),
      profile: .grid, also: ["grid.order"]),
    Witness(
      law: "grid.order", subviews: 2, layout: spoiled(SketchGrid(columns: 2), .mirrorAlways),
      profile: .grid),
    Witness(
      law: "grid.columns", subviews: 2, layout: SketchGrid(columns: 1, fault: .bricks),
      profile: .grid),
    Witness(
      law: "grid.rows", subviews: 2, layout: spoiled(SketchGrid(columns: 2), .tilt),
      profile: .grid, also: ["grid.contained", "grid.full-rows"]),
    Witness(
      law: "grid.full-rows", subviews: 3, layout: SketchGrid(columns: 2, fault: .shortFirst),
      profile: .grid),
    Witness(
      law: "grid.contained", subviews: 1, layout: spoiled(SketchGrid(columns: 2), .throwOut),
      profile: .grid),
  ]

  private static let overlay = [
    Witness(
      law: "layers.empty", subviews: 0, layout: spoiled(layers, .notEmpty), profile: .overlay),
    Witness(
      law: "layers.offer", subviews: 1, layout: spoiled(layers, .offerLessAcross),
      profile: .overlay),
    Witness(
      law: "layers.size-max", subviews: 1, layout: spoiled(layers, .slackAtEnd),
      profile: .overlay, also: ["layers.empty"]),
    Witness(
      law: "layers.reversed", subviews: 2, layout: spoiled(layers, .favourFirst),
      profile: .overlay, also: ["layers.size-max", "layers.offer"]),
    Witness(
      law: "layers.place-offer", subviews: 1, layout: spoiled(layers, .placeForIdeal),
      profile: .overlay),
    Witness(
      law: "layers.common-point", subviews: 2, layout: spoiled(layers, .tilt), profile: .overlay),
  ]
}
