import Generators
import Invariants
import LayoutSpec
import Testing

/// The small scope: all of it, once each.
@Suite struct SmallScopeTests {
  /// One scenario of each count of kinds of subviews: 4 scripts, 36 proposals, 2 directions.
  private static let rest = 4 * 36 * 2

  @Test func everyScenarioIsListedOnce() {
    let all = Array(SmallScope(upTo: 1, upToOrder: false))
    #expect(all.count == (1 + 8) * Self.rest)
    #expect(Set(all).count == all.count)
  }

  @Test func orderIsLeftOutOnlyWhereItMakesNoDifference() {
    let all = SmallScope(upTo: 2, upToOrder: false).reduce(0) { count, _ in count + 1 }
    let some = SmallScope(upTo: 2, upToOrder: true).reduce(0) { count, _ in count + 1 }
    #expect(all == (1 + 8 + 64) * Self.rest)
    #expect(some == (1 + 8 + 36) * Self.rest)
  }

  private func report(
    _ layout: any Layout, exhaustive: Int, cases: Int, claims: [Claim] = []
  ) throws -> SubjectReport {
    var options = CertifyOptions()
    options.cases = cases
    options.exhaustive = exhaustive
    options.claims = claims
    options.laws = ["placement.exactly-once", "size.valid"]
    let subject = LayoutSubject(name: "subject", instance: "subject()") { _ in layout }
    return try Certifier(options: options).certify(subject)
  }

  @Test func theCertificateCountsIt() throws {
    let lawful = try report(ZStackLayout(), exhaustive: 1, cases: 10, claims: [.symmetric])
    #expect(
      lawful.exhaustive
        == SmallScopeReport(subviews: 1, scenarios: 9 * Self.rest, upToOrder: true))
    #expect(lawful.verdict == .lawful)
    let none = try Certifier().certify(LayoutSubject(ZStackLayout()))
    #expect(none.exhaustive == nil)
  }

  /// One case is the simplest one, without subviews, so only the small scope can find it, and its
  /// token runs the case again.
  @Test func aFaultThatNoRandomCaseFoundIsFound() throws {
    let found = try report(SkipsLast(), exhaustive: 1, cases: 1)
    let violation = try #require(found.violations.first)
    #expect(violation.law == "placement.exactly-once")
    #expect(violation.subviews == 1)
    let subject = LayoutSubject(name: "subject", instance: "subject()") { _ in SkipsLast() }
    let replayed = try Certifier().replay(violation.replay, subject: subject)
    #expect(replayed.violations.map(\.law).contains("placement.exactly-once"))
  }
}
