extension CheckReport: CustomStringConvertible {
  /// A few lines for people: the verdict, the counterexample with what matters in it, the counts.
  public var description: String {
    var lines: [String] = []
    switch outcome {
    case .passed: lines.append("held in \(cases) cases\(shortfall)")
    case .gaveUp:
      lines.append(
        "gave up after \(cases) of \(casesDemanded) cases: \(discarded) discarded,"
          + " \(repeated) repeated")
    case .uncovered(let missed):
      for coverage in missed {
        lines.append(
          "\"\(coverage.name)\" held in \(coverage.hits) of \(coverage.cases) cases, but"
            + " \(coverage.demanded * 100) % are demanded")
      }
    case .failed(let counterexample):
      lines += counterexample.lines
      for other in otherFailures { lines += other.lines }
    }
    lines += health
    for label in labels { lines.append("\(label.count) of \(cases): \(label.name)") }
    return lines.joined(separator: "\n")
  }

  /// Why there were fewer cases than were asked for.
  private var shortfall: String {
    if isExhausted { return ", which is all there are" }
    return cases < casesDemanded && repeated > 0
      ? " of \(casesDemanded); no others turned up among \(repeated) repetitions" : ""
  }

  /// What is to be said about the generator and the stored cases.
  private var health: [String] {
    var lines: [String] = []
    // Ten attempts for a case are what a filter is allowed; a generator that needs more is slow.
    if rejections > 10 * cases {
      lines.append("warning: filters rejected \(rejections) attempts in \(cases) cases")
    }
    if overruns > cases {
      lines.append("warning: \(overruns) cases were too long; see CheckOptions.drawLimit")
    }
    if discarded > 10 * cases {
      lines.append("warning: \(discarded) cases were discarded, and \(cases) were run")
    }
    if outdatedStoredCases > 0 {
      lines.append(
        "\(outdatedStoredCases) stored \(outdatedStoredCases == 1 ? "case does" : "cases do") not fit"
          + " the generator, which has changed")
    }
    return lines
  }
}

extension CheckReport.Counterexample {
  fileprivate var lines: [String] {
    let start = "fails for "
    var lines = [start + String(describing: value)]
    lines += ExplanationNote.lines(notes, beside: lines[0], offset: start.count)
    lines.append("because of \(error)")
    if let recording { lines.append("replay: \(recording.sequence.token)") }
    if let shrunk {
      lines.append(
        "\(origin.text(caseIndex)), made small in \(shrunk.evaluations) evaluations"
          + (shrunk.isFixedPoint ? "" : ", not to the end"))
    }
    return lines
  }
}

extension CheckReport.Origin {
  fileprivate func text(_ index: Int) -> String {
    switch self {
    case .given: "example \(index)"
    case .stored: "stored case \(index)"
    case .searched: "case \(index)"
    case .enumerated: "case \(index) of all"
    }
  }
}
