import Invariants

/// Puts together what was found out about all files.
struct RunAssembly {
  /// One file with the results of its subjects, in order.
  struct File {
    var file: BuiltFile
    var results: [(subject: PlannedSubject, result: Supervisor.Result)]
  }

  /// More errors of one file than this are not reported.
  private static let errors = 5

  let seed: UInt64
  let isStrict: Bool

  /// The report, its exit status included.
  func report(on files: [File]) -> RunReport {
    var report = RunReport(
      tool: ReportingTool(name: "layoutcheck", version: Help.version), seed: seed, subjects: [],
      skipped: [], exitStatus: 0)
    for item in files {
      let path = item.file.path
      if !item.file.errors.isEmpty {
        report.uncompiled.append(UncompiledReport(file: path, errors: Self.first(item.file.errors)))
      }
      var skipped = item.file.skipped
      for (subject, result) in item.results {
        switch result {
        case .certified(let certificate): report.subjects.append(judged(certificate))
        case .skipped(let reason):
          skipped.append(SkippedLayout(name: subject.name, line: subject.line, reason: reason))
        }
      }
      report.leftOut += item.file.leftOut.map {
        LeftOutReport(name: $0.name, reason: $0.reason, file: path, line: $0.line)
      }
      report.skipped += skipped.sorted { $0.line < $1.line }.map {
        SkippedReport(name: $0.name, reason: $0.reason, file: path, line: $0.line)
      }
    }
    report.exitStatus = Int(status(of: report).rawValue)
    return report
  }

  private static func first(_ errors: [Diagnostic]) -> [String] {
    let shown = errors.prefix(Self.errors).flatMap { error in
      [error.text] + (MissingName(error.message).map { ["  note: \($0.note)"] } ?? [])
    }
    let rest = errors.count - min(errors.count, Self.errors)
    return rest == 0 ? shown : shown + ["\(errors[0].path): and \(rest) more errors"]
  }

  /// The certificate under `--strict`: a broken warning makes a layout unlawful too.
  private func judged(_ certificate: SubjectReport) -> SubjectReport {
    var certificate = certificate
    if isStrict, certificate.laws.contains(where: { $0.status == .broken }) {
      certificate.verdict = .unlawful
    }
    return certificate
  }

  /// What is most urgent to know comes first: without a file its layouts went unjudged, and a script
  /// that only looks at the status has to learn that even if another layout is unlawful.
  private func status(of report: RunReport) -> ExitStatus {
    if !report.uncompiled.isEmpty { return .uncompiled }
    if report.subjects.isEmpty { return .nothingCertified }
    return report.subjects.allSatisfy { $0.verdict == .lawful } ? .lawful : .unlawful
  }
}
