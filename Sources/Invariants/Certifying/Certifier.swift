import Generators
import LayoutSpec

/// Certifies layouts: runs random scenarios, checks every law, and reports the smallest
/// counterexample of each law that is broken.
///
/// The report depends on the subject and the options alone.
public struct Certifier: Sendable {
  /// How thoroughly, and by which laws.
  public let options: CertifyOptions

  /// How many questions a layout may ask its subviews in one call before it counts as runaway.
  public static let questionLimit = 50_000

  /// Creates a certifier.
  public init(options: CertifyOptions = CertifyOptions()) { self.options = options }

  /// Certifies a layout.
  ///
  /// `runaway` is called when a call of the layout asks more than ``questionLimit`` questions and must
  /// not return if the layout is to be stopped. Throws ``UnmakeableParameter`` where the layout cannot be made.
  public func certify(
    _ subject: LayoutSubject, runaway: (() -> Void)? = nil,
    onProgress: ((CertifyProgress) -> Void)? = nil
  ) throws -> SubjectReport {
    var search = try self.search(subject, runaway: runaway)
    search.onProgress = onProgress
    return certificate(of: subject, &search)
  }

  /// Runs the search and reports on it.
  private func certificate(
    of subject: LayoutSubject, _ search: inout LawSearch<LayoutCase, Observation>
  ) -> SubjectReport {
    var distribution = Distribution()
    search.smallScope = options.exhaustive.map { SmallScope(upTo: $0, upToOrder: isSymmetric) }
    search.didObserve = { distribution.count($0) }
    let result = search.run(
      cases: options.cases, seed: options.seed, stored: options.storedSequences)
    var found = report(subject, search.laws, result, explainedBy: options.explains ? search : nil)
    found.distribution = distribution
    found.exhaustive = options.exhaustive.map {
      SmallScopeReport(
        subviews: $0, scenarios: result.smallScopeCases, upToOrder: isSymmetric)
    }
    return found
  }

  /// Certifies a layout that may end the process, in a run that survives that.
  package func certify(_ subject: LayoutSubject, surviving scout: Scout) throws -> SubjectReport {
    var search = try self.search(subject, runaway: { Survival.runAway() })
    search.scout = scout
    return try Survival.complete(
      certificate(of: subject, &search), of: subject, options: options, scout: scout,
      budget: 2_000, twins: Self.twins(of: search.laws))
  }

  /// Runs one case that may end the process, in a run that survives that.
  package func replay(
    _ token: String, subject: LayoutSubject, surviving scout: Scout
  ) throws -> SubjectReport {
    let sequence = try ChoiceSequence(token: token)
    var search = try self.search(subject, runaway: { Survival.runAway() })
    search.scout = scout
    return try Survival.complete(
      report(
        subject, search.laws, search.replay(sequence),
        explainedBy: options.explains ? search : nil),
      of: subject, options: options, scout: scout, budget: 0,
      twins: Self.twins(of: search.laws))
  }

  /// Runs the one case that a replay token stands for.
  ///
  /// Throws ``ReplayTokenError`` where the token cannot be read.
  public func replay(
    _ token: String, subject: LayoutSubject, runaway: (() -> Void)? = nil
  ) throws -> SubjectReport {
    let sequence = try ChoiceSequence(token: token)
    let search = try self.search(subject, runaway: runaway)
    return report(
      subject, search.laws, search.replay(sequence),
      explainedBy: options.explains ? search : nil)
  }

  /// The laws that apply under the options, waived ones left out.
  private var laws: [Law<Observation>] {
    Laws.layout.filter { isSelected($0.description) && options.waivers[$0.id] == nil }
      .map { $0.id == Self.probes.id ? claimedProbes ?? $0 : $0 }
  }

  /// Whether the author claims that the order of the subviews makes no difference.
  private var isSymmetric: Bool { options.claims.contains(.symmetric) }

  private static let probes = Law.costProbes()

  /// The law on the number of proposals, with the number that the author claims.
  private var claimedProbes: Law<Observation>? {
    for case .probes(let limit) in options.claims { return .costProbes(limit: limit) }
    return nil
  }

  private func isSelected(_ law: LawDescription) -> Bool {
    if let ids = options.laws, !ids.contains(law.id) { return false }
    if let profile = law.profile, !options.profiles.contains(profile) { return false }
    if let claim = law.claim, !options.claims.contains(where: { $0.kind == claim }) { return false }
    return true
  }

  private func search(
    _ subject: LayoutSubject, runaway: (() -> Void)?
  ) throws -> LawSearch<LayoutCase, Observation> {
    // A layout that cannot be made at all is told apart from a case that is discarded.
    _ = try subject.draw(ChoiceSource(replaying: ChoiceSequence()))
    let laws = self.laws
    let twins = Self.twins(of: laws)
    return LawSearch(
      gen: subject.gen, laws: laws, shrinkBudget: options.shrinkBudget
    ) { layoutCase in
      Observer.observe(
        layoutCase.layout, layoutCase.scenario, twins: twins, questionLimit: Self.questionLimit,
        runaway: runaway)
    }
  }

  /// The extra runs that laws need.
  private static func twins(of laws: [Law<Observation>]) -> Twins {
    laws.reduce(into: Twins()) { $0.formUnion($1.needs) }
  }

  // MARK: Reporting

  private func report(
    _ subject: LayoutSubject, _ laws: [Law<Observation>],
    _ result: LawSearch<LayoutCase, Observation>.Result,
    explainedBy search: LawSearch<LayoutCase, Observation>? = nil
  ) -> SubjectReport {
    let broken = Set(result.findings.map(\.law.id))
    var reports: [LawReport] = []
    for law in Laws.layout {
      if let reason = options.waivers[law.id] {
        reports.append(
          LawReport(
            id: law.id, severity: law.severity, status: .waived, checked: 0, reason: reason))
      } else if let index = laws.firstIndex(where: { $0.id == law.id }) {
        let checked = result.checked[index]
        reports.append(
          LawReport(
            id: law.id, severity: law.severity,
            status: broken.contains(law.id) ? .broken : checked > 0 ? .held : .notApplicable,
            checked: checked, reason: checked > 0 ? nil : "no case met its condition"))
      } else {
        let reason =
          law.profile.map { "profile \($0.rawValue) is not claimed" }
          ?? law.claim.map { "\($0.rawValue) is not claimed" }
        reports.append(
          LawReport(
            id: law.id, severity: law.severity, status: .notApplicable, checked: 0,
            reason: options.laws == nil ? reason : "not selected"))
      }
    }
    let violations = CounterexampleReport.inOrder(
      result.findings.map { CounterexampleReport.make($0, explainedBy: search) })
    let isUnlawful = violations.contains { $0.severity == .error }
    var certificate = SubjectReport(
      name: subject.name, file: subject.file, line: subject.line, instance: subject.instance,
      verdict: isUnlawful ? .unlawful : result.cases == 0 ? .inconclusive : .lawful,
      cases: result.cases, discarded: result.discarded, laws: reports, violations: violations,
      repeated: result.repeated,
      exhausted: result.isExhausted,
      stored: StoredCaseReport.list(options.stored, result.stored), misfit: result.isMisfit)
    certificate.claims =
      options.profiles.map { "profile \($0.rawValue)" }
      + options.claims.map { "claim \($0.rawValue)" }
    return certificate
  }
}
