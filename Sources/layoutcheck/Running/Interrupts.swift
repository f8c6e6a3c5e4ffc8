import Foundation

/// Cleans up when the user interrupts the run.
enum Interrupts {
  /// Calls `cleanUp` on an interrupt, then lets the process end by that signal.
  ///
  /// A thread of its own waits for the signals, since next to nothing is allowed in a signal handler.
  /// It must be called before any other thread is made: threads inherit the blocked signals.
  static func watch(cleanUp: @escaping @Sendable () -> Void) {
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
      ChildRegistry.shared.endAll()
      cleanUp()
      signal(number, SIG_DFL)
      pthread_sigmask(SIG_UNBLOCK, &set, nil)
      kill(getpid(), number)
      // The signal ends the process at once; this is for the case that something ignores it.
      _exit(128 + number)
    }
  }
}
