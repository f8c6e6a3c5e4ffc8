import Invariants
import LayoutSpec
import Testing

/// Checks a law of views on a container or modifier of yours: a broken law is an issue at the
/// caller's line.
///
/// `content` is called with a generated view and returns it wrapped:
/// `checkLaw(.backgroundPreservesSize) { content in CardBackground { content } }`.
public func checkLaw<V: View>(
  _ law: Law<TreeObservation>, cases: Int = 1_000, seed: UInt64 = 1,
  sourceLocation: SourceLocation = #_sourceLocation,
  @ViewBuilder content: @escaping @MainActor (LawContent) -> V
) {
  var options = CertifyOptions()
  options.cases = cases
  options.seed = seed
  let certifier = TreeCertifier(options: options, wrap: content)
  record(certifier.check([law], name: String(describing: V.self)), at: sourceLocation)
}
