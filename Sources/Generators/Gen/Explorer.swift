/// The search: an endless list of cases, each of which depends on the seed and its number alone.
///
/// So the list can be divided among workers in any way. Case 0 takes the simplest value for every
/// draw; small cases follow; then cases of full size, some of which repeat one of their own parts
/// elsewhere, exactly or nearly.
public struct Explorer<Value>: Sendable {
  /// What makes the values.
  public let gen: Gen<Value>
  /// What all cases depend on.
  public let seed: UInt64
  /// The most draws that a case may take.
  public let limit: Int

  /// How many cases at the start are small.
  static var smallCases: Int { 48 }

  /// Makes the list of cases of a seed.
  public init(_ gen: Gen<Value>, seed: UInt64, limit: Int = ChoiceSource.standardLimit) {
    self.gen = gen
    self.seed = seed
    self.limit = limit
  }

  /// Makes one case; nil if the generator discards it or it needs too many draws.
  public func example(at index: Int) -> Example<Value>? {
    if index == 0 { return gen.replay(ChoiceSequence(), limit: limit) }
    var random = RandomSource(seed: seed, index: index)
    if index < Explorer.smallCases {
      let randomEnd = 1 + random.below(3 + index / 2)
      return gen.example(
        from: ChoiceSource(
          random: random, startingWith: [], randomEnd: randomEnd, lengthScale: 0.6, limit: limit))
    }
    let dice = random.next()
    let scale = Explorer.lengthScales[Int(truncatingIfNeeded: dice & 7)]
    let first = ChoiceSource(
      random: random, startingWith: [], randomEnd: .max, lengthScale: scale, limit: limit)
    let example = gen.example(from: first)
    // Three cases in eight are made of a first one by copying one of its spans over another.
    guard dice >> 3 & 7 < 3, let example else { return example }
    random = RandomSource(seed: dice)
    guard let copied = example.recording.copyingSpan(&random) else { return example }
    return gen.example(
      from: ChoiceSource(
        random: random, startingWith: copied, randomEnd: .max, lengthScale: scale, limit: limit))
      ?? example
  }

  private static var lengthScales: [Double] { [0.3, 0.6, 1, 1, 1, 1, 1.5, 3] }
}

extension Recording {
  /// The choices with one span's put in place of those of another with the same label.
  ///
  /// Nil if no two spans of one label that hold draws turn up in a few attempts.
  func copyingSpan(_ random: inout RandomSource) -> [Choice]? {
    guard spans.count > 1 else { return nil }
    for _ in 0..<8 {
      let origin = spans[random.below(spans.count)]
      guard origin.count > 0 else { continue }
      // Looks for a partner from a random place on.
      let start = random.below(spans.count)
      for step in 0..<spans.count {
        let place = spans[(start + step) % spans.count]
        guard place.labelID == origin.labelID, place.start != origin.start, place.count > 0 else {
          continue
        }
        var part = Array(draws[origin.start..<origin.end]).map(\.choice)
        if random.next() & 3 == 0 { nudge(&part, &random) }
        var result = draws[..<place.start].map(\.choice)
        result += part
        result += draws[place.end...].map(\.choice)
        return result
      }
    }
    return nil
  }

  /// Changes one number of a part by a little, so that the copy is nearly equal.
  private func nudge(_ part: inout [Choice], _ random: inout RandomSource) {
    let index = random.below(part.count)
    let offset = random.next() & 1 == 0 ? 1 : -1
    switch part[index] {
    case .integer(let value): part[index] = .integer(value &+ offset)
    case .double(let value): part[index] = .double(value + Double(offset) / 2)
    case .boolean: break
    }
  }
}
