import Invariants
import LayoutSpec
import Testing

/// Every law catches the layout that breaks it, at the smallest size, and no other law does.
@Suite struct WitnessTests {
  static let witnesses = [
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
    Witness(
      law: "flow.fits-width", subviews: 2, layout: SketchFlow(forgottenGap: 1), profile: .flow),
    Witness(
      law: "flow.fits-width", subviews: 3, layout: SketchFlow(forgottenGap: 2), profile: .flow),
  ]

  @Test(arguments: witnesses)
  func isCaughtByItsLawAlone(_ witness: Witness) throws {
    let report = try report(witness.layout, profile: witness.profile)
    #expect(report.violations.map(\.law) == [witness.law])
    let violation = try #require(report.violations.first)
    #expect(violation.subviews == witness.subviews)
    #expect(violation.minimal)
    #expect(report.verdict == .unlawful)
  }

  @Test func everyLayoutLawHasAWitness() {
    let witnessed = Set(Self.witnesses.map(\.law))
    #expect(Laws.layout.map(\.id).filter { !witnessed.contains($0) } == [])
  }

  /// A fault that needs three subviews is shown with three, and with lengths that a person would
  /// have chosen, whatever the seed.
  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8, 9] as [UInt64])
  func theSmallestTreeIsOneThatAPersonWouldHaveDrawn(_ seed: UInt64) throws {
    let report = try report(
      SketchFlow(forgottenGap: 2), profile: .flow, cases: 1_000, seed: seed)
    let violation = try #require(report.violations.first)
    #expect(violation.law == "flow.fits-width")
    #expect(violation.subviews == 3)
    let frames = violation.tree.split(separator: "\n").dropFirst().dropLast()
    #expect(
      frames.allSatisfy {
        $0.wholeMatch(of: /\ \ Color\.clear\.frame\(width: (0|1|10), height: (0|1|10)\)/) != nil
      }, "\(violation.tree)")
  }

  static let lawful: [Witness] = [
    Witness(law: "placement", subviews: 0, layout: PlacesInReverse()),
    Witness(law: "placement", subviews: 0, layout: SnapsToPixels()),
    Witness(law: "placement", subviews: 0, layout: HidesFarAway()),
    Witness(law: "size", subviews: 0, layout: TakesAll()),
    Witness(law: "cache", subviews: 0, layout: RemembersProposals()),
    Witness(law: "flow", subviews: 0, layout: SketchFlow(), profile: .flow),
    Witness(law: "stack", subviews: 0, layout: HStackLayout()),
    Witness(law: "stack", subviews: 0, layout: VStackLayout(alignment: .leading, spacing: 4)),
    Witness(law: "stack", subviews: 0, layout: ZStackLayout(alignment: .bottomTrailing)),
    Witness(law: "erased", subviews: 0, layout: AnyLayout(HStackLayout(spacing: 0))),
  ]

  @Test(arguments: lawful, [1, 2, 3] as [UInt64])
  func aNearMissIsNotFlagged(_ witness: Witness, seed: UInt64) throws {
    let report = try report(witness.layout, profile: witness.profile, seed: seed)
    #expect(report.violations.map(\.message) == [])
    #expect(report.verdict == .lawful)
  }
}
