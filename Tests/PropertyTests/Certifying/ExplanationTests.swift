import Generators
import Invariants
import LayoutSpec
import Testing

/// Wrong only for a gap of 3 or more, whatever the subviews are.
private struct WrongFromThreeOn: SketchLayout {
  var gap: CGFloat

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: proposal)
      if gap >= 3 { subview.place(at: bounds.origin, proposal: proposal) }
    }
  }
}

/// Wrong where the first subview is wider than 20 points.
private struct WrongForTheWide: SketchLayout {
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let isWide = subviews.first.map { $0.sizeThatFits(.unspecified).width > 20 } ?? false
    for subview in subviews.dropFirst(isWide ? 1 : 0) {
      subview.place(at: bounds.origin, proposal: proposal)
    }
  }
}

@Suite struct ExplanationTests {
  @Test func aSubviewThatDoesNotMatterAndAParameterThatDoesAreNamed() throws {
    let subject = LayoutSubject(name: "Wrong", instance: "Wrong(gap: generated)") { draw in
      WrongFromThreeOn(gap: try draw(CGFloat.self, "gap") as? CGFloat ?? .nan)
    }
    let report = try Certifier().certify(subject)
    let violation = try #require(report.violations.first)
    let entries = violation.explanation
    #expect(
      entries.first == ExplanationReport(part: "layout gap", text: "fails from 3 on", line: 1))
    #expect(entries.contains(ExplanationReport(part: "subview 1", text: "any view", line: 2)))
    #expect(entries.contains(ExplanationReport(part: "direction", text: "any")))
    let text = TextReport().text(of: violation, in: report)
    #expect(text.contains("Wrong(gap: 3) {  // gap: fails from 3 on"))
    #expect(text.contains("  Color.clear.frame(width: 10, height: 10)  // any view"))
    #expect(text.contains("left to right  // any"))
  }

  @Test func theRangeOfALengthEndsWhereTheFaultEnds() throws {
    let report = try report(WrongForTheWide(), explains: true)
    let violation = try #require(report.violations.first)
    let entries = violation.explanation.filter { $0.line == 2 }
    #expect(
      entries == [
        ExplanationReport(part: "subview 1 width", text: "fails above 20", line: 2),
        ExplanationReport(part: "subview 1 height", text: "any", line: 2),
      ])
    let text = TextReport().text(of: violation, in: report)
    #expect(text.contains("(width: 21, height: 10)  // width: fails above 20; height: any"))
  }

  @Test func aReplayedCaseIsExplainedLikeTheOneThatWasFound() throws {
    let subject = LayoutSubject(name: "Wide", instance: "Wide()") { _ in WrongForTheWide() }
    let found = try #require(try Certifier().certify(subject).violations.first)
    let replayed = try #require(
      try Certifier().replay(found.replay, subject: subject).violations.first {
        $0.law == found.law
      })
    #expect(!found.explanation.isEmpty)
    #expect(replayed.explanation == found.explanation)
    #expect(replayed.tree == found.tree)
  }

  @Test func aCaseOfATreeLawIsExplained() throws {
    let certifier = TreeCertifier { content, _ in
      ZStack {
        Color.clear.frame(width: 10, height: 10)
        content
      }
    }
    let report = certifier.check([.backgroundPreservesSize], name: "posing stack")
    let violation = try #require(report.violations.first)
    #expect(violation.tree == "Color.clear.frame(width: 10, height: 0)")
    let entries = violation.explanation.filter { $0.line == 1 }
    #expect(
      entries == [
        ExplanationReport(part: "view width", text: "any", line: 1),
        ExplanationReport(part: "view height", text: "fails below 10", line: 1),
      ])
    let text = TextReport().text(of: violation, in: report)
    #expect(text.contains("height: 0)  // width: any; height: fails below 10"))
  }

  @Test func noCaseIsRunTwiceAndAnExhaustedSearchSaysSo() {
    var seen: [[Bool]] = []
    let search = LawSearch<[Bool], [Bool]>(
      gen: Gen { [$0.boolean(), $0.boolean(), $0.boolean()] }, laws: []
    ) { flags in
      seen.append(flags)
      return flags
    }
    let result = search.run(cases: 1_000, seed: 1)
    #expect(result.cases == 8)
    #expect(seen.count == 8)
    #expect(Set(seen).count == 8)
    #expect(result.isExhausted)
    #expect(result.repeated >= 64)
  }
}
