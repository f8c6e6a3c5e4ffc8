/// What of a counterexample matters, found by changing one part of it at a time.
public struct Explanation: Hashable, Sendable {
  /// One part of the counterexample and what is known about it.
  public struct Part: Hashable, Sendable {
    /// The index of the span in the recording; nil for a single draw.
    public let span: Int?
    /// The draws of the part.
    public let draws: Range<Int>
    /// What changing the part does.
    public let finding: Finding
    /// A case that differs from the counterexample in this part alone, to show where the part is.
    public let sample: ChoiceSequence
  }

  /// What changing a part does.
  public enum Finding: Hashable, Sendable {
    /// The fault stayed with each of so many other values, which are all there are or a fair choice of
    /// them, so the part does not matter.
    case anyValue(tries: Int)
    /// The fault stayed for the numbers from the first to the second, as far as they were tried, and
    /// not for those right beyond them.
    case range(from: Choice, through: Choice)
  }

  /// The parts about which something was found, in the order of their draws.
  public let parts: [Part]
  /// How often the property was evaluated.
  public let evaluations: Int

  /// Whether the part that a span stands for, or one around it, does not matter.
  public func isIrrelevant(_ span: Span) -> Bool {
    parts.contains { part in
      guard case .anyValue = part.finding, span.count > 0 else { return false }
      return part.draws.lowerBound <= span.start + (span.isElement ? 1 : 0)
        && span.end <= part.draws.upperBound
    }
  }

  /// The finding about the single draw at an index; nil if there is none.
  public func finding(at draw: Int) -> Finding? {
    parts.first { $0.span == nil && $0.draws.lowerBound == draw }?.finding
  }
}

/// Finds out which parts of a minimal counterexample matter.
public struct Explainer: Sendable {
  /// How many other values of a part must show the fault before the part counts as irrelevant.
  public let tries: Int
  /// The most evaluations of the property.
  public let budget: Int
  /// What the other values depend on.
  public let seed: UInt64

  /// Makes an explainer.
  public init(tries: Int = 20, budget: Int = 1_000, seed: UInt64 = 1) {
    self.tries = tries
    self.budget = budget
    self.seed = seed
  }

  /// Explains the recording of a case that is interesting.
  public func explain<Value>(
    _ recording: Recording, of gen: Gen<Value>, while isInteresting: (Value) -> Bool
  ) -> Explanation {
    withoutActuallyEscaping(isInteresting) { isInteresting in
      let session = ExplainSession(
        recording: recording, tries: tries, budget: budget, seed: seed,
        redraw: { choices, random in
          let source = ChoiceSource(
            random: random, startingWith: choices, randomEnd: .max, lengthScale: 1,
            limit: 2 * recording.draws.count + 256)
          return gen.example(from: source)?.recording
        },
        judge: { choices in
          let candidate = ChoiceSequence(choices)
          guard let example = gen.replay(candidate, limit: choices.count),
            example.recording.realises(candidate)
          else { return nil }
          return isInteresting(example.value)
        })
      return session.run()
    }
  }
}
