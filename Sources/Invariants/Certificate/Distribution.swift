import Generators
import LayoutSpec

/// What the random cases of a run were like: in how many of them each feature was present.
///
/// A certificate is worth as much as the cases behind it, so it says what they were.
public struct Distribution: Codable, Sendable, Equatable {
  /// In how many cases the layout had so many subviews at the beginning; the index is the number.
  public private(set) var subviews: [Int] = []
  /// In how many cases each feature was present, in a fixed order.
  public private(set) var features: [Feature]

  /// A feature of cases.
  public struct Feature: Codable, Sendable, Equatable {
    /// What the cases have, in a few words.
    public var name: String
    /// How many cases have it.
    public var cases: Int
  }

  init() {
    features = Self.questions.map { Feature(name: $0.name, cases: 0) }
  }

  /// Counts a case.
  mutating func count(_ observation: Observation) {
    let count = observation.scenario.subviews.count
    while subviews.count <= count { subviews.append(0) }
    subviews[count] += 1
    let sight = Sight(observation)
    for (index, question) in Self.questions.enumerated() where question.isPresent(sight) {
      features[index].cases += 1
    }
  }

  /// What is asked of a case.
  private static let questions: [(name: String, isPresent: @Sendable (Sight) -> Bool)] = [
    ("no subviews", { $0.scenario.subviews.isEmpty }),
    ("an unspecified proposal", { $0.lengths.contains(nil) }),
    ("a proposal of 0", { $0.lengths.contains(0) }),
    ("an infinite proposal", { $0.lengths.contains(.infinity) }),
    (
      "a finite proposal above 0",
      { $0.lengths.contains { length in length.map { $0 > 0 && $0 < .infinity } ?? false } }
    ),
    ("a subview larger than offered", { $0.overflows }),
    ("a subview of no size", { $0.hasNothing }),
    ("subviews of different priorities", { $0.traits.contains(.priorities) }),
    ("explicit alignment guides", { $0.traits.contains(.guides) }),
    ("text", { $0.traits.contains(.text) }),
    ("layout values", { $0.traits.contains(.values) }),
    ("rigid subviews only", { !$0.scenario.subviews.isEmpty && !$0.traits.contains(.yielding) }),
    ("right to left", { $0.scenario.direction == .rightToLeft }),
    ("several calls", { $0.scenario.script.count > 1 }),
    (
      "an update of the subviews",
      { $0.scenario.script.contains { if case .update = $0 { true } else { false } } }
    ),
    (
      "bounds away from the origin",
      {
        $0.scenario.script.contains {
          if case .place(_, let origin, _) = $0 { origin != .zero } else { false }
        }
      }
    ),
    (
      "bounds of another size than asked for",
      {
        $0.scenario.script.contains {
          if case .place(_, _, .some) = $0 { true } else { false }
        }
      }
    ),
  ]

  /// What the questions look at.
  private struct Sight {
    let scenario: Scenario
    var lengths: [CGFloat?] = []
    var overflows = false
    var hasNothing = false
    var traits: SubviewTraits = []

    init(_ observation: Observation) {
      scenario = observation.scenario
      for step in scenario.script {
        switch step {
        case .place(let proposal, _, _), .measure(let proposal), .horizontalGuide(_, let proposal),
          .verticalGuide(_, let proposal):
          lengths += [proposal.width, proposal.height]
        case .update, .spacing: continue
        }
      }
      for call in observation.calls where call.cache == .fresh {
        traits.formUnion(call.traits)
        for case .measure(_, let proposal, let size) in call.events {
          if size == .zero { hasNothing = true }
          if size.width > proposal.width ?? .infinity || size.height > proposal.height ?? .infinity
          {
            overflows = true
          }
        }
      }
    }
  }
}

/// How rarely a law may still be broken although it never was.
public enum FailureBound {
  /// The confidence of the bound.
  public static let confidence = 0.95

  /// The largest probability of a failure under which none in so many independent cases is at least
  /// as likely as 5 in 100: 1 − 0.05^(1/N), about 3/N; rounded up to three digits.
  ///
  /// It is the upper end of the one-sided Clopper–Pearson interval for 0 failures, and it is about
  /// cases as the generators make them, not about trees as people write them. `nil` without cases.
  public static func ifNeverBroken(in cases: Int) -> Double? {
    guard cases > 0 else { return nil }
    // −expm1 keeps the digits that 1 − x would lose. Rounded, so that no library's last digit shows.
    let bound = -expm1(log(1 - confidence) / Double(cases))
    let scale = pow(10, 2 - log10(bound).rounded(.down))
    return min(1, (bound * scale - 1e-9).rounded(.up) / scale)
  }
}
