import Foundation
import Invariants
import LayoutSpec
import Testing

/// What a certificate says beside the verdict.
@Suite struct CertificateTests {
  /// Known digests (FIPS 180-4 and its examples).
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func digestsAreThoseOfTheStandard(_ text: String, _ digest: String) {
    #expect(SHA256.hex(text.utf8) == digest)
  }

  @Test func aMillionLettersFillManyBlocks() {
    #expect(
      SHA256.hex(repeatElement(UInt8(ascii: "a"), count: 1_000_000))
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test func theBoundIsThatOfClopperAndPearson() {
    #expect(FailureBound.ifNeverBroken(in: 0) == nil)
    #expect(FailureBound.ifNeverBroken(in: 1) == 0.95)
    #expect(FailureBound.ifNeverBroken(in: 10) == 0.259)
    #expect(FailureBound.ifNeverBroken(in: 1_000) == 0.003)
    #expect(FailureBound.ifNeverBroken(in: 100_000) == 0.00003)
  }

  private func report(_ layout: some Layout, name: String) throws -> SubjectReport {
    var options = CertifyOptions()
    options.cases = 300
    options.waivers = ["size.responds": "a <test> & nothing else"]
    let subject = LayoutSubject(name: name, instance: "\(name)()") { _ in layout }
    return try Certifier(options: options).certify(subject)
  }

  @Test func onlyLawsThatHeldHaveABound() throws {
    let report = try report(SkipsLast(), name: "SkipsLast")
    for law in report.laws {
      #expect((law.failureRateBelow != nil) == (law.status == .held), "\(law.id)")
      #expect(law.status != .held || law.checked > 0, "\(law.id)")
    }
  }

  @Test func theDistributionCountsEveryRandomCase() throws {
    let report = try report(HStackLayout(), name: "Row")
    let distribution = try #require(report.distribution)
    #expect(distribution.subviews.reduce(0, +) == report.cases)
    let empty = try #require(distribution.features.first { $0.name == "no subviews" })
    #expect(empty.cases == distribution.subviews[0])
    // A feature that never occurs, or always, is no feature of random cases.
    for feature in distribution.features {
      #expect(feature.cases > 0 && feature.cases < report.cases, "\(feature.name)")
    }
  }

  private func run() throws -> RunReport {
    RunReport(
      tool: ReportingTool(name: "layoutcheck", version: "1"), seed: 1,
      subjects: [
        try report(SkipsLast(), name: "SkipsLast"), try report(ZStackLayout(), name: "Layers"),
      ], skipped: [SkippedReport(name: "Table<A>", reason: "it is generic")], exitStatus: 1)
  }

  @Test func twoRunsGiveTheSameBytes() throws {
    let (first, second) = (try run(), try run())
    #expect(try first.json() == second.json())
    #expect(CertificatePage(first).html == CertificatePage(second).html)
  }

  @Test func thePageShowsWhatTheReportHolds() throws {
    let page = CertificatePage(try run()).html
    for text in [
      "SkipsLast(): <strong class=\"unlawful\">unlawful", "placement.exactly-once",
      "a &lt;test&gt; &amp; nothing else", "Table&lt;A&gt;", "no subviews",
    ] {
      #expect(page.contains(text), "\(text)")
    }
    #expect(!page.contains("http://") || !page.contains("src="))
    // What is opened is closed.
    for tag in ["section", "article", "table", "tr", "td", "pre", "svg", "g", "h2", "h3"] {
      let opened = page.matches(of: try Regex("<\(tag)[ >]")).count
      #expect(opened == page.components(separatedBy: "</\(tag)>").count - 1, "\(tag)")
    }
  }

  /// Two laws that the same smallest tree breaks are said to have one cause, after the errors.
  @Test func lawsWithOneCauseSaySo() throws {
    let report = try report(Grows(), name: "Grows")
    let ranks = report.violations.map { $0.severity == .error ? 0 : 1 }
    #expect(ranks == ranks.sorted())
    for violation in report.violations.dropFirst() {
      let earlier = report.violations.prefix { $0 != violation }
      let twin = earlier.first { $0.tree == violation.tree && $0.direction == violation.direction }
      #expect(violation.sameCauseAs == twin?.law)
    }
    #expect(report.violations.contains { $0.sameCauseAs != nil })
  }
}
