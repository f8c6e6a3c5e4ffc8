import Generators
import Invariants
import LayoutSpec
import Testing

/// Answers by a rule of its own, whatever is inside.
private struct StubbornLayout: SketchLayout {
  let answer: @Sendable (ProposedViewSize) -> CGSize

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    answer(proposal)
  }
}

/// What a subview does on its own is not held against the layout around it.
@Suite struct BlameTests {
  /// A subview that behaves as no good view does.
  struct Hostile: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let answer: @Sendable (ProposedViewSize) -> CGSize

    init(_ name: String, _ answer: @escaping @Sendable (ProposedViewSize) -> CGSize) {
      testDescription = name
      self.answer = answer
    }

    init(_ width: CGFloat, _ height: CGFloat) {
      self.init("\(width)×\(height)") { _ in CGSize(width: width, height: height) }
    }

    /// The node that stands for the subview.
    func node() throws -> LayoutNode {
      try #require(StubbornLayout(answer: answer) {}.nodes(_NodeInputs()).nodes.first)
    }
  }

  static let hostile = [
    Hostile(.nan, 1), Hostile(1, .nan), Hostile(-5, 1), Hostile(1, -5), Hostile(-5, -5),
    Hostile(.infinity, 1), Hostile(1, .infinity), Hostile(.infinity, .infinity),
    Hostile(-.infinity, 1), Hostile(1e300, 1e300),
    Hostile(.leastNonzeroMagnitude, .leastNonzeroMagnitude),
    Hostile("more than offered") {
      CGSize(width: ($0.width ?? 10) * 2 + 5, height: ($0.height ?? 10) + 100)
    },
    Hostile("infinite at nil") {
      CGSize(width: $0.width ?? .infinity, height: $0.height ?? 10)
    },
    Hostile("NaN at zero") {
      CGSize(width: $0.width == 0 ? CGFloat.nan : 10, height: $0.height == 0 ? CGFloat.nan : 10)
    },
    Hostile("less the more is offered") {
      CGSize(width: max(0, 100 - ($0.width ?? 50)), height: 100 / (1 + ($0.height ?? 1)))
    },
    Hostile("negative when squeezed") {
      CGSize(width: ($0.width ?? 40) - 20, height: ($0.height ?? 40) - 20)
    },
  ]

  /// A lawful layout with all that its author may claim.
  struct Subject: Sendable, CustomTestStringConvertible {
    let layout: any Layout
    let profile: Profile
    let claims: [Claim]

    var testDescription: String { "\(type(of: layout)) \(profile)" }

    /// The laws that the layout is held to.
    var laws: [Law<Observation>] {
      Laws.layout.filter { law in
        (law.profile.map { $0 == profile } ?? true)
          && (law.claim.map { kind in claims.contains { $0.kind == kind } } ?? true)
      }
    }
  }

  static let subjects = [
    Subject(
      layout: HStackLayout(spacing: 0), profile: .stack,
      claims: [.hugsContent, .scaleFree, .readsDirection]),
    Subject(
      layout: VStackLayout(alignment: .leading, spacing: 4), profile: .stack,
      claims: [.hugsContent, .readsDirection]),
    Subject(
      layout: ZStackLayout(alignment: .bottomTrailing), profile: .overlay,
      claims: [.symmetric, .scaleFree, .readsDirection]),
    Subject(
      layout: GridLayout(horizontalSpacing: 0, verticalSpacing: 0), profile: .grid,
      claims: [.readsDirection, .scaleFree]),
    Subject(
      layout: SketchGrid(columns: 2), profile: .grid, claims: [.readsDirection, .scaleFree]),
    Subject(
      layout: SketchFlow(), profile: .flow, claims: [.hugsContent, .readsDirection]),
  ]

  /// Every subview hostile, and every second one.
  @Test(arguments: subjects, hostile)
  func laysNoBlameOnTheLayout(_ subject: Subject, _ hostile: Hostile) throws {
    let laws = subject.laws
    for every in [1, 2] {
      let explorer = Explorer(Scenario.gen(lengths: [8]), seed: UInt64(every))
      for index in 0..<50 {
        let observation = try observe(
          subject.layout, explorer.example(at: index)?.value, hostile, every: every)
        for law in laws {
          if case .broken(let violation) = law.check(observation) {
            Issue.record(
              "\(law.id), every \(every): \(violation.message), \(violation.actual)")
          }
        }
      }
    }
  }

  /// Runs a scenario with a hostile subview in every so manieth place.
  private func observe(
    _ layout: any Layout, _ scenario: Scenario?, _ hostile: Hostile, every: Int
  ) throws -> Observation {
    let scenario = try #require(scenario)
    let node = try hostile.node()
    return Observer.observe(layout, scenario, substitute: { $0 % every == 0 ? node : $1 })
  }

  /// Faults that no subview can be the cause of, whatever it answers.
  private static let ownFaults: [(mutation: Mutation, law: String)] = [
    (.dropLast, "placement.exactly-once"), (.placeTwice, "placement.exactly-once"),
    (.placeWhileMeasuring, "placement.only-in-place"), (.growEachTime, "size.pure"),
    (.wander, "placement.pure"), (.neverUpdate, "cache.coherent"),
    (.placeFromHistory, "history.independent"), (.moodyGuide, "alignment.pure"),
    (.notEmpty, "stack.empty"),
    (.offerLessAcross, "stack.minor-offer"),
  ]

  /// A hostile subview is no excuse for what the layout does on its own.
  @Test(arguments: ownFaults.indices)
  func aHostileSubviewExcusesNoFaultOfTheLayout(_ index: Int) throws {
    let (mutation, id) = Self.ownFaults[index]
    let law = try #require(Laws.layout.first { $0.id == id })
    let explorer = Explorer(Scenario.gen(lengths: [8]), seed: 1)
    for hostile in Self.hostile {
      let layout = Mutant(HStackLayout(spacing: 8), mutation)
      let isCaught = try (0..<400).contains { index in
        let scenario = explorer.example(at: index)?.value
        guard
          case .broken = law.check(try observe(layout, scenario, hostile, every: 1))
        else { return false }
        return true
      }
      // A point that is added to what is infinite, NaN or huge is lost.
      if mutation == .growEachTime || mutation == .neverUpdate || mutation == .wander
        || mutation == .placeFromHistory
      {
        let answer = hostile.answer(.unspecified)
        if !(abs(answer.width) < 1e12) { continue }
      }
      #expect(isCaught, "\(id) with \(hostile.testDescription)")
    }
  }

  /// Where only some subviews are hostile, the fault shows on the others.
  @Test(arguments: [
    (Mutation.forgetOrigin, "placement.translation"), (.nanPosition, "placement.finite"),
    (.offerNegative, "proposal.valid"), (.nanSize, "size.valid"),
  ])
  func aLawThatNeedsTameSubviewsAppliesWhereTheyAre(_ mutation: Mutation, _ id: String) throws {
    let law = try #require(Laws.layout.first { $0.id == id })
    let explorer = Explorer(Scenario.gen(lengths: [8]), seed: 1)
    let greedy = try #require(Self.hostile.first { $0.testDescription == "more than offered" })
    let layout = Mutant(HStackLayout(spacing: 8), mutation)
    let isCaught = try (0..<200).contains { index in
      let scenario = explorer.example(at: index)?.value
      guard case .broken = law.check(try observe(layout, scenario, greedy, every: 2)) else {
        return false
      }
      return true
    }
    #expect(isCaught)
  }
}
