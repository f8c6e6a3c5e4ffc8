import Foundation
import Invariants

/// The child processes that are running, so that an interrupt can end them all.
final class ChildRegistry: @unchecked Sendable {
  static let shared = ChildRegistry()

  private let lock = NSLock()
  private var groups: Set<pid_t> = []
  private var isClosed = false
  private var adoptsOrphans = false

  /// Starts a child while no interrupt can come in between, and remembers it.
  ///
  /// - Throws: what `start` throws.
  func adopt(_ start: () throws -> pid_t) throws -> pid_t {
    try whileOpen {
      let group = try start()
      groups.insert(group)
      return group
    }
  }

  /// Asks whether a child has ended, and forgets it if so.
  ///
  /// Reaping under the lock makes sure that ``endAll()`` never hits a recycled process number.
  func reap(_ child: pid_t) -> Int32? {
    whileOpen {
      var status: Int32 = 0
      let result = waitpid(child, &status, WNOHANG)
      guard result == child || (result < 0 && errno != EINTR) else { return nil }
      // What the child itself started and left running belongs to its group; nothing may stay.
      kill(-child, SIGKILL)
      groups.remove(child)
      endStrangers()
      return status
    }
  }

  /// Makes every descendant whose parent ends a child of this process, which has none but those in
  /// this registry. What a layout started in a session of its own is ended in this way, even if its
  /// worker could not do so.
  func adoptOrphans() {
    lock.withLock { adoptsOrphans = true }
    ProcessCopy.adoptOrphans()
  }

  /// Ends the children that nobody here has started; call it under the lock.
  private func endStrangers() {
    guard adoptsOrphans else { return }
    for stranger in ProcessCopy.children() where !groups.contains(stranger) {
      kill(stranger, SIGKILL)
      _ = waitpid(stranger, nil, 0)
    }
  }

  /// Does something under the lock, or stops the calling thread for good once everything is being
  /// ended: in the moments until this process ends too no child may start, and none that was killed
  /// may be taken for one that failed.
  private func whileOpen<Result>(_ body: () throws -> Result) rethrows -> Result {
    while true {
      if let result = try lock.withLock({ isClosed ? nil : .some(try body()) }) { return result }
      sleep(1)
    }
  }

  /// Ends one child and all that it started.
  func end(_ child: pid_t) {
    lock.withLock {
      if groups.contains(child) { kill(-child, SIGKILL) }
    }
  }

  /// Whether a child is running.
  var isBusy: Bool { lock.withLock { !groups.isEmpty } }

  /// Ends every child that is running and all that they started.
  func endRunning() {
    lock.withLock {
      for group in groups { kill(-group, SIGKILL) }
    }
  }

  /// Ends every child and all that they started, and lets no other one start.
  ///
  /// Returns when they are gone, or after two seconds: what is still ending might write once more to
  /// a folder that is being removed.
  func endAll() {
    lock.withLock {
      isClosed = true
      for group in groups { kill(-group, SIGKILL) }
      for _ in 0..<200 {
        for group in groups { _ = waitpid(group, nil, WNOHANG) }
        if groups.allSatisfy({ kill(-$0, 0) != 0 && errno == ESRCH }) { return }
        usleep(10_000)
      }
    }
  }
}
