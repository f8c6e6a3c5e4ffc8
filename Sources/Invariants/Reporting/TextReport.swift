/// The rendering of a report for people: one block for each layout, a line of totals at the end.
///
/// It is a pure function of the report. Wide characters in a layout's name may shift a column;
/// nothing depends on columns.
public struct TextReport: Sendable {
  private let style: TerminalStyle

  /// Prepares a rendering.
  public init(style: TerminalStyle = .plain) {
    self.style = style
  }

  /// The whole report; every line ends with a newline.
  public func text(of report: RunReport) -> String {
    var blocks = report.subjects.map(block)
    if !report.skipped.isEmpty { blocks.append(skipped(report.skipped)) }
    if !report.leftOut.isEmpty { blocks.append(leftOut(report.leftOut)) }
    if !report.uncompiled.isEmpty { blocks.append(uncompiled(report.uncompiled)) }
    blocks.append(totals(of: report) + "\n")
    return blocks.joined(separator: "\n")
  }

  // MARK: One layout

  /// The block of one layout: what was run, and every broken law with its counterexample.
  public func block(of subject: SubjectReport) -> String {
    var lines = [heading(of: subject), "  " + outcome(of: subject)]
    if let stored = Self.stored(subject) { lines.append("  " + stored) }
    if subject.misfit { lines.append("  " + Self.misfit) }
    for law in subject.laws where law.status == .waived {
      lines.append("  waived: \(law.id) (\(law.reason ?? "no reason given"))")
    }
    // What was not claimed is no news.
    let unchecked = subject.laws.filter { law in
      law.status == .notApplicable && law.reason?.hasSuffix("is not claimed") != true
    }.map(\.id)
    if !unchecked.isEmpty {
      let rows = Self.wrapped("not applicable: " + unchecked.joined(separator: ", "), width: 94)
      lines += rows.enumerated().map { index, row in
        style.marked((index == 0 ? "  " : "    ") + row, as: .faint)
      }
    }
    for violation in subject.violations {
      lines += [""] + ViolationText(violation, of: subject, style: style).lines
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func heading(of subject: SubjectReport) -> String {
    let place = subject.file.map { file in
      "  " + style.marked(file + (subject.line.map { ":\($0)" } ?? ""), as: .faint)
    }
    let name = Self.title(of: subject)
    return style.marked(name, as: .heading) + (place ?? "")
  }

  /// The instance, with the type in front where the instance does not begin with it.
  static func title(of subject: SubjectReport) -> String {
    subject.instance.hasPrefix(subject.name)
      ? subject.instance : "\(subject.name): \(subject.instance)"
  }

  private func outcome(of subject: SubjectReport) -> String {
    let broken = subject.laws.filter { $0.status == .broken }
    let errors = broken.filter { $0.severity == .error }.count
    let judged = subject.laws.filter { $0.status == .held || $0.status == .broken }.count
    let verdict =
      switch subject.verdict {
      case .lawful: style.marked("lawful", as: broken.isEmpty ? .good : .doubtful)
      case .unlawful: style.marked("unlawful", as: .bad)
      case .inconclusive: style.marked("inconclusive", as: .doubtful)
      }
    var finding =
      broken.isEmpty
      ? "\(Self.count(judged, "law")) held"
      : "\(broken.count) of \(Self.count(judged, "law")) broken"
    if !broken.isEmpty, errors < broken.count {
      finding += " (\(Self.count(broken.count - errors, "warning")))"
    }
    var notes: [String] = []
    if subject.discarded > 0 { notes.append("\(subject.discarded) discarded") }
    if subject.repeated > 0 { notes.append("\(subject.repeated) repeated") }
    if subject.exhausted { notes.append("all there are") }
    let suffix = notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))"
    return "\(verdict): \(finding) in \(Self.count(subject.cases, "case"))\(suffix)"
  }

  /// Says that a replay token does not fit.
  package static let misfit =
    "the replay token was made for another layout or version: this is the case nearest to it"

  /// What became of the stored cases; `nil` if there were none.
  package static func stored(_ subject: SubjectReport) -> String? {
    guard !subject.stored.isEmpty else { return nil }
    let broken = subject.stored.count { $0.broken }
    let outcome = broken == subject.stored.count ? "still broken" : "\(broken) still broken"
    return
      "\(count(subject.stored.count, "stored case")) of earlier runs replayed first: \(outcome)"
  }

  // MARK: What was not certified

  private func skipped(_ entries: [SkippedReport]) -> String {
    var lines = [style.marked("Skipped", as: .heading)]
    for entry in entries {
      let place = entry.file.map { file in
        "  " + style.marked(file + (entry.line.map { ":\($0)" } ?? ""), as: .faint)
      }
      lines.append("  \(entry.name)\(place ?? "")")
      lines.append("    \(entry.reason)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func leftOut(_ entries: [LeftOutReport]) -> String {
    var lines = [style.marked("Left out", as: .heading)]
    for entry in entries {
      lines.append(
        "  \(entry.name)  " + style.marked("\(entry.file):\(entry.line)", as: .faint))
      lines.append("    \(entry.reason)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func uncompiled(_ files: [UncompiledReport]) -> String {
    var lines = [style.marked("Does not compile", as: .heading)]
    lines += files.map { "  \($0.file)" }
    return lines.joined(separator: "\n") + "\n"
  }

  private func totals(of report: RunReport) -> String {
    var parts: [String] = []
    func add(_ verdict: Verdict, _ role: TerminalStyle.Role) {
      let number = report.subjects.filter { $0.verdict == verdict }.count
      if number > 0 { parts.append(style.marked("\(number) \(verdict.rawValue)", as: role)) }
    }
    add(.lawful, .good)
    add(.unlawful, .bad)
    add(.inconclusive, .doubtful)
    if !report.skipped.isEmpty { parts.append("\(report.skipped.count) skipped") }
    if !report.uncompiled.isEmpty {
      parts.append("\(Self.count(report.uncompiled.count, "file")) not compiled")
    }
    let layouts = Self.count(report.subjects.count + report.skipped.count, "layout")
    return parts.isEmpty ? "\(layouts)." : "\(layouts): \(parts.joined(separator: ", "))."
  }

  // MARK: Words

  /// A count with its noun: `1 case`, `2 cases`.
  package static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// Breaks a text between words into lines of at most `width` characters, longer words excepted.
  static func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
