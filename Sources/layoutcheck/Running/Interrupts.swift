import Foundation

/// Brings the run to an end when the user interrupts it.
enum Interrupts {
  /// How long workers have to report what they know, and how long all the rest may take, in
  /// hundredths of a second.
  private static let patience = (workers: 40, rest: 100)

  /// On an interrupt, lets the run end early, and reports what is known by then; where there is nothing
  /// yet, or it takes too long, calls `cleanUp` and ends the process by that signal.
  ///
  /// A thread of its own waits for the signals, since next to nothing is allowed in a signal handler.
  /// It must be called before any other thread is made: threads inherit the blocked signals.
  static func watch(_ interruption: Interruption, cleanUp: @escaping @Sendable () -> Void) {
    signal(SIGPIPE, SIG_IGN)
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, number) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    let waited = signals
    Thread.detachNewThread {
      var number: Int32 = 0
      var set = waited
      while sigwait(&set, &number) != 0 {}
      if interruption.interrupt(number) {
        for _ in 0..<patience.workers where ChildRegistry.shared.isBusy { usleep(10_000) }
        // Those that still run stand in a case.
        ChildRegistry.shared.endRunning()
        // The main thread prints the report and ends the process.
        for _ in 0..<patience.rest { usleep(10_000) }
      }
      ChildRegistry.shared.endAll()
      cleanUp()
      end(by: number)
    }
  }

  /// Ends this process as if the signal had not been waited for.
  static func end(by number: Int32) -> Never {
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    signal(number, SIG_DFL)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    kill(getpid(), number)
    // The signal ends the process at once; this is for the case that something ignores it.
    _exit(128 + number)
  }
}
