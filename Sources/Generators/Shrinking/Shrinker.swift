/// Makes a failing case small by editing its choices and running the generator again.
///
/// The result is the smallest that its passes can reach in shortlex order: fewer draws first, then
/// simpler draws from the front on. It depends on the start and on the property alone, never on chance
/// or time.
public struct Shrinker: Sendable {
  /// The most evaluations of the property that a shrink may take.
  public let budget: Int

  /// Makes a shrinker with a budget of property evaluations.
  public init(budget: Int = 5_000) {
    self.budget = budget
  }

  /// Shrinks a recording that is known to be interesting.
  ///
  /// `evaluate` runs the generator and the property on a sequence. Where a generator is at hand,
  /// ``shrink(_:of:knownBoring:while:)`` needs far fewer evaluations, because it can see what a
  /// candidate turns into before the property runs.
  public func shrink(
    _ start: Recording, evaluate: (ChoiceSequence) -> Evaluation
  ) -> ShrinkResult {
    withoutActuallyEscaping(evaluate) { evaluate in
      let session = ShrinkSession(
        start: start, budget: budget, oracle: .combined(evaluate), memory: ShrinkMemory())
      return session.run()
    }
  }

  /// Shrinks a recording of a generator while its value stays interesting.
  ///
  /// `knownBoring` are sequences that were run before and are not interesting; they are not run
  /// again. The recording itself must be interesting.
  public func shrink<Value>(
    _ start: Recording, of gen: Gen<Value>, knownBoring: [ChoiceSequence] = [],
    while isInteresting: (Value) -> Bool
  ) -> ShrinkResult {
    shrink(start, of: gen, knownBoring: knownBoring, whileExample: { isInteresting($0.value) })
  }

  /// Shrinks a recording of a generator while its examples stay interesting.
  ///
  /// Like ``shrink(_:of:knownBoring:while:)`` for a property that wants to see the choices, too.
  public func shrink<Value>(
    _ start: Recording, of gen: Gen<Value>, knownBoring: [ChoiceSequence] = [],
    whileExample isInteresting: (Example<Value>) -> Bool
  ) -> ShrinkResult {
    let memory = ShrinkMemory()
    for sequence in knownBoring { memory.addBoring(Fingerprint(sequence.choices)) }
    return shrink(start, of: gen, remembering: memory, whileExample: isInteresting)
  }

  /// Shrinks a recording of a generator while its examples stay interesting, and uses and extends
  /// what earlier shrinks of the same property have found out.
  package func shrink<Value>(
    _ start: Recording, of gen: Gen<Value>, remembering memory: ShrinkMemory,
    whileExample isInteresting: (Example<Value>) -> Bool
  ) -> ShrinkResult {
    withoutActuallyEscaping(isInteresting) { isInteresting in
      var last: Example<Value>?
      let oracle = ShrinkSession.Oracle.split(
        replay: { choices, limit in
          last = gen.replay(ChoiceSequence(choices), limit: limit)
          return last?.recording
        },
        judge: {
          guard let example = last else { return false }
          return isInteresting(example)
        })
      // What a search drew is replayed once, because only a replay notes what else it could draw.
      let replayed = gen.replay(start.sequence, limit: start.draws.count)?.recording
      let session = ShrinkSession(
        start: replayed ?? start, budget: budget, oracle: oracle, memory: memory)
      return session.run()
    }
  }
}
