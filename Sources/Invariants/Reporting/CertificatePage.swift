/// The certificate as a page: one self-contained HTML document, the same bytes for equal reports.
public struct CertificatePage: Sendable {
  private let report: RunReport

  /// Prepares the page of a run.
  public init(_ report: RunReport) { self.report = report }

  /// The document, ending in a line break.
  public var html: String {
    var lines = [
      "<!DOCTYPE html>", "<html lang=\"en\">", "<head>", "<meta charset=\"utf-8\">",
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
      "<title>Layout certificate</title>", "<style>", Self.style, "</style>", "</head>", "<body>",
      "<h1>Layout certificate</h1>",
      "<p>\(report.tool.name.escaped) \(report.tool.version.escaped), seed \(report.seed), "
        + "exit status \(report.exitStatus)</p>",
    ]
    if report.subjects.count > 1 {
      lines += Self.table(
        ["Layout", "Verdict", "Cases"],
        report.subjects.enumerated().map { index, subject in
          [
            "<a href=\"#layout-\(index + 1)\">\(TextReport.title(of: subject).escaped)</a>",
            Self.badge(subject.verdict.rawValue), "\(subject.cases)",
          ]
        })
    }
    for (index, subject) in report.subjects.enumerated() {
      lines += section(subject, number: index + 1)
    }
    if !report.skipped.isEmpty {
      lines += ["<h2>Skipped</h2>"]
      lines += Self.table(
        ["Layout", "File", "Reason"],
        report.skipped.map { [$0.name.escaped, ($0.file ?? "").escaped, $0.reason.escaped] })
    }
    if !report.uncompiled.isEmpty {
      lines.append("<h2>Does not compile</h2>")
      for file in report.uncompiled {
        lines.append("<h3>\(file.file.escaped)</h3>")
        lines.append("<pre>\(file.errors.joined(separator: "\n").escaped)</pre>")
      }
    }
    return (lines + ["</body>", "</html>"]).joined(separator: "\n") + "\n"
  }

  private static let style = """
    body { font: 15px/1.5 system-ui, sans-serif; max-width: 62rem; margin: 2rem auto; padding: 0 1rem; \
    color: #1b1b1b; background: #ffffff; }
    table { border-collapse: collapse; margin: .5rem 0 1rem; }
    th, td { text-align: left; vertical-align: top; padding: .15rem .75rem .15rem 0; \
    border-bottom: 1px solid #dddddd; }
    pre { background: #f5f5f5; padding: .75rem; overflow-x: auto; }
    code { word-break: break-all; }
    .lawful, .held { color: #1a7f37; } .unlawful, .broken, .error { color: #b3261e; }
    .warning, .inconclusive, .waived { color: #8a5a00; } .not-applicable { color: #666666; }
    article { border-left: 3px solid #b3261e; padding-left: 1rem; margin: 1rem 0; }
    """

  private static func badge(_ word: String) -> String {
    "<strong class=\"\(word)\">\(word)</strong>"
  }

  /// A table of cells that are HTML already.
  private static func table(_ head: [String], _ rows: [[String]]) -> [String] {
    ["<table>", "<tr>" + head.map { "<th>\($0)</th>" }.joined() + "</tr>"]
      + rows.map { "<tr>" + $0.map { "<td>\($0)</td>" }.joined() + "</tr>" } + ["</table>"]
  }

  // MARK: One layout

