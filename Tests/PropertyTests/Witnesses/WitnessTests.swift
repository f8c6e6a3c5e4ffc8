import Generators
import Invariants
import LayoutSpec
import Testing

/// Every law catches the layout that breaks it, at the smallest size, and no other law does.
@Suite struct WitnessTests {
  @Test(arguments: witnesses)
  func isCaughtByItsLawAlone(_ witness: Witness) throws {
    let errors = broken(witness).filter { $0.severity == .error }.map(\.id)
    let unrelated = errors.filter { $0 != witness.law && !witness.also.contains($0) }
    #expect(unrelated == [])

    // Only the law itself is shrunk: that is what takes the time.
    let report = try report(
      witness.layout, profile: witness.profile, claims: witness.claims, cases: witness.cases,
      laws: [witness.law])
    let violation = try #require(report.violations.first)
    #expect(violation.subviews == witness.subviews)
    #expect(violation.minimal)
    #expect(report.verdict == (violation.severity == .error ? .unlawful : .lawful))
  }

  /// The laws that some case breaks.
  private func broken(_ witness: Witness) -> [Law<Observation>] {
    let laws = Laws.layout.filter { law in
      (law.profile == nil || law.profile == witness.profile)
        && (law.claim.map { kind in witness.claims.contains { $0.kind == kind } } ?? true)
    }
    var broken = Array(repeating: false, count: laws.count)
    let explorer = Explorer(Scenario.gen(lengths: [8]), seed: 1)
    for index in 0..<120 {
      guard let scenario = explorer.example(at: index)?.value else { continue }
      let observation = Observer.observe(witness.layout, scenario, twins: witness.twins)
      for index in laws.indices where !broken[index] {
        if case .broken = laws[index].check(observation) { broken[index] = true }
      }
    }
    return laws.indices.filter { broken[$0] }.map { laws[$0] }
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
    Witness(
      law: "flow", subviews: 0, layout: SketchFlow(), profile: .flow,
      claims: [.hugsContent, .readsDirection, .probes(1)]),
    Witness(
      law: "stack", subviews: 0, layout: HStackLayout(spacing: 0), profile: .stack,
      claims: [.hugsContent, .scaleFree, .readsDirection, .probes(3)]),
    Witness(law: "stack", subviews: 0, layout: HStackLayout(), profile: .stack),
    Witness(
      law: "stack", subviews: 0, layout: VStackLayout(alignment: .leading, spacing: 4),
      profile: .stack, claims: [.hugsContent, .readsDirection, .probes(3)]),
    Witness(
      law: "overlay", subviews: 0, layout: ZStackLayout(alignment: .bottomTrailing),
      profile: .overlay, claims: [.symmetric, .scaleFree, .readsDirection, .probes(2)]),
    Witness(
      law: "erased", subviews: 0, layout: AnyLayout(HStackLayout(spacing: 0)), profile: .stack),
    Witness(
      law: "grid", subviews: 0, layout: SketchGrid(columns: 3), profile: .grid,
      claims: [.readsDirection, .probes(1)]),
    Witness(
      law: "grid", subviews: 0, layout: GridLayout(horizontalSpacing: 2, verticalSpacing: 4),
      profile: .grid),
  ]

  @Test(arguments: lawful, [1, 2] as [UInt64])
  func aNearMissIsNotFlagged(_ witness: Witness, seed: UInt64) throws {
    let report = try report(
      witness.layout, profile: witness.profile, claims: witness.claims, cases: 300,
      seed: seed)
    #expect(report.violations.map(\.message) == [])
    #expect(report.verdict == .lawful)
  }
}
