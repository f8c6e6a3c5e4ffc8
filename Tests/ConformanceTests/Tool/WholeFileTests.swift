import Foundation
import Invariants
import Testing

/// What a run makes of files that need each other, and of files that need what is not there.
@Suite("Files as they are") struct WholeFileTests {
  private func report(_ run: ToolRun) throws -> RunReport {
    try JSONDecoder().decode(RunReport.self, from: Data(run.output.utf8))
  }

  @Test("are compiled together where they need each other")
  func together() throws {
    let folder = try ToolFolder([
      "Pile.swift": ToolSources.pile("Pile").replacing(
        "struct Pile: Layout {", with: "struct Pile: Layout {\n  var style: Style"),
      "Style.swift": "import SwiftUI\nstruct Style: Sendable { var gap: CGFloat }\n",
      "Other.swift": ToolSources.pile("Other"),
    ])
    let run = try ToolRun(["certify", ".", "--cases", "5", "--format", "json"], in: folder)
    #expect(run.status == 0)
    let report = try report(run)
    #expect(report.subjects.map(\.instance) == ["Other()", "Pile(style: generated)"])
    #expect(
      report.subjects.map(\.command) == [
        "layoutcheck certify ./Other.swift --only Other",
        "layoutcheck certify ./Pile.swift ./Style.swift --only Pile",
      ])
  }

  @Test("are certified without the declarations that cannot compile")
  func sliced() throws {
    let folder = try ToolFolder([
      "A.swift": """
      import SwiftUI
      import Tracker
      struct Card: View {
        let theme: Theme
        var body: some View { Text(theme.title) }
      }
      \(ToolSources.pile("Pile").dropFirst("import SwiftUI\n".count))
      struct Themed: Layout {
        let theme: Theme
      \(ToolSources.pileBody)
      }
      """
    ])
    let run = try ToolRun(["certify", "A.swift", "--cases", "5"], in: folder)
    #expect(run.status == 0)
    #expect(run.output.contains("Pile()  A.swift:8\n  lawful: "))
    #expect(
      run.output.contains(
        """
        Skipped
          Themed  A.swift:24
            it needs ‘Theme’, which is declared neither in these files nor in LayoutSpec

        Left out
          import Tracker  A.swift:2
            there is no module ‘Tracker’ here
          Card  A.swift:3
            it needs ‘Theme’, which is declared neither in these files nor in LayoutSpec

        """))
  }

  @Test("are certified although another one of them cannot be read")
  func unreadable() throws {
    let folder = try ToolFolder([
      "A.swift": ToolSources.pile("A").replacing(
        "struct A: Layout {", with: "struct A: Layout {\n  var style = Style()"),
      "Style.swift": "import SwiftUI\nstruct Style: Sendable {}\n",
      "Script.swift": "print(Style())\n",
    ])
    let run = try ToolRun(["certify", ".", "--cases", "5", "--format", "json"], in: folder)
    #expect(run.status == 3)
    let report = try report(run)
    #expect(report.subjects.map(\.name) == ["A"])
    #expect(report.uncompiled.map(\.file) == ["./Script.swift"])
  }

  @Test("say what is missing where nothing can be certified")
  func missing() throws {
    let folder = try ToolFolder([
      "A.swift": "import SwiftUI\nstruct A: UIViewRepresentable { let v: UITextView }\n"
    ])
    let run = try ToolRun(["certify", "A.swift"], in: folder)
    #expect(run.status == 3)
    #expect(
      run.errorLines == [
        "A.swift:2:11: error: cannot find type 'UIViewRepresentable' in scope",
        "  note: ‘UIViewRepresentable’: which LayoutSpec does not stand in for (UIKit)",
        "A.swift:2:40: error: cannot find type 'UITextView' in scope",
        "  note: ‘UITextView’: which LayoutSpec does not stand in for (UIKit)",
      ])
  }

  @Test("have their layouts made of values of any common kind")
  func instances() throws {
    let trap = """
        func sizeThatFits(
          proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize { preconditionFailure() }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {}
      """
    let folder = try ToolFolder([
      "All.swift": """
      import SwiftUI
      enum Mode: Equatable { case plain(gap: CGFloat), other(Int) }
      struct Style { var mode: Mode; var insets: EdgeInsets }
      protocol Rule: Sendable { var n: CGFloat { get } }
      struct Strict: Rule { var n: CGFloat = 1 }
      struct Fixed { static let one = Fixed(n: 1); private init(n: Int) {} }
      struct A: Layout { var style: Style; var modes: [Mode]
      \(trap)
      }
      struct B<R: Rule, L: Layout>: Layout { var rule: R; var inner: L; var axes: Axis.Set
      \(trap)
      }
      struct C: Layout { let width: (Int) -> CGFloat; let done: () -> Void; let fixed: Fixed
        init(width: @escaping (Int) -> CGFloat, done: @escaping () -> Void, fixed: Fixed) {
          (self.width, self.done, self.fixed) = (width, done, fixed)
        }
      \(trap)
      }
      struct D: Layout { init(_ range: ClosedRange<CGFloat>, columns: Binding<Int>, inner: some Layout) {}
      \(trap)
      }
      """
    ])
    let run = try ToolRun(
      ["certify", "All.swift", "--cases", "3", "--format", "json"], in: folder)
    let report = try report(run)
    #expect(report.skipped == [])
    #expect(
      report.subjects.map(\.instance) == [
        "A(style: generated, modes: generated)",
        "B<Strict, HStackLayout>(rule: Strict(), inner: HStackLayout(), axes: generated)",
        "C(width: generated, done: { }, fixed: generated)",
        "D(generated, columns: generated, inner: HStackLayout())",
      ])
    #expect(
      report.subjects.map { $0.violations.first?.instance } == [
        "A(style: Style(mode: .plain(gap: 0), insets: EdgeInsets(top: 0, leading: 0, bottom: 0,"
          + " trailing: 0)), modes: [.plain(gap: 0)])",
        "B<Strict, HStackLayout>(rule: Strict(), inner: HStackLayout(), axes: .vertical)",
        "C(width: { _ in 1 }, done: { }, fixed: .one)",
        "D(0...1, columns: .constant(1), inner: HStackLayout())",
      ])
  }
}
