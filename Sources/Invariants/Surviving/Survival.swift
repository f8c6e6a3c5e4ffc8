import Generators
import LayoutSpec

/// What a run learns by surviving: how the laws came out that say that it should not have to.
package enum Survival {
  static let laws = RobustnessLaws.all

  /// Adds the laws of robustness to a report, with the smallest case of each that is broken.
  ///
  /// `describe` turns the smallest case that was found into a violation.
  static func complete<Case>(
    _ report: SubjectReport, waivers: [String: String], examiner: CrashExaminer<Case>,
    describe: (CrashExaminer<Case>.Finding) throws -> ViolationReport
  ) throws -> SubjectReport {
    examiner.scout.pause()
    var report = report
    var violations: [ViolationReport] = []
    var reports: [LawReport] = []
    let casualties = examiner.scout.casualties
    for law in laws {
      if let reason = waivers[law.id] {
        reports.append(
          LawReport(
            id: law.id, severity: law.severity, status: .waived, checked: 0, reason: reason))
        continue
      }
      let mine = casualties.filter { $0.death.law == law.id }
      reports.append(
        LawReport(
          id: law.id, severity: law.severity, status: mine.isEmpty ? .held : .broken,
          checked: report.cases))
      guard let first = mine.first else { continue }
      var violation =
        try examiner.smallest(of: mine).map(describe) ?? unsteady(first, cases: report.cases)
      if examiner.scout.isSpent, examiner.budget > 0 {
        violation.message +=
          " (\(mine.count { $0.caseIndex != nil }) of \(report.cases) cases did not survive; no more were run)"
      }
      violations.append(violation)
    }
    report.laws = reports + report.laws
    if examiner.scout.hasRefused {
      for index in report.violations.indices { report.violations[index].minimal = false }
    }
    report.violations = violations + report.violations
    if !violations.isEmpty {
      report.verdict = .unlawful
    } else if !casualties.isEmpty, report.verdict == .lawful {
      // A waived law is not broken, but the cases that ended the process told nothing about others.
      report.verdict = .inconclusive
    }
    examiner.scout.pause()
    return report
  }

  /// What can be said about a death that does not come again.
  private static func unsteady(_ casualty: Casualty, cases: Int) -> ViolationReport {
    bare(
      casualty.death, sequence: casualty.sequence, number: casualty.number,
      errors: "",
      message:
        "the layout \(casualty.death.text) once, and survived when the same case was run again")
  }

  /// A violation without a look at the case.
  static func bare(
    _ death: Death, sequence: ChoiceSequence?, number: UInt64, errors: String, message: String
  ) -> ViolationReport {
    ViolationReport(
      law: death.law, severity: .error, promise: death.promise, message: message,
      expected: death.expectation, actual: CrashMessage.reason(in: errors) ?? death.fact,
      subviews: 0, nodes: 0, proposal: ReportedProposal(width: nil, height: nil),
      bounds: ReportedRect(x: 0, y: 0, width: 0, height: 0), direction: "leftToRight", tree: "",
      frames: [], blame: nil, replay: sequence?.token ?? "", case: max(0, Int(number) - 1),
      evaluations: 0, minimal: false)
  }

  /// The certificate of a layout whose run nobody could finish: one broken law, no word on the others.
  package static func lost(
    _ death: Death, errors: String, entry: Journal.Entry, name: String, file: String?, line: Int?,
    instance: String, waivers: [String: String]
  ) -> SubjectReport {
    let violation = bare(
      death, sequence: entry.sequence, number: entry.number, errors: errors,
      message: "the layout \(death.text), and the run with it")
    let isWaived = waivers[violation.law] != nil
    let cases = max(1, Int(clamping: entry.number))
    let all = laws + Laws.layout.map(\.description)
    let reports = all.map { law in
      if let reason = waivers[law.id] {
        return LawReport(
          id: law.id, severity: law.severity, status: .waived, checked: 0, reason: reason)
      }
      let isBroken = law.id == violation.law
      return LawReport(
        id: law.id, severity: law.severity, status: isBroken ? .broken : .notApplicable,
        checked: isBroken ? cases : 0,
        reason: isBroken ? nil : "the layout did not survive the run")
    }
    return SubjectReport(
      name: name, file: file, line: line, instance: instance,
      verdict: isWaived ? .inconclusive : .unlawful, cases: cases, discarded: 0, laws: reports,
      violations: isWaived ? [] : [violation])
  }
}
