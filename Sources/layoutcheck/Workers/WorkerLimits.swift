import Foundation

/// Ties a worker to its supervisor and bounds what a layout can do to the machine.
enum WorkerLimits {
  /// More address space than this is not given to a layout, in bytes.
  private static let memory: UInt64 = 2 << 30

  /// Applies to the whole process; call it once, first thing.
  static func apply() {
    watchSupervisor()
    set(RLIMIT_CORE, to: 0)
    #if !canImport(Darwin)
      set(RLIMIT_AS, to: memory)
    #endif
  }

  /// Ends this process as soon as the supervisor is gone.
  ///
  /// Standard input is a pipe whose other end only the supervisor holds. Here it moves out of the
  /// layout's way, and a thread waits for its end.
  private static func watchSupervisor() {
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

  #if canImport(Darwin) || canImport(Musl)
    private typealias Resource = Int32
  #else
    private typealias Resource = __rlimit_resource
  #endif

  private static func set(_ resource: Resource, to amount: UInt64) {
    #if canImport(Darwin) || canImport(Musl)
      let number = resource
    #else
      let number = __rlimit_resource_t(resource.rawValue)
    #endif
    var limit = rlimit(rlim_cur: rlim_t(amount), rlim_max: rlim_t(amount))
    setrlimit(number, &limit)
  }

  /// Lets the process end by `SIGPROF` once it has used up so much processor time from now on.
  ///
  /// Processor time, so that a busy machine makes no layout look slow.
  static func allow(processorSeconds seconds: Double) {
    var timer = interval(seconds)
    #if canImport(Darwin) || canImport(Musl)
      setitimer(ITIMER_PROF, &timer, nil)
    #else
      setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
    #endif
  }

  /// Lets the process end by `SIGALRM` once so much time has passed from now on.
  static func allow(seconds: Double) {
    var timer = interval(seconds)
    #if canImport(Darwin) || canImport(Musl)
      setitimer(ITIMER_REAL, &timer, nil)
    #else
      setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
    #endif
  }

  private static func interval(_ seconds: Double) -> itimerval {
    let whole = seconds.rounded(.down)
    var timer = itimerval()
    timer.it_value.tv_sec = Int(whole)
    timer.it_value.tv_usec = .init(max(1, (seconds - whole) * 1_000_000))
    return timer
  }
}
