import Generators
import Testing

/// A small tree, the kind of value that the engine is made for.
indirect enum SampleTree: Equatable, Sendable, CustomStringConvertible {
  case leaf(Double)
  case padded(SampleTree, Double)
  case row([SampleTree])

  var description: String {
    switch self {
    case .leaf(let width): return "\(width)"
    case .padded(let child, let inset): return "pad(\(child), \(inset))"
    case .row(let children):
      return "row(\(children.map(\.description).joined(separator: ", ")))"
    }
  }

  var width: Double {
    switch self {
    case .leaf(let width): return width
    case .padded(let child, let inset): return child.width + 2 * inset
    case .row(let children): return children.reduce(0) { $0 + $1.width }
    }
  }

  var count: Int {
    switch self {
    case .leaf: return 1
    case .padded(let child, _): return 1 + child.count
    case .row(let children): return children.reduce(1) { $0 + $1.count }
    }
  }

  var hasPadding: Bool {
    switch self {
    case .leaf: return false
    case .padded: return true
    case .row(let children): return children.contains { $0.hasPadding }
    }
  }

  static func gen(depth: Int = 4) -> Gen<SampleTree> {
    Gen(labeled: "tree") { source in
      let kind = source.index(below: 3, weights: depth == 0 ? [1, 0, 0] : [2, 1, 2])
      switch depth == 0 ? 0 : kind {
      case 1:
        let inset = source.double(in: 0...20)
        return .padded(try gen(depth: depth - 1).draw(from: source), inset)
      case 2:
        let children = try source.array("child", count: 0...5, average: 2) {
          try gen(depth: depth - 1).draw(from: source)
        }
        return .row(children)
      default: return .leaf(source.double(in: 0...1_000))
      }
    }
  }
}

/// Widths and an offer derived from them, as a layout's test would draw them.
struct SampleOffer: Equatable, Sendable {
  var widths: [Double]
  var offer: Double

  static let gen = Gen { source in
    let widths = source.array("width", count: 0...8) { source.double(in: 0...400) }
    var sum = 0.0
    var suggestions: [Double] = []
    for width in widths {
      sum += width
      suggestions.append(sum)
    }
    return SampleOffer(
      widths: widths, offer: source.double(in: 0...4_000, suggestions: suggestions))
  }
}

/// A generator with a property that fails for some of its values, with the values' type hidden.
struct SampleProblem: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Finds the first failing recording for a seed.
  let find: @Sendable (UInt64) -> Recording?
  let shrink: @Sendable (Recording) -> ShrinkResult
  /// Shrinks through the interface that evaluates whole sequences.
  let shrinkCombined: @Sendable (Recording) -> ShrinkResult
  /// Whether the value of a sequence fails.
  let fails: @Sendable (ChoiceSequence) -> Bool
  let show: @Sendable (ChoiceSequence) -> String

  init<Value>(
    _ name: String, _ gen: Gen<Value>, fails: @escaping @Sendable (Value) -> Bool
  ) {
    testDescription = name
    find = { seed in
      let explorer = Explorer(gen, seed: seed)
      for index in 0..<5_000 {
        if let example = explorer.example(at: index), fails(example.value) {
          return example.recording
        }
      }
      return nil
    }
    shrink = { Shrinker().shrink($0, of: gen, while: fails) }
    shrinkCombined = { start in
      Shrinker().shrink(start) { sequence in
        guard let example = gen.replay(sequence) else {
          return Evaluation(recording: nil, isInteresting: false)
        }
        return Evaluation(recording: example.recording, isInteresting: fails(example.value))
      }
    }
    self.fails = { sequence in gen.replay(sequence).map { fails($0.value) } ?? false }
    show = { sequence in gen.replay(sequence).map { "\($0.value)" } ?? "discarded" }
  }

  static let all: [SampleProblem] = [
    SampleProblem("sum of a list", Gen.integer().array(count: 0...20)) { list in
      list.contains { $0 > 1_000 } && list.count > 2
    },
    SampleProblem("equal neighbours", Gen.integer(in: 0...50).array()) { list in
      zip(list, list.dropFirst()).contains { $0 == $1 && $0 > 3 }
    },
    SampleProblem("wide tree", SampleTree.gen()) { $0.width > 500 && $0.hasPadding },
    SampleProblem("exact offer", SampleOffer.gen) { sample in
      sample.widths.count >= 2 && sample.offer > 0
        && sample.offer == sample.widths.reduce(0, +)
    },
    SampleProblem(
      "filtered pair", zip(Gen.integer(), Gen.integer(in: 0...100).filter { $0 % 3 == 0 })
    ) { first, second in
      first > second && second > 10
    },
    SampleProblem(
      "bound count",
      Gen.integer(in: 0...30).flatMap { Gen.double(in: -100...100).array(count: $0) }
    ) { list in
      list.filter { $0 < -0.25 }.count >= 2
    },
  ]
}
