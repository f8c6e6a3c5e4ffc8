import Invariants
import Testing

/// The same fault, found from nine seeds, ends in the same minimal case.
@Suite struct OneMinimumTests {
  @Test(arguments: WitnessTests.witnesses)
  func nineSeedsEndInOneTree(_ witness: Witness) throws {
    var forms: [String] = []
    for seed in 1...9 as ClosedRange<UInt64> {
      let report = try report(witness.layout, profile: witness.profile, cases: 250, seed: seed)
      let violation = try #require(report.violations.first)
      let form =
        "\(violation.tree) \(violation.proposal) \(violation.bounds)"
        + " \(violation.direction)"
      if !forms.contains(form) { forms.append(form) }
    }
    // A layout that counts its calls answers anew in every run, so its bounds say nothing.
    if witness.layout is Grows || witness.layout is Wanders { return }
    #expect(forms.count == 1, "\(forms.joined(separator: "\n"))")
  }
}
