import Generators
import LayoutSpec

/// The view that a tree law hands to the wrapper under test: a generated view.
nonisolated public struct LawContent: _PrimitiveView {
  private let view: AnyView

  package init(_ tree: ViewTree) { view = tree.view }

  /// The content of a scenario, in its costume.
  package init(_ scenario: TreeScenario) { view = scenario.contentView }

  /// Adds the nodes of the generated view.
  public static func _makeNodes(
    of view: Self, inputs: _NodeInputs, into nodes: inout _NodeList
  ) {
    AnyView._makeNodes(of: view.view, inputs: inputs, into: &nodes)
  }
}

/// Checks laws of views on a container or modifier: the wrapper.
public struct TreeCertifier {
  /// How thoroughly.
  public let options: CertifyOptions
  private let wrap: (TreeScenario) -> AnyView

  /// Creates a certifier for a wrapper.
  public init<V: View>(
    options: CertifyOptions = CertifyOptions(), wrap: @escaping @MainActor (LawContent) -> V
  ) {
    self.options = options
    self.wrap = { scenario in
      nonisolated(unsafe) let content = LawContent(scenario)
      return _NodeInputs().evaluate { AnyView(wrap(content)) }
    }
  }

  /// Creates a certifier for a wrapper that takes a second generated view.
  public init<V: View>(
    options: CertifyOptions = CertifyOptions(),
    wrap: @escaping @MainActor (LawContent, LawContent) -> V
  ) {
    self.options = options
    self.wrap = { scenario in
      nonisolated(unsafe) let content = LawContent(scenario)
      nonisolated(unsafe) let other = LawContent(scenario.other)
      return _NodeInputs().evaluate { AnyView(wrap(content, other)) }
    }
  }

  /// Creates a certifier for what LayoutSpec itself makes of a law.
  init(options: CertifyOptions, subject: @escaping (TreeParts) -> AnyView) {
    self.options = options
    self.wrap = { subject(TreeParts($0)) }
  }

  /// Checks laws, and reports the smallest counterexample of each that is broken.
  public func check(_ laws: [Law<TreeObservation>], name: String) -> SubjectReport {
    let search = search(laws)
    return report(
      laws, name, search,
      search.run(
        cases: options.cases, seed: options.seed, stored: options.storedSequences))
  }

  /// Checks laws on a wrapper, or one case of it alone, the one that a replay token stands for.
  ///
  /// With a scout the wrapper may end the process. Throws ``ReplayTokenError`` where the token cannot
  /// be read.
  package func check(
    _ laws: [Law<TreeObservation>], name: String, replaying token: String?, surviving scout: Scout?
  ) throws -> SubjectReport {
    var search = search(laws)
    search.scout = scout
    let found =
      try token.map { try search.replay(ChoiceSequence(token: $0)) }
      ?? search.run(
        cases: options.cases, seed: options.seed, stored: options.storedSequences)
    let report = report(laws, name, search, found)
    guard let scout else { return report }
    return try Survival.complete(
      report, options: options, scout: scout, budget: token == nil ? 2_000 : 0
    ) { run($0, laws) }
  }

  /// Runs one case: the laws ask for answers, too.
  package func run(_ scenario: TreeScenario, _ laws: [Law<TreeObservation>]) {
    let observation = TreeObservation(scenario, wrap: wrap)
    for law in laws { _ = law.check(observation) }
  }

  /// The cases that are run.
  package static let gen = TreeScenario.gen()

  private func search(
    _ laws: [Law<TreeObservation>]
  ) -> LawSearch<TreeScenario, TreeObservation> {
    LawSearch(
      gen: Self.gen, laws: laws, shrinkBudget: options.shrinkBudget
    ) { TreeObservation($0, wrap: wrap) }
  }

  private func report(
    _ laws: [Law<TreeObservation>], _ name: String,
    _ search: LawSearch<TreeScenario, TreeObservation>,
    _ result: LawSearch<TreeScenario, TreeObservation>.Result
  ) -> SubjectReport {
    let broken = Set(result.findings.map(\.law.id))
    let reports = laws.enumerated().map { index, law in
      LawReport(
        id: law.id, severity: law.severity,
        status: broken.contains(law.id)
          ? .broken : result.checked[index] > 0 ? .held : .notApplicable,
        checked: result.checked[index])
    }
    let violations = result.findings.map { report($0, search) }
    let isUnlawful = violations.contains { $0.severity == .error }
    return SubjectReport(
      name: name, file: nil, line: nil, instance: name,
      verdict: isUnlawful ? .unlawful : result.cases == 0 ? .inconclusive : .lawful,
      cases: result.cases, discarded: result.discarded, laws: reports, violations: violations,
      repeated: result.repeated,
      exhausted: result.isExhausted,
      stored: StoredCaseReport.list(options.stored, result.stored), misfit: result.isMisfit)
  }

  private func report(
    _ finding: LawSearch<TreeScenario, TreeObservation>.Finding,
    _ search: LawSearch<TreeScenario, TreeObservation>
  ) -> ViolationReport {
    let scenario = finding.example.value
    let answers = finding.observed.answers[finding.violation.call]
    return ViolationReport(
      law: finding.law.id, severity: finding.law.severity, promise: finding.law.promise,
      message: finding.violation.message, expected: finding.violation.expected,
      actual: finding.violation.actual, subviews: 1, nodes: scenario.content.nodeCount,
      proposal: answers.proposal, bounds: CGRect(origin: .zero, size: answers.wrapped),
      direction: .leftToRight, tree: scenario.costume.swiftSource(scenario.content.swiftSource()),
      frames: [],
      blame: finding.violation.blame, replay: finding.example.recording.sequence.token,
      case: finding.caseIndex ?? ViolationReport.noCase, evaluations: finding.evaluations,
      minimal: finding.isMinimal,
      explanation: options.explains ? Self.explanation(finding, search) : [])
  }

  /// Says of the view and the proposal that are shown whether their parts matter.
  private static func explanation(
    _ finding: LawSearch<TreeScenario, TreeObservation>.Finding,
    _ search: LawSearch<TreeScenario, TreeObservation>
  ) -> [ExplanationReport] {
    search.explain(finding) {
      CaseText($0, showing: finding.violation.call)
    }.compactMap { found in
      let name = found.name.map { " \($0)" } ?? ""
      switch found.place {
      case .subview(0):
        return ExplanationReport(part: "view\(name)", text: found.text, line: found.line + 1)
      case .proposal: return ExplanationReport(part: "proposal\(name)", text: found.text)
      default: return nil
      }
    }
  }
}
