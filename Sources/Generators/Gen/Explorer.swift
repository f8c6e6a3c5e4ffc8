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
  /// What helps to meet rare faults.
  public let aids: SearchAids

  /// Makes the list of cases of a seed.
  @inlinable
  public init(
    _ gen: Gen<Value>, seed: UInt64, limit: Int = ChoiceSource.standardLimit,
    aids: SearchAids = .all
  ) {
    self.gen = gen
    self.seed = seed
    self.limit = limit
    self.aids = aids
  }

  /// Makes one case; nil if the generator discards it or it needs too many draws.
  @inlinable
  public func example(at index: Int) -> Example<Value>? {
    var health = GeneratorHealth()
    return example(at: index, &health)
  }

  /// Makes one case, and counts what went wrong on the way, whether or not a case comes of it: a filter
  /// that lets nothing pass is the one that people want to hear of.
  @inlinable
  func example(at index: Int, _ health: inout GeneratorHealth) -> Example<Value>? {
    let plan = CasePlan(seed: seed, index: index, limit: limit, aids: aids)
    let example = gen.example(from: plan.source)
    health.count(plan.source)
    guard let example else { return nil }
    guard plan.isVaried, let source = plan.variation(of: example.recording) else { return example }
    let varied = gen.example(from: source)
    health.count(source)
    return varied ?? example
  }
}

/// What a generator's runs have cost that made no value.
@usableFromInline
struct GeneratorHealth {
  /// How many attempts of filters were rejected.
  @usableFromInline var rejections = 0
  /// How many runs needed more draws than they may take.
  @usableFromInline var overruns = 0

  @usableFromInline init() {}

  /// Counts a run that is over.
  @inlinable mutating func count(_ source: ChoiceSource) {
    rejections += source.rejections
    if source.isOverrun { overruns += 1 }
  }
}

/// How one case of a search is drawn.
@usableFromInline
struct CasePlan {
  private static let smallCases = 48

  /// What the case is drawn from.
  @usableFromInline let source: ChoiceSource
  /// Whether the case is made of a first one by copying one of its spans over another.
  @usableFromInline let isVaried: Bool
  private let dice: UInt64

  @usableFromInline
  init(seed: UInt64, index: Int, limit: Int, aids: SearchAids) {
    var random = RandomSource(seed: seed, index: index)
    var randomEnd = Int.max
    var scale = 1.0
    var swarm: UInt64 = 0
    dice = random.next()
    if index < CasePlan.smallCases {
      // Random for a few draws and the simplest after them.
      randomEnd = index == 0 ? 0 : 1 + random.below(3 + index / 2)
      scale = 0.6
      isVaried = false
    } else {
      // Few cases have short arrays and few have long ones.
      switch dice & 7 {
      case 0: scale = 0.3
      case 1: scale = 0.6
      case 2: scale = 1.5
      case 3: scale = 3
      default: break
      }
      isVaried = aids.contains(.duplication) && dice >> 3 & 1 == 0
      // The high bits: what is left of the case's own number decides the preferences.
      if aids.contains(.swarm), dice >> 4 & 7 < 4 { swarm = dice >> 7 | 1 }
    }
    source = ChoiceSource(
      random: random, startingWith: [], randomEnd: randomEnd, lengthScale: scale, limit: limit,
      swarm: swarm, aimsAtBoundaries: aids.contains(.boundaries))
  }

  /// The source of a varied case; nil if the first one has no two spans of a label.
  @usableFromInline
  func variation(of recording: Recording) -> ChoiceSource? {
    var random = RandomSource(seed: dice)
    guard let copied = recording.copyingSpan(&random) else { return nil }
    return ChoiceSource(
      random: random, startingWith: copied, randomEnd: .max, lengthScale: source.lengthScale,
      limit: source.limit, swarm: source.swarm, aimsAtBoundaries: source.aimsAtBoundaries)
  }
}

extension Recording {
  /// The choices with one span's put in place of those of another with the same label, or of all
  /// others with the same label that are nested as deep: equal siblings, or equal parts of siblings.
  ///
  /// Nil if no two spans of one label that hold draws turn up in a few attempts.
  fileprivate func copyingSpan(_ random: inout RandomSource) -> [Choice]? {
    guard spans.count > 1 else { return nil }
    for _ in 0..<8 {
      let start = random.below(spans.count)
      // Every other time a whole element of an outermost array, such as a subview.
      let isWhole = random.next() & 1 == 0
      let origin = spans[isWhole ? outermostElement(around: start) : start]
      guard origin.count > 0 else { continue }
      // Looks for a partner from a random place on.
      var index = random.below(spans.count)
      for _ in spans.indices {
        index = index + 1 == spans.count ? 0 : index + 1
        let place = spans[index]
        if place.labelID == origin.labelID, place.start != origin.start, place.count > 0 {
          if random.below(4) < (isWhole ? 3 : 2) { return replacingRelatives(of: origin) }
          return replacing(place, by: origin, isNudged: random.next() & 3 == 0, &random)
        }
      }
    }
    return nil
  }

  /// The outermost span around one that is an element; the span itself if there is none.
  private func outermostElement(around index: Int) -> Int {
    var result = index
    var current = index
    while current >= 0 {
      if spans[current].isElement { result = current }
      current = spans[current].parent
    }
    return result
  }

  /// The choices with all spans like one replaced by it.
  private func replacingRelatives(of origin: Span) -> [Choice] {
    var result: [Choice] = []
    result.reserveCapacity(draws.count)
    var end = 0
    for place in spans
    where place.labelID == origin.labelID && place.depth == origin.depth && place.count > 0
      && place.start >= end
    {
      for index in end..<place.start { result.append(draws[index].choice) }
      for index in origin.start..<origin.end { result.append(draws[index].choice) }
      end = place.end
    }
    for index in end..<max(end, draws.count) { result.append(draws[index].choice) }
    return result
  }

  /// The choices with a span replaced by another, in which one number may be changed by a little.
  private func replacing(
    _ place: Span, by origin: Span, isNudged: Bool, _ random: inout RandomSource
  ) -> [Choice] {
    var result: [Choice] = []
    result.reserveCapacity(draws.count - place.count + origin.count)
    for index in 0..<place.start { result.append(draws[index].choice) }
    for index in origin.start..<origin.end { result.append(draws[index].choice) }
    for index in place.end..<max(place.end, draws.count) { result.append(draws[index].choice) }
    guard isNudged else { return result }
    let position = place.start + random.below(origin.count)
    let offset = random.next() & 1 == 0 ? 1 : -1
    switch result[position] {
    case .integer(let value): result[position] = .integer(value &+ offset)
    case .double(let value): result[position] = .double(value + Double(offset) / 2)
    case .boolean: break
    }
    return result
  }
}
