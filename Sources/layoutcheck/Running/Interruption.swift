import Foundation
import Invariants

/// Whether the user has interrupted the run, and what has to be told of it.
final class Interruption: @unchecked Sendable {
  private let lock = NSLock()
  private var number: Int32?
  private var isCertifying = false
  private var journals: [Int: Journal] = [:]

  /// The signal that interrupted the run.
  var signal: Int32? { lock.withLock { number } }

  /// Says that from now on there is something to report if the run is interrupted.
  func certifyingBegins() { lock.withLock { isCertifying = true } }

  /// Remembers a worker's journal while the worker runs.
  func watch<Result>(
    _ journal: Journal, number: Int, while body: () throws -> Result
  ) rethrows -> Result {
    lock.withLock {
      journals[number] = journal
      if self.number != nil { journal.shouldStop = true }
    }
    defer { lock.withLock { journals[number] = nil } }
    return try body()
  }

  /// Asks all workers to come to an end with what they know; false if there is nothing to wait for.
  func interrupt(_ signal: Int32) -> Bool {
    lock.withLock {
      number = signal
      for journal in journals.values { journal.shouldStop = true }
      return isCertifying
    }
  }
}
