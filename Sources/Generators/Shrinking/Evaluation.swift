/// What came of running one candidate while shrinking.
public struct Evaluation: Sendable {
  /// What the generator drew for the candidate; nil if it discarded the case.
  public let recording: Recording?
  /// Whether the candidate still shows the fault that is being shrunk.
  public let isInteresting: Bool

  /// Makes the outcome of a candidate.
  public init(recording: Recording?, isInteresting: Bool) {
    self.recording = recording
    self.isInteresting = isInteresting
  }
}

/// The end of a shrink: the smallest sequence found and what it cost.
public struct ShrinkResult: Sendable {
  /// The smallest sequence that is still interesting.
  public let sequence: ChoiceSequence
  /// The recording of that sequence, with constraints and spans.
  public let recording: Recording
  /// How often the property was evaluated; running the generator alone is not counted.
  public let evaluations: Int
  /// How many evaluations it took to arrive at the result; the rest showed that none is smaller.
  public let evaluationsToResult: Int
  /// True if no pass can improve the result; false if the budget ended first.
  public let isFixedPoint: Bool
}
