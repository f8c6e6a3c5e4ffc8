/// What came of checking a property.
public struct CheckReport<Value> {
  /// How a check ends.
  public enum Outcome {
    /// The property held in all cases.
    case passed
    /// The property failed; this is the smallest case found.
    case failed(Counterexample)
    /// Too many cases in a row were discarded for a verdict.
    case gaveUp
    /// The property held, but a condition was met in too few cases.
    case uncovered([Coverage])
  }

  /// A failing case, made small.
  public struct Counterexample {
    /// The value that fails.
    public let value: Value
    /// Its draws; the sequence's token replays it. Nil for an example that was given as a value.
    public let recording: Recording?
    /// What the property threw.
    public let error: any Error
    /// The number of the case that failed first.
    public let caseIndex: Int
    /// How the case was made small; nil for an example that was given as a value.
    public let shrunk: ShrinkResult?
    /// Which parts matter; nil if that was not asked for.
    public let explanation: Explanation?
  }

  /// How often a condition held, and how often it had to.
  public struct Coverage: Hashable, Sendable {
    /// The condition's name.
    public let name: String
    /// The share of cases in which it had to hold.
    public let demanded: Double
    /// In how many cases it held.
    public let hits: Int
    /// Among how many cases it was looked at.
    public let cases: Int

    /// Whether even a generous estimate of the true share, right in 999 of 1,000 checks, is too low.
    public var isMissed: Bool { upperBound < demanded }

    /// The upper end of the Wilson score interval for the true share.
    var upperBound: Double {
      if cases == 0 { return 0 }
      let z = 3.29
      let count = Double(cases)
      let share = Double(hits) / count
      let spread = (share * (1 - share) / count + z * z / (4 * count * count)).squareRoot()
      return (share + z * z / (2 * count) + z * spread) / (1 + z * z / count)
    }
  }

  /// How the check ended.
  public var outcome: Outcome
  /// Failures with errors of other types than the first one's, in the order in which they were met.
  public var otherFailures: [Counterexample] = []
  /// How many different valid cases were run.
  public var cases: Int
  /// How many cases the generator or an assumption discarded.
  public var discarded: Int
  /// How many cases were repetitions and not run again.
  public var repeated: Int
  /// How many attempts of filters were rejected.
  public var rejections: Int
  /// True if all values that the generator can make were run.
  public var isExhausted: Bool
  /// How many cases had each label, most frequent first.
  public var labels: [(name: String, count: Int)]
  /// The demands on coverage with what was counted.
  public var coverage: [Coverage]

  /// Whether the property held and everything demanded was covered.
  public var isPassed: Bool {
    if case .passed = outcome { return true }
    return false
  }

  /// The smallest failing case, if there is one.
  public var counterexample: Counterexample? {
    if case .failed(let counterexample) = outcome { return counterexample }
    return nil
  }
}

extension CheckReport: CustomStringConvertible {
  /// A few lines for people: the verdict, the counterexample, the counts.
  public var description: String {
    var lines: [String] = []
    switch outcome {
    case .passed:
      lines.append("held in \(cases) cases" + (isExhausted ? ", which is all there are" : ""))
    case .gaveUp:
      lines.append("gave up after \(cases) cases: \(discarded) discarded, \(repeated) repeated")
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
    if rejections > 10 * cases {
      lines.append("warning: filters rejected \(rejections) attempts in \(cases) cases")
    }
    for label in labels { lines.append("\(label.count) of \(cases): \(label.name)") }
    return lines.joined(separator: "\n")
  }
}

extension CheckReport.Counterexample {
  fileprivate var lines: [String] {
    var lines = ["fails for \(value)", "because of \(error)"]
    if let recording { lines.append("replay: \(recording.sequence.token)") }
    if let shrunk {
      lines.append(
        "case \(caseIndex), made small in \(shrunk.evaluations) evaluations"
          + (shrunk.isFixedPoint ? "" : ", not to the end"))
    }
    return lines
  }
}
