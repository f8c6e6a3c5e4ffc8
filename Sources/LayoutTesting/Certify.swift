import Foundation
import Generators
import Invariants
import LayoutSpec
import Testing

/// Certifies a layout inside a test: a broken law is an issue at the caller's line.
///
/// Laws of warning severity are recorded as warnings. Each issue says the law, the smallest tree
/// that breaks it, and how far the layout was off; a picture, the tree as Swift source and the replay
/// token are attached. `profile` and `claims` turn on what only some layouts promise. `waiving` names
/// laws that are not checked, each with a reason. Where `cases` and `seed` are not given, the traits
/// `.cases` and `.seed` say them; 1,000 cases of seed 1 are run otherwise.
///
/// On Linux the layout runs in a copy of the test process: a trap, an exit or a hang is an issue with
/// the smallest tree, too, and the other tests go on. On Darwin it runs in the test process itself.
public func certify<L: Layout>(
  _ layout: L, profile: Profile? = nil, claims: [Claim] = [],
  waiving waivers: [String: String] = [:], cases: Int? = nil, seed: UInt64? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  certify(
    LayoutSubject(layout), profile: profile, claims: claims, waivers: waivers, cases: cases,
    seed: seed, sourceLocation: sourceLocation)
}

/// Certifies the layouts that a generator makes: each case has one of its own.
public func certify<L: Layout>(
  generating gen: Gen<L>, profile: Profile? = nil, claims: [Claim] = [],
  waiving waivers: [String: String] = [:], cases: Int? = nil, seed: UInt64? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  certify(
    LayoutSubject(generating: gen), profile: profile, claims: claims, waivers: waivers,
    cases: cases, seed: seed, sourceLocation: sourceLocation)
}

private func certify(
  _ subject: LayoutSubject, profile: Profile?, claims: [Claim], waivers: [String: String],
  cases: Int?, seed: UInt64?, sourceLocation: SourceLocation
) {
  let settings = CertifySettings.current
  var options = settings.options(cases: cases, seed: seed)
  options.profiles = profile.map { [$0] } ?? []
  options.claims = claims
  options.waivers = waivers
  let database = Replay.token == nil ? TestDatabase(sourceLocation) : nil
  options.stored =
    database?.cases(
      of: subject.name, instance: subject.instance, laws: Laws.layout.map(\.id)) ?? []
  do {
    let answer = try LayoutRun(subject: subject, options: options, limits: settings.limits).answer()
    database?.update(subject.name, instance: subject.instance, with: answer.report)
    record(answer, at: sourceLocation)
  } catch {
    Issue.record(error, sourceLocation: sourceLocation)
  }
}

/// One layout being certified in a test.
private struct LayoutRun {
  let subject: LayoutSubject
  let options: CertifyOptions
  let limits: CaseLimits

  func answer() throws -> SafeRun.Answer {
    let certifier = Certifier(options: options)
    let token = Replay.token
    guard SafeRun.isPossible else {
      let report =
        try token.map { try certifier.replay($0, subject: subject) }
        ?? certifier.certify(subject)
      return SafeRun.Answer(report: report)
    }
    var answer = try SafeRun(limits: limits).run(subject.name) { scout in
      let report =
        try token.map { try certifier.replay($0, subject: subject, surviving: scout) }
        ?? certifier.certify(subject, surviving: scout)
      return SafeRun.Answer(report: report, pictures: try pictures(of: report, scout))
    }
    answer.report = try Survival.confirmed(answer.report, of: subject, limits: limits)
    return answer
  }

  /// A picture of every counterexample that can be laid out once more.
  private func pictures(of report: SubjectReport, _ scout: Scout) throws -> [String?] {
    try report.violations.map { violation in
      guard let sequence = try? ChoiceSequence(token: violation.replay), scout.mayRun(sequence)
      else {
        return nil
      }
      defer { scout.didRun() }
      let trace = try Tracer.trace(
        violation.replay, of: subject, TraceQuestion(), runaway: { Survival.runAway() })
      return trace.map { TraceSVG($0).text }
    }
  }
}
