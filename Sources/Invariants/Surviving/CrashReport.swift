import Generators
import LayoutSpec

extension Survival {
  /// Completes the report on a layout.
  ///
  /// - Parameter budget: the most cases that are run to make one smaller.
  static func complete(
    _ report: SubjectReport, of subject: LayoutSubject, options: CertifyOptions, scout: Scout,
    budget: Int, twins: Twins
  ) throws -> SubjectReport {
    let examiner = CrashExaminer(gen: subject.gen, scout: scout, budget: budget) { layoutCase in
      run(layoutCase, twins: twins)
    }
    return try complete(report, waivers: options.waivers, examiner: examiner) { finding in
      let layoutCase = finding.example.value
      let scene = try CrashScene(layoutCase) { try examiner.dies($0, as: finding.death) }
      return ViolationReport(
        law: finding.death.law, severity: .error, promise: finding.death.promise,
        message: "\(scene.method) \(finding.death.text)", expected: finding.death.expectation,
        actual: CrashMessage.reason(in: finding.errors) ?? finding.death.fact,
        subviews: scene.subviews.count, nodes: scene.subviews.reduce(1) { $0 + $1.nodeCount },
        proposal: scene.proposal, bounds: scene.bounds,
        direction: layoutCase.scenario.direction.layoutDirection, tree: scene.source, frames: [],
        blame: scene.method, replay: finding.example.recording.sequence.token,
        case: finding.firstCase ?? ViolationReport.noCase, evaluations: finding.evaluations,
        minimal: finding.isMinimal,
        instance: layoutCase.instance)
    }
  }

  /// Completes the report on a container or modifier.
  ///
  /// `run` runs one case.
  static func complete(
    _ report: SubjectReport, options: CertifyOptions, scout: Scout, budget: Int,
    run: @escaping (TreeScenario) -> Void
  ) throws -> SubjectReport {
    let examiner = CrashExaminer(
      gen: TreeCertifier.gen, scout: scout, budget: budget, run: run)
    return try complete(report, waivers: options.waivers, examiner: examiner) { finding in
      let scenario = finding.example.value
      let proposal = scenario.proposals.first?.proposedViewSize ?? .unspecified
      return ViolationReport(
        law: finding.death.law, severity: .error, promise: finding.death.promise,
        message: "laying it out \(finding.death.text)", expected: finding.death.expectation,
        actual: CrashMessage.reason(in: finding.errors) ?? finding.death.fact,
        subviews: 1, nodes: scenario.content.nodeCount, proposal: proposal, bounds: .zero,
        direction: .leftToRight,
        tree: scenario.costume.swiftSource(scenario.content.swiftSource()), frames: [], blame: nil,
        replay: finding.example.recording.sequence.token,
        case: finding.firstCase ?? ViolationReport.noCase,
        evaluations: finding.evaluations, minimal: finding.isMinimal)
    }
  }

  /// Runs one case; a runaway ends the process.
  static func run(_ layoutCase: LayoutCase, twins: Twins) {
    _ = Observer.observe(
      layoutCase.layout, layoutCase.scenario, twins: twins,
      questionLimit: Certifier.questionLimit, runaway: { runAway() })
  }

  /// Ends the process because one call of the layout asks its subviews far too much.
  package static func runAway() -> Never {
    _exit(Death.runawayStatus)
  }

  /// The report with a word on each fatal case that a process which has run nothing else survives.
  ///
  /// Call it in such a process. `gen` is the generator of the cases, `run` runs one.
  package static func confirmed<Case>(
    _ report: SubjectReport, limits: CaseLimits, gen: Gen<Case>, run: @escaping (Case) -> Void
  ) throws -> SubjectReport {
    let fatal = report.violations.indices.filter { index in
      report.violations[index].minimal && laws.contains { $0.id == report.violations[index].law }
    }
    guard !fatal.isEmpty else { return report }
    var report = report
    let survived = try SurvivingRun.runApart(limits: limits) {
      try fatal.map { index in
        let sequence = try ChoiceSequence(token: report.violations[index].replay)
        let outcome = try ForkedRun.run(limits: limits) {
          if let example = gen.replay(sequence) { run(example.value) }
        }
        return outcome.death == nil
      }
    }
    for (index, isSurvived) in zip(fatal, survived) where isSurvived {
      report.violations[index].message += ", but only after the cases that were run before"
    }
    return report
  }

  /// ``confirmed(_:limits:gen:run:)`` for a layout.
  package static func confirmed(
    _ report: SubjectReport, of subject: LayoutSubject, limits: CaseLimits
  ) throws -> SubjectReport {
    try confirmed(report, limits: limits, gen: subject.gen) { run($0, twins: .all) }
  }
}
