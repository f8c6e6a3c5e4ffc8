import Invariants
import Testing

/// Records every violation of a report as an issue, with what one needs to see it as attachments.
func record(_ report: SubjectReport, at sourceLocation: SourceLocation) {
  for violation in report.violations {
    let text = TextReport().text(of: violation, in: report)
    Attachment.record(text, named: "\(violation.law).txt", sourceLocation: sourceLocation)
    Attachment.record(
      violation.tree, named: "\(violation.law).swift", sourceLocation: sourceLocation)
    Attachment.record(
      violation.replay, named: "\(violation.law).replay.txt", sourceLocation: sourceLocation)
    Issue.record(
      Comment(rawValue: text), severity: violation.severity == .error ? .error : .warning,
      sourceLocation: sourceLocation)
  }
  if report.verdict == .inconclusive {
    Issue.record(
      "no case could be run: \(report.discarded) were discarded", sourceLocation: sourceLocation)
  }
}
