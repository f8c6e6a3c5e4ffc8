import Generators
import Invariants
import LayoutSpec
import Testing

/// Breaks two laws for different reasons: one without subviews, one with two.
private struct TwoFaults: SketchLayout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    CGSize(width: CGFloat(subviews.count - 1), height: 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews.prefix(1) { subview.place(at: bounds.origin, proposal: proposal) }
  }
}

/// Wrong only for a gap of 3 or more, where it places twice.
private struct Gapped: SketchLayout {
  var gap: CGFloat

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: proposal)
      if gap >= 3 { subview.place(at: bounds.origin, proposal: proposal) }
    }
  }
}

private struct Opaque: Sendable {}

@Suite struct CertifierTests {
  @Test func oneRunFindsEveryFaultAtItsSmallest() throws {
    let report = try report(TwoFaults())
    #expect(report.violations.map(\.law) == ["size.valid", "placement.exactly-once"])
    #expect(report.violations.map(\.subviews) == [0, 2])
    #expect(report.violations.map(\.minimal) == [true, true])
  }

  @Test(arguments: [1, 2, 99] as [UInt64])
  func oneSeedGivesOneReport(_ seed: UInt64) throws {
    #expect(try report(TwoFaults(), seed: seed) == report(TwoFaults(), seed: seed))
  }

  @Test func aReplayTokenReproducesTheCounterexample() throws {
    let subject = LayoutSubject(name: "TwoFaults", instance: "TwoFaults()") { _ in TwoFaults() }
    let certifier = Certifier()
    let violation = try #require(certifier.certify(subject).violations.last)
    let replayed = try certifier.replay(violation.replay, subject: subject)
    let again = try #require(replayed.violations.first { $0.law == violation.law })
    #expect(again.tree == violation.tree)
    #expect(again.actual == violation.actual)
    #expect(replayed.cases == 1)
  }

  @Test func aTokenOfAnotherLayoutIsSaidNotToFit() throws {
    let subject = LayoutSubject(name: "TwoFaults", instance: "TwoFaults()") { _ in TwoFaults() }
    let certifier = Certifier()
    let fitting = try #require(certifier.certify(subject).violations.last).replay
    let choices = try ChoiceSequence(token: fitting).choices
    let foreign = [
      ChoiceSequence([.integer(1_000_000)] + choices), ChoiceSequence(choices + [.integer(0)]),
      ChoiceSequence(choices.dropLast()), ChoiceSequence(),
    ]
    #expect(try !certifier.replay(fitting, subject: subject).misfit)
    for sequence in foreign {
      let report = try certifier.replay(sequence.token, subject: subject)
      #expect(report.misfit)
      #expect(TextReport().block(of: report).contains(TextReport.misfit))
      let trace = try Tracer.trace(sequence.token, of: subject, TraceQuestion())
      #expect(trace?.text.hasPrefix("note ") == true)
    }
  }

  @Test func aTokenThatIsNoneIsRefused() throws {
    let subject = LayoutSubject(name: "TwoFaults", instance: "TwoFaults()") { _ in TwoFaults() }
    #expect(throws: ReplayTokenError.self) {
      try Certifier().replay("nonsense", subject: subject)
    }
  }

  @Test func aWaivedLawIsListedWithItsReason() throws {
    var options = CertifyOptions()
    options.cases = 200
    options.waivers = ["size.valid": "never empty here"]
    let subject = LayoutSubject(name: "TwoFaults", instance: "TwoFaults()") { _ in TwoFaults() }
    let report = try Certifier(options: options).certify(subject)
    let law = try #require(report.laws.first { $0.id == "size.valid" })
    #expect(law.status == .waived)
    #expect(law.reason == "never empty here")
    #expect(report.violations.map(\.law) == ["placement.exactly-once"])
  }

  @Test func parametersAreGeneratedAndShrink() throws {
    let subject = LayoutSubject(name: "Gapped", instance: "Gapped(gap: generated)") { draw in
      Gapped(gap: try draw(CGFloat.self, "gap") as? CGFloat ?? .nan)
    }
    let report = try Certifier().certify(subject)
    let violation = try #require(report.violations.first)
    #expect(violation.instance == "Gapped(gap: 3)")
    #expect(violation.subviews == 1)
  }

  @Test func generatedLayoutsShrinkToo() throws {
    let gen = Gen<CGFloat>.cgFloat(in: 0...20).map { Gapped(gap: $0) }
    let report = try Certifier().certify(LayoutSubject(generating: gen))
    #expect(report.violations.map(\.instance) == ["Gapped(gap: 3)"])
  }

  @Test func anInstanceIsWrittenAsSwift() {
    let layout = HStackLayout(alignment: .top, spacing: 0.5)
    #expect(LayoutSubject(layout).instance == "HStackLayout(alignment: .top, spacing: 0.5)")
    #expect(
      LayoutSubject(ZStackLayout()).instance
        == "ZStackLayout(alignment: Alignment(horizontal: .center, vertical: .center))")
  }

  @Test func aParameterOfAnUnknownTypeIsNamed() throws {
    let subject = LayoutSubject(name: "Gapped", instance: "Gapped(gap: generated)") { draw in
      _ = try draw(Opaque.self, "secret")
      return Gapped(gap: 0)
    }
    let error = #expect(throws: UnmakeableParameter.self) { try Certifier().certify(subject) }
    #expect(error?.name == "secret")
    #expect(error?.type == "Opaque")
  }

  @Test func lawsOfAProfileApplyWhereItIsClaimed() throws {
    let unclaimed = try report(SketchFlow())
    let law = try #require(unclaimed.laws.first { $0.id == "flow.fits-width" })
    #expect(law.status == .notApplicable)
    #expect(law.reason == "profile flow is not claimed")
    let claimed = try report(SketchFlow(), profile: .flow)
    let held = try #require(claimed.laws.first { $0.id == "flow.fits-width" })
    #expect(held.status == .held)
    #expect(held.checked > 100)
  }

  @Test func theDistanceOfTheWorstCaseIsNamedBesideTheSmallest() throws {
    let report = try report(SketchFlow(gap: 0.5, forgottenGap: 1), profile: .flow)
    #expect(report.violations.map(\.law) == ["flow.fits-width"])
  }
}
