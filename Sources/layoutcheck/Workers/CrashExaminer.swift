import Generators
import Invariants
import LayoutSpec

/// Makes a case that ends the process as small as possible, and reports it.
///
/// It never runs the layout in its own process: each case is run in a copy of it.
struct CrashExaminer {
  let subject: LayoutSubject
  let death: Death
  /// The processor seconds that one case may take.
  let timeout: Double
  /// Tells the supervisor that there is progress.
  let progress: () -> Void

  /// How many candidates are run; a hang costs its whole timeout every time.
  private var budget: Int { death == .hang ? 100 : 2_000 }

  /// The processor seconds for one candidate. An ordinary case takes a thousandth of this; only the
  /// last one gets the whole timeout.
  private var patience: Double { death == .hang ? min(timeout, 0.2) : timeout }

  /// The smallest case found, starting at a case that is known to end the process.
  ///
  /// - Throws: `ToolFailure` if the case does not end a copy of the process in the same way.
  func violation(startingAt start: ChoiceSequence) throws -> ViolationReport {
    let gen = subject.gen
    guard let first = gen.replay(start), try isDeadly(first.value) else {
      throw ToolFailure("the case that ended the process does not end it again")
    }
    var failure: (any Error)?
    let shrunk = Shrinker(budget: budget).shrink(first.recording, of: gen) { candidate in
      do {
        return try failure == nil && isDeadly(candidate)
      } catch {
        failure = error
        return false
      }
    }
    if let failure { throw failure }
    guard let last = gen.replay(shrunk.sequence) else {
      throw ToolFailure("the smallest case found cannot be drawn again")
    }
    let outcome = try run(last.value, timeout: timeout)
    guard let death = outcome.death, death.isLike(self.death) else {
      throw ToolFailure("the smallest case found does not end the process again")
    }
    let scene = try CrashScene(last.value, dies: isDeadly)
    return ViolationReport(
      law: death.law, severity: .error, promise: death.promise,
      message: "\(scene.method) \(death.text)", expected: death.expectation,
      actual: CrashMessage.reason(in: outcome.errors) ?? death.fact,
      subviews: scene.subviews.count, nodes: scene.subviews.reduce(1) { $0 + $1.nodeCount },
      proposal: scene.proposal, bounds: scene.bounds,
      direction: last.value.scenario.direction.layoutDirection, tree: scene.source, frames: [],
      blame: scene.method, replay: shrunk.sequence.token, case: 0,
      evaluations: shrunk.evaluations,
      minimal: shrunk.isFixedPoint, instance: last.value.instance)
  }

  private func isDeadly(_ value: LayoutCase) throws -> Bool {
    death.isLike(try run(value, timeout: patience).death)
  }

  private func run(_ value: LayoutCase, timeout: Double) throws -> ForkedRun.Outcome {
    progress()
    return try ForkedRun.run(timeout: timeout) {
      _ = Observer.observe(
        value.layout, value.scenario, questionLimit: Certifier.questionLimit,
        runaway: { Worker.runAway() })
    }
  }
}
