import Foundation
import Invariants

/// Ties a worker to its supervisor.
enum WorkerLimits {
  /// Ends this process as soon as the supervisor is gone; call it once, first thing.
  ///
  /// Standard input is a pipe whose other end only the supervisor holds; here it moves out of the
  /// layout's way. Where the system does not tell of a parent's end, a thread waits for the end of the
  /// pipe. Where it does there is no thread: one that holds a lock when the process is copied would
  /// hold it for ever in the copy.
  static func watch(supervisor: pid_t) {
    let lifeline = fcntl(0, F_DUPFD_CLOEXEC, 100)
    let null = open("/dev/null", O_RDONLY)
    dup2(null, 0)
    close(null)
    if ProcessCopy.endWithParent(supervisor) { return }
    guard lifeline >= 0 else { return }
    Thread.detachNewThread {
      var byte: UInt8 = 0
      while true {
        let count = withUnsafeMutableBytes(of: &byte) { systemRead(lifeline, $0) }
        if count == 0 || (count < 0 && errno != EINTR) { _exit(ExitStatus.toolFailure.rawValue) }
      }
    }
  }
}
