/// What is wrong with a generator.
public enum GeneratorFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// A drawn value breaks what the author declares.
  case drawnValueInvalid(String, token: String)
  /// A value met while shrinking breaks what the author declares.
  case shrunkValueInvalid(String, token: String)
  /// The simplest value is not the one that the author names.
  case otherMinimum(String)
  /// The simplest choices make no value at all.
  case noMinimum
  /// A value shrinks to this one, which is not the minimum that the author names.
  case shrinksElsewhere(String, token: String)
  /// The same choices made two different runs: the generator depends on something else.
  case notRepeatable(token: String)

  /// One line that says what is wrong.
  public var description: String {
    switch self {
    case .drawnValueInvalid(let value, let token):
      return "drew \(value), which breaks the declared invariant; replay: \(token)"
    case .shrunkValueInvalid(let value, let token):
      return "shrank to \(value), which breaks the declared invariant; replay: \(token)"
    case .otherMinimum(let value): return "the simplest value is \(value), not the one declared"
    case .noMinimum: return "the simplest choices are discarded, so nothing shrinks well"
    case .shrinksElsewhere(let value, let token):
      return "shrinks to \(value), not to the minimum declared; replay: \(token)"
    case .notRepeatable(let token):
      return "the same choices draw differently a second time; replay: \(token)"
    }
  }
}

/// Checks a generator: what it draws, what its values shrink to, and its simplest value.
///
/// Every drawn value and every value met while shrinking must satisfy the invariant; the simplest
/// choices must make a value for which `isMinimum` holds, and every drawn value must shrink to one when
/// nothing holds it back; and the same choices must draw the same. Returns the first fault, or nil.
public func checkGenerator<Value>(
  _ gen: Gen<Value>, cases: Int = 200, seed: UInt64 = 1,
  isMinimum: (Value) -> Bool = { _ in true }, invariant: (Value) -> Bool
) -> GeneratorFault? {
  guard let simplest = gen.replay(ChoiceSequence()) else { return .noMinimum }
  if !isMinimum(simplest.value) { return .otherMinimum("\(simplest.value)") }
  let explorer = Explorer(gen, seed: seed)
  for index in 0..<cases {
    guard let example = explorer.example(at: index) else { continue }
    let sequence = example.recording.sequence
    if !invariant(example.value) {
      return .drawnValueInvalid("\(example.value)", token: sequence.token)
    }
    guard let again = gen.replay(sequence), again.recording.draws == example.recording.draws else {
      return .notRepeatable(token: sequence.token)
    }
    let bottom = Shrinker(budget: 500).shrink(example.recording, of: gen, while: { _ in true })
    if let end = gen.replay(bottom.sequence), !isMinimum(end.value) {
      return .shrinksElsewhere("\(end.value)", token: sequence.token)
    }
    // A made-up fault that differs from case to case, so that shrinking takes many ways.
    var fault: GeneratorFault?
    _ = Shrinker(budget: 60).shrink(
      example.recording, of: gen,
      whileExample: { candidate in
        if fault == nil, !invariant(candidate.value) {
          fault = .shrunkValueInvalid(
            "\(candidate.value)", token: candidate.recording.sequence.token)
        }
        return fault == nil && candidate.recording.draws.count % 5 != index % 5
      })
    if let fault { return fault }
  }
  return nil
}
