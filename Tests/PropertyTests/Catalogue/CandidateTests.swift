import Invariants
import Testing

/// Every candidate of the study became a law, or is left out with a reason.
@Suite struct CandidateTests {
  /// How many candidates each family of the study has.
  private static let families: [(name: String, count: Int)] = [
    ("U", 13), ("C", 19), ("K", 8), ("P", 13), ("A", 12), ("S", 23), ("Z", 6), ("B", 4), ("V", 7),
    ("M", 39), ("G", 16), ("Sp", 8), ("X", 6), ("N", 6),
  ]

  /// The candidates that a text names: `S4`, `K1 to K6`, `U1, U2`.
  static func candidates(in text: String) -> Set<String> {
    var result: Set<String> = []
    for match in text.matches(of: /\b([A-Z][a-z]?)(\d+)(?: to ([A-Z][a-z]?)(\d+))?\b/) {
      let family = String(match.output.1)
      guard let first = Int(match.output.2) else { continue }
      let last = match.output.4.flatMap { Int($0) } ?? first
      guard first <= last else { continue }
      for number in first...last { result.insert("\(family)\(number)") }
    }
    return result
  }

  @Test func everyCandidateIsALawOrLeftOut() {
    var known: Set<String> = []
    for law in Laws.all { known.formUnion(Self.candidates(in: law.source)) }
    for entry in LeftOut.all { known.formUnion(Self.candidates(in: entry.candidate)) }
    let all = Self.families.flatMap { family in (1...family.count).map { "\(family.name)\($0)" } }
    #expect(all.filter { !known.contains($0) } == [])
  }

  @Test func rangesAreReadAsTheyAreWritten() {
    #expect(Self.candidates(in: "LAWS K1 to K3; X6") == ["K1", "K2", "K3", "X6"])
  }
}
