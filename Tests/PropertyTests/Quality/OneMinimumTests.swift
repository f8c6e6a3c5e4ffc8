import Invariants
import Testing

/// The same fault, found from nine seeds, ends in the same minimal case.
@Suite struct OneMinimumTests {
  /// Two subviews of height 0 stay beside two of height 10, because both have to change at once.
  private static let seldom: Set<String> = []

  @Test(arguments: WitnessTests.witnesses.filter { !seldom.contains($0.law) })
  func nineSeedsEndInOneTree(_ witness: Witness) throws {
    var forms: [String] = []
    for seed in 1...9 as ClosedRange<UInt64> {
      let violation = try #require(try violation(of: witness, seed: seed))
      let form =
        "\(violation.tree) \(violation.proposal) \(violation.bounds)"
        + " \(violation.direction)"
      if !forms.contains(form) { forms.append(form) }
    }
    // A layout that counts its calls answers anew in every run, so its bounds say nothing.
    if witness.layout is Grows || witness.layout is Wanders { return }
    #expect(forms.count == 1, "\(forms.joined(separator: "\n"))")
  }

  /// Searches on where the first cases do not break the law: here it is the end that counts.
  private func violation(of witness: Witness, seed: UInt64) throws -> ViolationReport? {
    for cases in [250, 2_000, 8_000] {
      let report = try report(
        witness.layout, profile: witness.profile, claims: witness.claims, cases: cases, seed: seed,
        laws: [witness.law])
      if let violation = report.violations.first { return violation }
    }
    return nil
  }
}
