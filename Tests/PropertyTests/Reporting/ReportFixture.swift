import Invariants

/// A small report with everything in it.
enum ReportFixture {
  static let violation = ViolationReport(
    law: "placement.translation", severity: .error,
    promise: "moving the bounds moves every subview by as much",
    message: "subview 1 did not move with the bounds", expected: "(64, 128)", actual: "(0, 0)",
    subviews: 1, nodes: 2, proposal: ReportedProposal(width: 100, height: nil),
    bounds: ReportedRect(x: 64, y: 128, width: 3, height: 1), direction: "leftToRight",
    tree: "Flow(gap: 0.5) {\n  Color.clear.frame(width: 3, height: 1)\n}",
    frames: [ReportedRect(x: 64, y: 128, width: 3, height: 1)],
    blame: "placeSubviews, subview 1", replay: "L1.abc", case: 17, evaluations: 212, minimal: true,
    instance: "Flow(gap: 0.5)")

  static let unlawful = SubjectReport(
    name: "Flow", file: "My Flow.swift", line: 4, instance: "Flow(gap: generated)",
    verdict: .unlawful, cases: 2_000, discarded: 3,
    laws: [
      LawReport(id: "size.pure", severity: .error, status: .held, checked: 1_997),
      LawReport(id: "placement.translation", severity: .error, status: .broken, checked: 1_200),
      LawReport(
        id: "size.tight", severity: .warning, status: .waived, checked: 0, reason: "on purpose"),
      LawReport(
        id: "flow.fits-width", severity: .error, status: .notApplicable, checked: 0,
        reason: "profile flow is not claimed"),
    ],
    violations: [violation], command: "layoutcheck certify 'My Flow.swift' --only Flow")

  static let lawful = SubjectReport(
    name: "Gallery.Row", file: "Row.swift", line: 12, instance: "Gallery.Row()", verdict: .lawful,
    cases: 1, discarded: 0,
    laws: [LawReport(id: "size.pure", severity: .error, status: .held, checked: 1)],
    violations: [])

  static let report = RunReport(
    tool: ReportingTool(name: "layoutcheck", version: "1.2.3"), seed: 7,
    subjects: [unlawful, lawful],
    skipped: [
      SkippedReport(name: "Table", reason: "it is generic", file: "Row.swift", line: 30)
    ],
    uncompiled: [
      UncompiledReport(file: "Broken.swift", errors: ["Broken.swift:1:1: error: no"])
    ], exitStatus: 3)
}
