import Invariants

/// What the supervisor knows and the certifier cannot: whether the layout survived.
enum Survival {
  private static let laws = [RobustnessLaws.noCrash, RobustnessLaws.noHang]

  /// The certificate of a layout that survived its run, with the robustness laws as held.
  static func completed(_ report: SubjectReport, options: CertifyOptions) -> SubjectReport {
    var report = report
    let present = Set(report.laws.map(\.id))
    report.laws =
      laws.filter { !present.contains($0.id) }.map { law in
        if let reason = options.waivers[law.id] { return waived(law, reason) }
        return LawReport(
          id: law.id, severity: law.severity, status: .held, checked: report.cases)
      } + report.laws
    return report
  }

  /// The certificate of a layout that ended its process: one broken law, no word on the others.
  ///
  /// A waived law is not broken, but the run has not seen enough to call the layout lawful.
  static func certificate(
    of violation: ViolationReport, cases: Int, subject: PlannedSubject, file: String,
    instance: String, options: CertifyOptions
  ) -> SubjectReport {
    let isWaived = options.waivers[violation.law] != nil
    let reports = Laws.all.filter(isAboutLayouts).map { law in
      if let reason = options.waivers[law.id] { return waived(law, reason) }
      let isBroken = law.id == violation.law
      return LawReport(
        id: law.id, severity: law.severity, status: isBroken ? .broken : .notApplicable,
        checked: isBroken ? cases : 0,
        reason: isBroken ? nil : "the layout did not survive the run")
    }
    return SubjectReport(
      name: subject.name, file: file, line: subject.line, instance: instance,
      verdict: isWaived ? .inconclusive : .unlawful, cases: cases, discarded: 0, laws: reports,
      violations: isWaived ? [] : [violation])
  }

  private static func isAboutLayouts(_ law: LawDescription) -> Bool {
    laws.contains { $0.id == law.id } || Laws.layout.contains { $0.id == law.id }
  }

  private static func waived(_ law: LawDescription, _ reason: String) -> LawReport {
    LawReport(id: law.id, severity: law.severity, status: .waived, checked: 0, reason: reason)
  }
}
