/// What came of checking a property.
public struct CheckReport<Value> {
  /// How a check ends.
  public enum Outcome {
    /// The property held in all cases.
    case passed
    /// The property failed; this is the smallest case found.
    case failed(Counterexample)
    /// Too many cases in a row were discarded for a verdict, before as many were run as were asked for,
    /// or every case that there is was.
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
    /// The number of the case that failed first, among those of its origin, starting at 0.
    public let caseIndex: Int
    /// Where the case that failed first came from.
    public let origin: Origin
    /// How the case was made small; nil for an example that was given as a value.
    public let shrunk: ShrinkResult?
    /// Which parts matter; nil if that was not asked for.
    public let explanation: Explanation?
    /// The explanation in words, beside the parts of the value's description; empty for a value whose
    /// description does not show them.
    public let notes: [ExplanationNote]
  }

  /// Where a case came from.
  public enum Origin: Hashable, Sendable {
    /// It was given as a value.
    case given
    /// It failed in an earlier check.
    case stored
    /// It was met by searching.
    case searched
    /// It was met when all values of a small generator were run one after the other.
    case enumerated
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
    public var isMissed: Bool { hits < max(cases, 1) && upperBound < demanded }

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
  /// How many cases were asked for.
  public var casesDemanded: Int
  /// How many cases the generator or an assumption discarded.
  public var discarded: Int
  /// How many cases were repetitions and not run again.
  public var repeated: Int
  /// How many attempts of filters were rejected, in cases that came to nothing, too.
  public var rejections: Int
  /// How many runs of the generator needed more draws than a case may take.
  public var overruns = 0
  /// True if all values that the generator can make were run.
  public var isExhausted: Bool
  /// Which of the stored cases need not be kept: they hold now, the generator does not make them any
  /// more, or a counterexample of this report stands for them.
  public var settledStoredCases: [ChoiceSequence] = []
  /// How many of the stored cases the generator does not make any more, because it has changed.
  public var outdatedStoredCases = 0
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
