import Invariants
import LayoutSpec
import Testing

/// A diagonal: each subview begins where the one before it ends, on both axes.
struct SketchDiagonal: SketchLayout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews.reduce(into: CGSize.zero) { result, subview in
      let size = subview.sizeThatFits(.unspecified)
      result = CGSize(width: result.width + size.width, height: result.height + size.height)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var corner = bounds.origin
    for subview in subviews {
      subview.place(at: corner, proposal: .unspecified)
      let size = subview.sizeThatFits(.unspecified)
      corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
    }
  }
}

/// The mutation run: every mutant of every lawful layout is noticed by a law meant for it, or is
/// equivalent for a reason.
@Suite struct TeethTests {
  static let subjects =
    Teeth.standard + [
      Teeth.Subject(
        SketchFlow(), name: "flow", profiles: [.flow],
        claims: [.hugsContent, .readsDirection, .probes(1)], equivalent: Teeth.freeToPlace),
      Teeth.Subject(
        SketchDiagonal(), name: "diagonal",
        claims: [.hugsContent, .scaleFree, .readsDirection, .probes(1)],
        equivalent: Teeth.freeToPlace.merging([
          .mirrorAlways: "the other diagonal is as good",
          .answerFirstForAll: "the size does not depend on the proposal",
        ]) { $1 }),
    ]

  @Test(arguments: subjects.indices)
  func everyMutantIsNoticed(_ index: Int) {
    let subject = Self.subjects[index]
    for mutation in Mutation.spoiling {
      let row = Teeth().row(subject, mutation)
      if row.equivalent == nil {
        #expect(row.killer != nil, "\(subject.name), \(mutation): \(row.laws)")
      } else {
        // Said to change nothing, so nothing may notice.
        #expect(row.laws == [], "\(subject.name), \(mutation)")
      }
    }
  }

  @Test(arguments: subjects.indices)
  func whatIsNotSpoiledIsNotNoticed(_ index: Int) {
    let row = Teeth(cases: 300).row(Self.subjects[index], .none)
    #expect(row.laws == [])
  }

  @Test func everyMutationIsMeantForSomeLaw() {
    let ids = Set(Laws.layout.map(\.id))
    for mutation in Mutation.spoiling {
      #expect(!mutation.meantFor.isEmpty)
      #expect(mutation.meantFor.filter { !ids.contains($0) } == [])
      #expect(!mutation.summary.isEmpty)
    }
  }
}
