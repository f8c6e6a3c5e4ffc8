import Invariants
import LayoutSpec
import Testing

/// Every law of layouts is really checked on some lawful layout that is near to breaking it, and holds.
@Suite struct NearMissTests {
  /// What the near misses claim beside their lists: with these, every law has one.
  private static let more: [Witness] = [
    Witness(
      law: "guides", subviews: 0, layout: OwnGuide(), claims: [.hugsContent]),
    Witness(
      law: "stack", subviews: 0, layout: HStackLayout(spacing: 8), profile: .stack,
      claims: [.hugsContent, .readsDirection, .probes(3)]),
  ]

  @Test func everyLawHoldsOnANearMiss() throws {
    var held: Set<String> = []
    for witness in WitnessTests.lawful + Self.more {
      let report = try report(
        witness.layout, profile: witness.profile, claims: witness.claims, cases: 600)
      #expect(report.violations.map(\.message) == [])
      for law in report.laws where law.status == .held { held.insert(law.id) }
    }
    #expect(Laws.layout.map(\.id).filter { !held.contains($0) } == [])
  }
}

/// A near miss of the laws about guides: explicit, finite, and moved with the bounds.
private struct OwnGuide: SketchLayout {
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    bounds.minX + 10
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    bounds.midY
  }
}
