import Generators
import Invariants
import LayoutSpec
import Testing

/// Certifies a layout inside a test: a broken law is an issue at the caller's line.
///
/// Laws of warning severity are recorded as warnings. Each issue says the law, the smallest tree
/// that breaks it, and how far the layout was off; the tree, a picture and the replay token are
/// attached. `profile` and `claims` turn on what only some layouts promise. `waiving` names laws that
/// are not checked, each with a reason.
public func certify<L: Layout>(
  _ layout: L, profile: Profile? = nil, claims: [Claim] = [],
  waiving waivers: [String: String] = [:], cases: Int = 1_000, seed: UInt64 = 1,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  certify(
    LayoutSubject(layout), profile: profile, claims: claims, waivers: waivers, cases: cases,
    seed: seed, sourceLocation: sourceLocation)
}

/// Certifies the layouts that a generator makes: each case has one of its own.
public func certify<L: Layout>(
  generating gen: Gen<L>, profile: Profile? = nil, claims: [Claim] = [],
  waiving waivers: [String: String] = [:], cases: Int = 1_000, seed: UInt64 = 1,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  certify(
    LayoutSubject(generating: gen), profile: profile, claims: claims, waivers: waivers,
    cases: cases, seed: seed, sourceLocation: sourceLocation)
}

private func certify(
  _ subject: LayoutSubject, profile: Profile?, claims: [Claim], waivers: [String: String],
  cases: Int, seed: UInt64, sourceLocation: SourceLocation
) {
  var options = CertifyOptions()
  options.cases = cases
  options.seed = seed
  options.profiles = profile.map { [$0] } ?? []
  options.claims = claims
  options.waivers = waivers
  do {
    let report = try Certifier(options: options).certify(subject)
    record(report, at: sourceLocation)
  } catch {
    Issue.record(error, sourceLocation: sourceLocation)
  }
}
