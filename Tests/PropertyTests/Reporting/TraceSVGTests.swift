import Invariants
import Testing

@Suite("The picture of a traced tree")
struct TraceSVGTests {
  private func report(
    _ frames: [TraceReport.Frame], offered: ReportedProposal, blame: String? = nil,
    blamed: Int? = nil
  ) -> TraceReport {
    TraceReport(
      tree: "", proposal: offered, direction: "leftToRight", table: "", cost: "",
      frames: frames, blame: blame, blamed: blamed)
  }

  @Test("shows what sticks out in red, and escapes names")
  func overflow() {
    let report = report(
      [
        .init(
          label: "frame(width: 10)", depth: 0, parent: nil,
          rect: ReportedRect(x: 0, y: 0, width: 10, height: 20)),
        .init(
          label: "Text(\"<&>\")", depth: 1, parent: 0,
          rect: ReportedRect(x: -7, y: 0, width: 24, height: 20), isLeaf: true),
      ],
      offered: ReportedProposal(width: 40, height: nil), blame: "frame(width: 10): too small",
      blamed: 0)
    #expect(
      TraceSVG(report).text == """
        <svg xmlns="http://www.w3.org/2000/svg" width="752.5" height="232" font-family="monospace" font-size="12">
        <rect width="100%" height="100%" fill="white"/>
        <text x="16" y="32" fill="black" xml:space="preserve">offered 40×nil, left to right</text>
        <text x="16" y="48" fill="#c00000" xml:space="preserve">blame: frame(width: 10): too small</text>
        <g transform="translate(16 56)">
        <rect x="56" y="0" width="320" height="160" fill="#f7f7f7" stroke="#999999"/>
        <rect x="56" y="0" width="80" height="160" fill="none" stroke="#555555" stroke-dasharray="4 2"/>
        <rect x="0" y="0" width="192" height="160" fill="#cfe2f3" stroke="#c00000"/>
        <rect x="0" y="0" width="56" height="160" fill="#ff0000" fill-opacity="0.35"/>
        <rect x="136" y="0" width="56" height="160" fill="#ff0000" fill-opacity="0.35"/>
        <text x="48.55" y="84" fill="black" xml:space="preserve">2 Text(&quot;&lt;&amp;&gt;&quot;)</text>
        </g>
        <text x="408" y="67" fill="#c00000" xml:space="preserve">1 frame(width: 10)  10×20 at (0, 0)  ← blame</text>
        <text x="408" y="83" fill="#c00000" xml:space="preserve">2   Text(&quot;&lt;&amp;&gt;&quot;)  24×20 at (-7, 0)  sticks out</text>
        </svg>

        """)
  }

  @Test("lists frames that cannot be drawn, and draws those of no size")
  func odd() {
    let report = report(
      [
        .init(
          label: "HStack", depth: 0, parent: nil,
          rect: ReportedRect(x: 0, y: 0, width: .init(Double.infinity), height: 0)),
        .init(
          label: "Spacer", depth: 1, parent: 0,
          rect: ReportedRect(x: 5, y: 5, width: 0, height: 0), isLeaf: true),
        .init(
          label: "Bad", depth: 1, parent: 0,
          rect: ReportedRect(x: .init(Double.nan), y: 0, width: -3, height: 1e300), isLeaf: true),
      ],
      offered: ReportedProposal(width: .init(Double.infinity), height: 10))
    #expect(
      TraceSVG(report).text == """
        <svg xmlns="http://www.w3.org/2000/svg" width="361.9" height="120" font-family="monospace" font-size="12">
        <rect width="100%" height="100%" fill="white"/>
        <text x="16" y="32" fill="black" xml:space="preserve">offered inf×10, left to right</text>
        <text x="16" y="48" fill="black" xml:space="preserve">blame: nobody: every link is sound</text>
        <g transform="translate(16 56)">
        <rect x="0" y="0" width="1" height="1" fill="#cfe2f3" stroke="#555555"/>
        <text x="2" y="4" fill="black" xml:space="preserve">2</text>
        </g>
        <text x="32" y="67" fill="black" xml:space="preserve">1 HStack  inf×0 at (0, 0)  (not drawn)</text>
        <text x="32" y="83" fill="black" xml:space="preserve">2   Spacer  0×0 at (5, 5)</text>
        <text x="32" y="99" fill="black" xml:space="preserve">3   Bad  -3×1e+300 at (nan, 0)  (not drawn)</text>
        </svg>

        """)
  }

  @Test("has a bounded list and no frame at all is no trap")
  func bounds() {
    let frame = TraceReport.Frame(
      label: "Color.red", depth: 0, parent: nil,
      rect: ReportedRect(x: 0, y: 0, width: 1e9, height: -1e9), isLeaf: true)
    let many = report(
      Array(repeating: frame, count: 5_000), offered: ReportedProposal(width: nil, height: nil))
    #expect(TraceSVG(many).text.contains("… and 4900 more"))
    let none = report([], offered: ReportedProposal(width: 0, height: 0))
    #expect(TraceSVG(none).text.hasSuffix("</svg>\n"))
  }

  @Test("a view that moves its content is not accused")
  func deliberate() {
    let report = report(
      [
        .init(
          label: "offset(x: 5, y: 0)", depth: 0, parent: nil,
          rect: ReportedRect(x: 0, y: 0, width: 10, height: 10), mayStickOut: true),
        .init(
          label: "Color.red", depth: 1, parent: 0,
          rect: ReportedRect(x: 5, y: 0, width: 10, height: 10), isLeaf: true),
      ],
      offered: ReportedProposal(width: 10, height: 10))
    #expect(!TraceSVG(report).text.contains("sticks out"))
  }
}
