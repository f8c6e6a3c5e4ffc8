/// The rendering of one broken law for people.
struct ViolationText {
  private let violation: ViolationReport
  private let subject: SubjectReport
  private let style: TerminalStyle

  init(_ violation: ViolationReport, of subject: SubjectReport, style: TerminalStyle) {
    (self.violation, self.subject, self.style) = (violation, subject, style)
  }

  /// The block's lines, indented by two.
  var lines: [String] {
    var lines = [title]
    if !violation.promise.isEmpty { lines += wrapped("promise", violation.promise) }
    lines += wrapped("found", violation.message)
    if let instance = violation.instance, instance != subject.instance {
      lines += field("layout", instance + comment(on: "layout"))
    }
    if violation.nodes > 0 {
      lines += field("proposal", violation.proposal.text + comment(on: "proposal"))
      lines += field("bounds", violation.bounds.sizeAndOrigin + comment(on: "bounds"))
      lines += field("direction", direction + comment(on: "direction"))
      lines += field("tree", size)
      lines += indented(tree)
      lines += picture
    }
    lines += field("expected", violation.expected)
    lines += field("actual", violation.actual)
    if let blame = violation.blame { lines += field("blame", blame) }
    if !violation.replay.isEmpty { lines += field("replay", replay) }
    return lines
  }

  private var title: String {
    let role: TerminalStyle.Role = violation.severity == .error ? .bad : .doubtful
    return "  " + style.marked("\(violation.severity.rawValue): \(violation.law)", as: role)
  }

  private var direction: String {
    switch violation.direction {
    case "leftToRight": "left to right"
    case "rightToLeft": "right to left"
    default: violation.direction
    }
  }

  /// How large the counterexample is, and whether it can be trusted to be the smallest.
  private var size: String {
    let minimal =
      violation.minimal
      ? "minimal"
      : violation.evaluations == 0 ? "as replayed" : "the smallest found, perhaps not minimal"
    let subviews = TextReport.count(violation.subviews, "subview")
    return "\(minimal): \(subviews), \(TextReport.count(violation.nodes, "node"))"
  }

  // MARK: Explanation

  private func comment(on field: String) -> String {
    let entries = violation.explanation.filter {
      $0.line == nil && ($0.part == field || $0.part.hasPrefix(field + " "))
    }
    return entries.isEmpty ? "" : "  // \(ExplanationReport.comment(entries, owner: field))"
  }

  /// The tree with a comment beside each part of which something is known.
  private var tree: String {
    let lines = violation.tree.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { index, line in
      let entries = violation.explanation.filter { $0.line == index + 1 }
      if entries.isEmpty { return String(line) }
      return "\(line)  // \(ExplanationReport.comment(entries))"
    }.joined(separator: "\n")
  }

  private var picture: [String] {
    let lines = AsciiPicture(bounds: violation.bounds, frames: violation.frames).lines
    guard !violation.frames.isEmpty else { return [] }
    return field("picture", "") + lines.map { $0.isEmpty ? "" : "      \($0)" }
  }

  private var replay: String {
    guard let command = subject.command else { return violation.replay }
    return "\(command) --replay \(violation.replay)"
  }

  // MARK: Columns

  private func field(_ name: String, _ value: String) -> [String] {
    let rows = value.split(separator: "\n", omittingEmptySubsequences: false)
    return rows.enumerated().map { index, row in
      let label = index == 0 ? name : ""
      if row.isEmpty, label.isEmpty { return "" }
      let column = row.isEmpty ? label : label.padding(to: 10)
      return "    " + style.marked(column, as: .faint) + row
    }
  }

  private func wrapped(_ name: String, _ value: String) -> [String] {
    let rows = TextReport.wrapped(value, width: 86)
    return field(name, rows.joined(separator: "\n"))
  }

  private func indented(_ source: String) -> [String] {
    source.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.isEmpty ? "" : "      \(line)"
    }
  }
}

extension String {
  /// The string with spaces added up to a number of characters.
  fileprivate func padding(to length: Int) -> String {
    self + String(repeating: " ", count: max(0, length - count))
  }
}
