import Foundation
import Generators
import Invariants
import LayoutSpec
import Testing

/// How many cases it takes until a fault is met.
///
/// With `LAYOUT_LAWS_DETECTION=100` in its environment, the suite prints the table of
/// `Benchmarks/detection` over so many seeds, of the witnesses of one law if
/// `LAYOUT_LAWS_DETECTION_OF` names it.
@Suite struct DetectionTests {
  private static let asked = ProcessInfo.processInfo.environment["LAYOUT_LAWS_DETECTION"]
    .flatMap { Int($0) }

  /// The default number of cases.
  private static let limit = CertifyOptions().cases

  /// A fault that needs five subviews and unequal priorities.
  private struct Rare: SketchLayout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      let priorities = subviews.map(\.priority)
      let isRare = subviews.count >= 5 && priorities.contains { $0 != priorities[0] }
      return isRare ? CGSize(width: -1, height: 0) : largest(proposal, subviews)
    }
  }

  private static let rare = Witness(law: "size.valid", subviews: 5, layout: Rare())

  /// The number of the first case, from 1, that breaks the witness's law; nil if none does.
  static func casesToDetection(
    of witness: Witness, seed: UInt64, aids: SearchAids = .all, limit: Int = limit
  ) -> Int? {
    guard var law = Laws.layout.first(where: { $0.id == witness.law }) else { return nil }
    for case .probes(let limit) in witness.claims where law.id == "cost.probes" {
      law = .costProbes(limit: limit)
    }
    let layout = witness.layout
    let subject = LayoutSubject(name: "Witness", instance: "Witness(8)") { _ in layout }
    let explorer = Explorer(subject.gen, seed: seed, aids: aids)
    var seen: Set<ChoiceSequence> = []
    for index in 0..<limit {
      guard let example = explorer.example(at: index),
        seen.insert(example.recording.sequence).inserted
      else { continue }
      let observation = Observer.observe(layout, example.value.scenario, twins: law.needs)
      if case .broken = law.check(observation) { return seen.count }
    }
    return nil
  }

  @Test("Five subviews of unequal priorities meet within the default number of cases")
  func rareFault() {
    let found = (1...10 as ClosedRange<UInt64>).count {
      Self.casesToDetection(of: Self.rare, seed: $0) != nil
    }
    #expect(found >= 9)
  }

  @Test("Every witness is caught within 200 cases", arguments: WitnessTests.witnesses)
  func isCaughtSoon(_ witness: Witness) {
    let found = (1...5 as ClosedRange<UInt64>).count {
      Self.casesToDetection(of: witness, seed: $0, limit: 200) != nil
    }
    #expect(found >= 3)
  }

  @Test(.enabled(if: asked != nil))
  func printTable() {
    let seeds = Self.asked ?? 0
    let columns: [(String, SearchAids)] = [
      ("all", .all), ("no swarm", [.boundaries, .duplication]),
      ("no boundaries", [.swarm, .duplication]), ("no duplication", [.swarm, .boundaries]),
      ("none", []),
    ]
    print("| fault | \(columns.map(\.0).joined(separator: " | ")) |")
    print("|---|\(columns.map { _ in "---" }.joined(separator: "|"))|")
    let law = ProcessInfo.processInfo.environment["LAYOUT_LAWS_DETECTION_OF"]
    for witness in [Self.rare] + WitnessTests.witnesses where law == nil || law == witness.law {
      let cells = columns.map { column in
        let counts = (1...UInt64(seeds)).map {
          Self.casesToDetection(of: witness, seed: $0, aids: column.1) ?? .max
        }.sorted()
        let shown = [counts[(seeds - 1) / 2], counts[(seeds * 95 + 99) / 100 - 1]].map {
          $0 == .max ? "–" : "\($0)"
        }
        return shown.joined(separator: " · ")
      }
      print("| \(witness.testDescription) | \(cells.joined(separator: " | ")) |")
    }
  }
}