  private func section(_ subject: SubjectReport, number: Int) -> [String] {
    var lines = [
      "<section id=\"layout-\(number)\">",
      "<h2>\(TextReport.title(of: subject).escaped): \(Self.badge(subject.verdict.rawValue))</h2>",
    ]
    var facts: [[String]] = []
    if let file = subject.file {
      facts.append(["File", "\(file)\(subject.line.map { ":\($0)" } ?? "")".escaped])
    }
    if let digest = subject.digest { facts.append(["Source", "<code>\(digest.escaped)</code>"]) }
    facts.append(["Instance", "<code>\(subject.instance.escaped)</code>"])
    facts.append(
      ["Claims", subject.claims.isEmpty ? "none" : subject.claims.joined(separator: ", ").escaped])
    facts.append([
      "Random cases",
      "\(subject.cases), seed \(report.seed); \(subject.repeated) more were repetitions, and "
        + "\(subject.discarded) were discarded",
    ])
    if let scope = subject.exhaustive {
      facts.append([
        "Small scope",
        "all \(scope.scenarios) scenarios of up to \(scope.subviews) subviews"
          + (scope.upToOrder ? ", up to the order of the subviews" : ""),
      ])
    }
    if let command = subject.command {
      facts.append(["Again", "<code>\(command.escaped)</code>"])
    }
    lines += Self.table(["", ""], facts)
    for violation in subject.violations { lines += article(violation, subject) }
    lines += laws(subject)
    if let distribution = subject.distribution { lines += cases(distribution, subject) }
    return lines + ["</section>"]
  }

  private func laws(_ subject: SubjectReport) -> [String] {
    let shown = subject.laws.filter { law in
      law.status != .notApplicable || law.reason?.hasSuffix("is not claimed") != true
    }
    let rows = shown.map { law in
      [
        "<code>\(law.id)</code>", Self.badge(law.status.rawValue), law.severity.rawValue,
        law.status == .held || law.status == .broken ? "\(law.checked)" : "",
        law.failureRateBelow.map { "below \(ReportedNumber($0))" } ?? "",
        (law.reason ?? "").escaped,
      ]
    }
    let hidden = subject.laws.count - shown.count
    return ["<h3>Laws</h3>"]
      + Self.table(
        ["Law", "Outcome", "Severity", "Checked in cases", "Failure rate", ""], rows)
      + [
        "<p>The failure rate is the largest one that no failure in so many cases leaves open, with "
          + "95&nbsp;% confidence (Clopper–Pearson; about 3 in N). It is about cases as they are "
          + "generated, not about trees as people write them, and it takes the cases for "
          + "independent."
          + (hidden > 0 ? " \(TextReport.count(hidden, "law")) would need a claim." : "") + "</p>"
      ]
  }

  private func cases(_ distribution: Distribution, _ subject: SubjectReport) -> [String] {
    let total = max(distribution.subviews.reduce(0, +), 1)
    func share(_ count: Int) -> String { "\((count * 100 + total / 2) / total)&nbsp;%" }
    let counts = distribution.subviews.enumerated().map { number, cases in
      [TextReport.count(number, "subview"), "\(cases)", share(cases)]
    }
    let features = distribution.features.map { [$0.name.escaped, "\($0.cases)", share($0.cases)] }
    return ["<h3>What the random cases were like</h3>"]
      + Self.table(["With", "Cases", "Share"], counts + features)
  }

  private func article(_ violation: ViolationReport, _ subject: SubjectReport) -> [String] {
    var lines = [
      "<article>",
      "<h3><span class=\"\(violation.severity.rawValue)\">\(violation.severity.rawValue)</span>: "
        + "<code>\(violation.law)</code></h3>",
      "<p>\(violation.promise.escaped)</p>", "<p>\(violation.message.escaped)</p>",
    ]
    if let cause = violation.sameCauseAs {
      lines.append("<p>Probably the same cause as <code>\(cause)</code>.</p>")
    }
    var facts = [
      ["Proposal", violation.proposal.text.escaped],
      ["Bounds", violation.bounds.sizeAndOrigin.escaped],
      ["Expected", violation.expected.escaped], ["Actual", violation.actual.escaped],
    ]
    if violation.direction == "rightToLeft" { facts.append(["Direction", "right to left"]) }
    if let blame = violation.blame { facts.append(["Blame", blame.escaped]) }
    facts.append(["Replay", "<code>\(violation.replay.escaped)</code>"])
    lines += Self.table(["", ""], facts)
    lines.append("<pre>\(violation.tree.escaped)</pre>")
    if let picture = CounterexampleSVG(violation) { lines.append(picture.text) }
    return lines + ["</article>"]
  }
}
