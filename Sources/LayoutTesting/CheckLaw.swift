import Generators
import Invariants
import LayoutSpec
import Testing

/// Checks a law of views on a container or modifier of yours: a broken law is an issue at the
/// caller's line.
///
/// `content` is called with a generated view and returns it wrapped:
/// `checkLaw(.backgroundPreservesSize) { content in CardBackground { content } }`. What is said of
/// traps, traits and attachments at ``certify(_:profile:claims:waiving:cases:seed:sourceLocation:)``
/// holds here, too.
public func checkLaw<V: View>(
  _ law: Law<TreeObservation>, cases: Int? = nil, seed: UInt64? = nil,
  sourceLocation: SourceLocation = #_sourceLocation,
  @ViewBuilder content: @escaping @MainActor (LawContent) -> V
) {
  let settings = CertifySettings.current
  var options = settings.options(cases: cases, seed: seed)
  let name = String(describing: V.self)
  let database = Replay.token == nil ? TestDatabase(sourceLocation) : nil
  options.stored = database?.cases(of: name, instance: name, laws: [law.id]) ?? []
  let certifier = TreeCertifier(options: options, wrap: content)
  do {
    guard SafeRun.isPossible else {
      let report = try certifier.check(
        [law], name: name, replaying: Replay.token, surviving: nil)
      database?.update(name, instance: name, with: report)
      return record(SafeRun.Answer(report: report), at: sourceLocation)
    }
    var answer = try SafeRun(limits: settings.limits).run(name) { scout in
      SafeRun.Answer(
        report: try certifier.check(
          [law], name: name, replaying: Replay.token, surviving: scout))
    }
    answer.report = try Survival.confirmed(
      answer.report, limits: settings.limits, gen: TreeCertifier.gen
    ) { certifier.run($0, [law]) }
    database?.update(name, instance: name, with: answer.report)
    record(answer, at: sourceLocation)
  } catch {
    Issue.record(error, sourceLocation: sourceLocation)
  }
}
