import Invariants
import Testing

/// Records every violation of a report as an issue, with what one needs to see it as attachments.
func record(_ answer: SafeRun.Answer, at sourceLocation: SourceLocation) {
  let report = answer.report
  func attach(_ text: String, to violation: ViolationReport, _ ending: String) {
    Attachment.record(text, named: "\(violation.law).\(ending)", sourceLocation: sourceLocation)
  }
  for (index, violation) in report.violations.enumerated() {
    var text = TextReport().text(of: violation, in: report)
    if let stored = TextReport.stored(report) { text += "\n    stored    \(stored)" }
    if report.misfit { text += "\n    note      \(TextReport.misfit)" }
    if !violation.replay.isEmpty {
      text += "\n    again     \(Replay.command(violation.replay))"
      attach(violation.replay, to: violation, "replay.txt")
    }
    attach(text, to: violation, "txt")
    if !violation.tree.isEmpty { attach(violation.tree, to: violation, "swift") }
    if index < answer.pictures.count, let picture = answer.pictures[index] {
      attach(picture, to: violation, "svg")
    }
    Issue.record(
      Comment(rawValue: text), severity: violation.severity == .error ? .error : .warning,
      sourceLocation: sourceLocation)
  }
  // With a violation, everybody knows what to do already.
  if report.verdict == .inconclusive, report.violations.isEmpty {
    Issue.record(
      "the run could not tell: \(report.cases) cases were run, \(report.discarded) discarded",
      sourceLocation: sourceLocation)
  }
}
