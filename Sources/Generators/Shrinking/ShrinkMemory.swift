/// What the shrinks of one property have found out, so that a later one need not find it out again.
///
/// Several failures of one property mostly shrink to the same end. Most of what a shrink costs is to
/// show that its end has nothing smaller beside it, and that needs to be shown once.
package final class ShrinkMemory {
  private var boring: Set<Fingerprint> = []
  private var ends: Set<Fingerprint> = []

  /// Knows nothing.
  package init() {}

  func isBoring(_ candidate: Fingerprint) -> Bool { boring.contains(candidate) }

  func addBoring(_ candidate: Fingerprint) { boring.insert(candidate) }

  /// Whether no pass can improve these choices.
  func isEnd(_ choices: Fingerprint) -> Bool { ends.contains(choices) }

  func addEnd(_ choices: Fingerprint) { ends.insert(choices) }
}
