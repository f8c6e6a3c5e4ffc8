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
    /// Lengths that the layout was made with: proposals are aimed at them.
    let lengths: [CGFloat]
    let spoil: @Sendable (Mutation) -> any Layout

    /// Describes a layout.
    package init<L: Layout>(
      _ layout: L, name: String, profiles: [Profile] = [], claims: [Claim] = [],
      equivalent: [Mutation: String] = [:], lengths: [CGFloat] = [8]
    ) {
      self.name = name
      self.profiles = profiles
      self.claims = claims
      self.equivalent = equivalent
      self.lengths = lengths
      spoil = { Mutant(layout, $0) }
    }

    /// Describes the simplest layout of a subject that was found in a file.
    ///
    /// Throws ``UnmakeableParameter`` where it cannot be made.
    package init(
      _ subject: LayoutSubject, options: CertifyOptions, equivalent: [Mutation: String]
    ) throws {
      let drawn = try subject.draw(ChoiceSource(replaying: ChoiceSequence()))
      func open<L: Layout>(_ layout: L) -> Subject {
        Subject(
          layout, name: drawn.instance, profiles: options.profiles, claims: options.claims,
          equivalent: equivalent, lengths: drawn.lengths)
      }
      self = open(drawn.layout)
    }

    /// The laws that the layout is held to.
    var laws: [Law<Observation>] {
      Laws.layout.filter { law in
        (law.profile.map(profiles.contains) ?? true)
          && (law.claim.map { kind in claims.contains { $0.kind == kind } } ?? true)
      }.map { law in
        for case .probes(let limit) in claims where law.id == "cost.probes" {
          return Law.costProbes(limit: limit)
        }
        return law
      }
    }

    /// Why nothing can notice a mutation: what the file says, or that no law forbids it.
    func excuse(for mutation: Mutation) -> String? {
      if let reason = equivalent[mutation] { return reason }
      let ids = Set(laws.map(\.id))
      // That something sticks out is a matter of luck: a layout may leave room enough.
      let forbidding = mutation.meantFor.filter {
        $0 != "placement.contained" || mutation.meantFor.first == $0
      }
      if forbidding.contains(where: ids.contains) { return nil }
      return "nothing forbids it without a claim (\(forbidding.joined(separator: ", ")))"
    }
  }

  /// How one mutant fared.
  package struct Row: Sendable, Equatable, Codable {
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
  /// How many cases each mutant is given for sure, so that other laws may notice too.
  package let least: Int
  package let seed: UInt64

  package init(cases: Int = 200, least: Int = 0, seed: UInt64 = 1) {
    self.cases = cases
    self.least = least
    self.seed = seed
  }

  /// Spoils a layout in one way, and runs cases until a law that is meant for it notices.
  package func row(_ subject: Subject, _ mutation: Mutation) -> Row {
    var row = Row(
      subject: subject.name, mutation: mutation, laws: [],
      equivalent: subject.excuse(for: mutation))
    let laws = subject.laws
    let twins = laws.reduce(into: Twins()) { $0.formUnion($1.needs) }
    let layout = subject.spoil(mutation)
    let explorer = Explorer(Scenario.gen(lengths: subject.lengths), seed: seed)
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
      if row.firstCase != nil, index + 1 >= least { break }
    }
    row.laws = laws.indices.filter { broken[$0] }.map { laws[$0].id }
    // What is noticed was not equivalent after all, so an excuse that nobody gave is none.
    if !row.laws.isEmpty, subject.equivalent[mutation] == nil { row.equivalent = nil }
    return row
  }

  /// Spoils a layout in every way; `onProgress` is called before each.
  package func table(_ subject: Subject, onProgress: () -> Void = {}) -> TeethReport.Table {
    TeethReport.Table(
      name: subject.name, profiles: subject.profiles, claims: subject.claims,
      rows: Mutation.spoiling.map { mutation in
        onProgress()
        return row(subject, mutation)
      })
  }
}
