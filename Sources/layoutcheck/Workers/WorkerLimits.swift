import Foundation

/// Ties a worker to its supervisor.
enum WorkerLimits {
  /// Ends this process as soon as the supervisor is gone; call it once, first thing.
  ///
  /// Standard input is a pipe whose other end only the supervisor holds. Here it moves out of the
  /// layout's way, and a thread waits for its end.
  static func watchSupervisor() {
    let lifeline = fcntl(0, F_DUPFD_CLOEXEC, 100)
    let null = open("/dev/null", O_RDONLY)
    dup2(null, 0)
    close(null)
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
