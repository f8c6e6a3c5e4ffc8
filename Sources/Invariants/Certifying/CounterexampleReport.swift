import Generators
import LayoutSpec

/// Turns a finding into what is reported of it.
enum CounterexampleReport {
  static func make(
    _ finding: LawSearch<LayoutCase, Observation>.Finding,
    explainedBy search: LawSearch<LayoutCase, Observation>?
  ) -> ViolationReport {
    let calls = finding.observed.calls
    let call = calls[finding.violation.call]
    let scenario = finding.example.value.scenario
    let placed = call.placements != nil ? call : calls.last { $0.placements != nil }
    let frames = call.placements == nil && call.size != nil ? [] : frames(of: placed)
    return ViolationReport(
      law: finding.law.id, severity: finding.law.severity, promise: finding.law.promise,
      message: message(finding), expected: finding.violation.expected,
      actual: finding.violation.actual, subviews: call.subviews.count,
      nodes: call.subviews.reduce(1) { $0 + $1.nodeCount },
      proposal: call.proposal ?? .unspecified,
      bounds: call.bounds ?? CGRect(origin: .zero, size: call.size ?? .zero),
      direction: scenario.direction.layoutDirection,
      tree: tree(finding, call), frames: frames,
      blame: finding.violation.blame, replay: finding.example.recording.sequence.token,
      case: finding.caseIndex ?? ViolationReport.noCase, evaluations: finding.evaluations,
      minimal: finding.isMinimal,
      instance: finding.example.value.instance,
      explanation: search.map { explanation(finding, call, $0) } ?? [])
  }

  /// Errors first, then the smallest counterexample; one that shares its smallest tree with an
  /// earlier one says so, for the two are likely to have one cause.
  static func inOrder(_ violations: [ViolationReport]) -> [ViolationReport] {
    let order = violations.indices.sorted { first, second in
      rank(violations[first], first) < rank(violations[second], second)
    }
    var result: [ViolationReport] = []
    for var violation in order.map({ violations[$0] }) {
      if let twin = result.first(where: { isSameCase($0, violation) }) {
        violation.sameCauseAs = twin.law
        violation.message += " (the same smallest tree breaks \(twin.law))"
      }
      result.append(violation)
    }
    return result
  }

  private static func rank(_ violation: ViolationReport, _ index: Int) -> (Int, Int, Int, Int) {
    (violation.severity == .error ? 0 : 1, violation.subviews, violation.nodes, index)
  }

  private static func isSameCase(_ first: ViolationReport, _ second: ViolationReport) -> Bool {
    first.tree == second.tree && first.direction == second.direction
      && first.instance == second.instance
  }

  /// A minimal input often breaks a law by the least amount, so the worst that was seen is named
  /// beside it.
  private static func message(
    _ finding: LawSearch<LayoutCase, Observation>.Finding
  ) -> String {
    guard let worst = finding.worstDistance, let here = finding.violation.distance, worst > here
    else { return finding.violation.message }
    // Four digits say how bad it was; the smallest case is where the exact numbers are.
    let scale = CGFloat(pow(10, 3 - (log10(worst)).rounded(.down)))
    let text = LawText.number((CGFloat(worst) * scale).rounded() / scale)
    return "\(finding.violation.message) (worst seen: off by \(text))"
  }

  /// Says of the parts of the tree and of the fields around it whether they matter.
  private static func explanation(
    _ finding: LawSearch<LayoutCase, Observation>.Finding, _ call: ObservedCall,
    _ search: LawSearch<LayoutCase, Observation>
  ) -> [ExplanationReport] {
    let keys = finding.observed.layoutValueKeys
    // The tree begins with the layout, below what happened before if that matters.
    let head = finding.example.value.scenario.script.count > 1 ? 2 : 1
    var firstLines: [Int] = []
    var line = head + 1
    for subview in call.subviews {
      firstLines.append(line)
      line += subview.swiftSource(layoutValueKeys: keys).split(separator: "\n").count
    }
    let findings = search.explain(finding) {
      CaseText($0, showing: call, layoutValueKeys: keys)
    }
    return findings.map { found in
      let name = found.name.map { " \($0)" } ?? ""
      switch found.place {
      case .layout: return ExplanationReport(part: "layout\(name)", text: found.text, line: head)
      case .direction: return ExplanationReport(part: "direction", text: found.text)
      case .proposal: return ExplanationReport(part: "proposal\(name)", text: found.text)
      case .bounds: return ExplanationReport(part: "bounds\(name)", text: found.text)
      case .subview(let index):
        return ExplanationReport(
          part: "subview \(index + 1)\(name)", text: found.text,
          line: firstLines[index] + found.line)
      case .step(let index):
        return ExplanationReport(part: "step \(index + 1)\(name)", text: found.text, line: 1)
      }
    }
  }

  private static func frames(of call: ObservedCall?) -> [CGRect?] {
    guard let call, let placements = call.placements else { return [] }
    return placements.map { $0?.frame }
  }

  /// The layout around its subviews as Swift; what happened before, where it matters, as comments.
  private static func tree(
    _ finding: LawSearch<LayoutCase, Observation>.Finding, _ call: ObservedCall
  ) -> String {
    let keys = finding.observed.layoutValueKeys
    let instance = finding.example.value.instance
    var lines: [String] = []
    let script = finding.example.value.scenario.script
    if script.count > 1 {
      lines.append("// after: " + history(finding.observed, before: finding.violation.call))
    }
    lines.append(call.subviews.swiftSource(inside: instance, layoutValueKeys: keys))
    return lines.joined(separator: "\n")
  }

  private static func history(_ observation: Observation, before index: Int) -> String {
    var entries: [String] = []
    for call in observation.calls[..<index] where call.cache == .live {
      switch call.request {
      case .updateCache: entries.append("updateCache with the subviews below")
      case .makeCache: entries.append("makeCache with \(count(call.subviews.count))")
      default:
        let offer = call.proposal.map { " \(LawText.proposal($0))" } ?? ""
        entries.append("\(call.method)\(offer)")
      }
    }
    return entries.joined(separator: ", ")
  }

  private static func count(_ subviews: Int) -> String {
    subviews == 0 ? "no subviews" : subviews == 1 ? "1 subview" : "\(subviews) subviews"
  }
}
