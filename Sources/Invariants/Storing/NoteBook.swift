import LayoutSpec

/// What was said already, so that each thing is said once, whoever says it.
package final class NoteBook: @unchecked Sendable {
  private let lock = NSLock()
  private var notes: Set<String> = []

  package init() {}

  /// Whether this was not said before; from now on it was.
  package func isNew(_ note: String) -> Bool { lock.withLock { notes.insert(note).inserted } }
}
