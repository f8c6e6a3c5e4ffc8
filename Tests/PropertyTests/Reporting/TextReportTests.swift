import Invariants
import Testing

@Suite("The report as text")
struct TextReportTests {
  @Test("has a block for each layout and a line of totals")
  func whole() {
    #expect(
      TextReport().text(of: ReportFixture.report) == """
        Flow(gap: generated)  My Flow.swift:4
          unlawful: 1 of 2 laws broken in 2000 cases (3 discarded)
          waived: size.tight (on purpose)

          error: placement.translation
            promise   moving the bounds moves every subview by as much
            found     subview 1 did not move with the bounds
            layout    Flow(gap: 0.5)
            proposal  100×nil
            bounds    3×1 at (64, 128)
            direction left to right
            tree      minimal: 1 subview, 2 nodes
              Flow(gap: 0.5) {
                Color.clear.frame(width: 3, height: 1)
              }
            picture
              +-----------+
              |1          |
              +-----------+
              1: 3×1 at (64, 128)
            expected  (64, 128)
            actual    (0, 0)
            blame     placeSubviews, subview 1
            replay    layoutcheck certify 'My Flow.swift' --only Flow --replay L1.abc

        Gallery.Row()  Row.swift:12
          lawful: 1 law held in 1 case

        Skipped
          Table  Row.swift:30
            it is generic

        Does not compile
          Broken.swift

        3 layouts: 1 lawful, 1 unlawful, 1 skipped, 1 file not compiled.

        """)
  }

  @Test("says of an empty run that there was no layout")
  func empty() {
    let report = RunReport(
      tool: ReportingTool(name: "t", version: "1"), seed: 1, subjects: [], skipped: [],
      exitStatus: 4)
    #expect(TextReport().text(of: report) == "0 layouts.\n")
  }

  @Test("counts broken warnings apart")
  func warnings() {
    var subject = ReportFixture.unlawful
    subject.laws[1].severity = .warning
    subject.violations = []
    subject.verdict = .lawful
    let lines = TextReport().block(of: subject).split(separator: "\n")
    #expect(lines[1] == "  lawful: 1 of 2 laws broken (1 warning) in 2000 cases (3 discarded)")
  }

  @Test("leaves out what an unexamined crash has not")
  func bare() {
    var subject = ReportFixture.unlawful
    subject.violations[0].nodes = 0
    subject.violations[0].replay = ""
    subject.violations[0].blame = nil
    subject.violations[0].instance = nil
    #expect(
      TextReport().block(of: subject).hasSuffix(
        """
          error: placement.translation
            promise   moving the bounds moves every subview by as much
            found     subview 1 did not move with the bounds
            expected  (64, 128)
            actual    (0, 0)

        """))
  }

  @Test("colours only if asked, and then only adds control sequences")
  func colour() {
    let plain = TextReport().text(of: ReportFixture.report)
    let coloured = TextReport(style: .colour).text(of: ReportFixture.report)
    #expect(!plain.contains("\u{1B}"))
    #expect(coloured.contains("\u{1B}[31merror: placement.translation\u{1B}[0m"))
    let stripped = coloured.replacing(#/\u{1B}\[\d+m/#, with: "")
    #expect(stripped == plain)
  }

  @Test("breaks long lists of laws between words")
  func wrapping() {
    var subject = ReportFixture.lawful
    subject.laws = (0..<12).map {
      LawReport(id: "family.law-number-\($0)", severity: .error, status: .notApplicable, checked: 0)
    }
    let lines = TextReport().block(of: subject).split(separator: "\n")
    #expect(lines.count == 6)
    #expect(lines.allSatisfy { $0.count <= 100 })
  }
}
