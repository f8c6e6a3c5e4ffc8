import Invariants
import LayoutSpec
import Testing

/// The tree law about backgrounds: kept by the specification, broken by a stack that poses as one.
@Suite struct BackgroundWitnessTests {
  private func report<V: View>(
    _ wrap: @escaping @MainActor (LawContent, LawContent) -> V
  ) -> SubjectReport {
    var options = CertifyOptions()
    options.cases = 600
    return TreeCertifier(options: options, wrap: wrap)
      .check([.backgroundPreservesSize], name: "wrapper")
  }

  @Test func theSpecificationKeepsIt() {
    let report = report { content, other in content.background { other } }
    #expect(report.violations.map(\.message) == [])
    #expect(report.laws.map(\.checked) == [report.cases])
    #expect(report.cases + report.repeated == 600)
  }

  @Test func overlaysKeepItToo() {
    let report = report { content, other in content.overlay(alignment: .topLeading) { other } }
    #expect(report.violations.map(\.message) == [])
  }

  @Test func aStackThatPosesAsABackgroundIsCaught() throws {
    let report = report { content, _ in
      ZStack {
        Color.clear.frame(width: 10, height: 10)
        content
      }
    }
    let violation = try #require(report.violations.first)
    #expect(violation.law == "background.preserves-size")
    #expect(violation.tree == "Color.clear.frame(width: 10, height: 0)")
    #expect(violation.expected == "10×0")
    #expect(violation.actual == "10×10")
    #expect(violation.minimal)
  }
}
