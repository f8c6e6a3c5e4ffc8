import Generators
import LayoutSpec

/// The mutation run: which laws notice which way of spoiling which lawful layout.
package struct Teeth: Sendable {
  /// A lawful layout to spoil, and what its author claims.
  package struct Subject: Sendable {
    package let name: String
    package let profiles: [Profile]
    package let claims: [Claim]
    /// The mutations that change nothing about this layout, each with the reason.
    package let equivalent: [Mutation: String]
    let spoil: @Sendable (Mutation) -> any Layout

    /// Describes a layout.
    package init<L: Layout>(
      _ layout: L, name: String, profiles: [Profile] = [], claims: [Claim] = [],
      equivalent: [Mutation: String] = [:]
    ) {
      self.name = name
      self.profiles = profiles
      self.claims = claims
      self.equivalent = equivalent
      spoil = { Mutant(layout, $0) }
    }
  }

  /// How one mutant fared.
  package struct Row: Sendable, Equatable {
    package var subject: String
    package var mutation: Mutation
    /// The ids of the laws that noticed, in the order of the catalogue.
    package var laws: [String]
    /// The number of the first case in which a law meant for the mutation noticed.
    package var firstCase: Int?
    /// Why nothing can notice, where the mutation changes nothing.
    package var equivalent: String?

    /// The law meant for the mutation that noticed, the best one.
    package var killer: String? { mutation.meantFor.first(where: laws.contains) }
  }

  /// The most cases that each mutant is given.
  package let cases: Int
  package let seed: UInt64

  package init(cases: Int = 200, seed: UInt64 = 1) {
    self.cases = cases
    self.seed = seed
  }

  /// Spoils a layout in one way, and runs cases until a law that is meant for it notices; with
  /// `isThorough` all of them, so that the row names every law that notices.
  package func row(
    _ subject: Subject, _ mutation: Mutation, isThorough: Bool = false
  ) -> Row {
    var row = Row(
      subject: subject.name, mutation: mutation, laws: [],
      equivalent: subject.equivalent[mutation])
    let laws = Laws.layout.filter { law in
      (law.profile.map(subject.profiles.contains) ?? true)
        && (law.claim.map { kind in subject.claims.contains { $0.kind == kind } } ?? true)
    }.map { law in
      for case .probes(let limit) in subject.claims where law.id == "cost.probes" {
        return Law.costProbes(limit: limit)
      }
      return law
    }
    let twins = laws.reduce(into: Twins()) { $0.formUnion($1.needs) }
    let layout = subject.spoil(mutation)
    let explorer = Explorer(Scenario.gen(lengths: [8]), seed: seed)
    var broken = Array(repeating: false, count: laws.count)
    for index in 0..<cases {
      guard let example = explorer.example(at: index) else { continue }
      let observation = Observer.observe(layout, example.value, twins: twins)
      for lawIndex in laws.indices where !broken[lawIndex] {
        guard case .broken = laws[lawIndex].check(observation) else { continue }
        broken[lawIndex] = true
        if row.firstCase == nil, mutation.meantFor.contains(laws[lawIndex].id) {
          row.firstCase = index
        }
      }
      if row.firstCase != nil, !isThorough { break }
    }
    row.laws = laws.indices.filter { broken[$0] }.map { laws[$0].id }
    return row
  }
}
