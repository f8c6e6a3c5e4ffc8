import LayoutSpec

/// What one case may use before it is stopped.
package struct CaseLimits: Codable, Sendable, Equatable {
  /// Processor seconds, so that a busy machine makes no layout look slow.
  package var seconds: Double
  /// Bytes that are given to the layout on top of what the process has already.
  package var memory: UInt64

  package init(seconds: Double = 5, memory: UInt64 = 2 << 30) {
    (self.seconds, self.memory) = (seconds, memory)
  }

  /// The seconds that a case may take if it uses no processor: it waits for something.
  package var patience: Double { max(1, 4 * seconds) }

  /// Lets this process end by `SIGPROF` or `SIGALRM` unless it is allowed more in time.
  func allowCase() {
    Self.allow(processorSeconds: seconds)
    Self.allow(seconds: patience)
  }

  /// What this package does between two cases takes much less than this.
  static func allowPause() {
    allow(processorSeconds: 60)
    allow(seconds: 20)
  }

  /// Applies what holds for the whole process.
  package func applyToProcess() {
    Self.set(RLIMIT_CORE, to: 0)
    #if os(Linux)
      // Darwin does not heed this limit.
      Self.set(RLIMIT_AS, to: Self.addressSpace() + memory)
    #endif
  }

  #if os(Linux)
    /// The bytes of address space that this process uses.
    private static func addressSpace() -> UInt64 {
      let data = FileManager.default.contents(atPath: "/proc/self/statm") ?? Data()
      let pages = String(decoding: data, as: UTF8.self).split(separator: " ").first
      return (pages.flatMap { UInt64($0) } ?? 0) * UInt64(sysconf(Int32(_SC_PAGESIZE)))
    }
  #endif

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
    var limit = rlimit()
    getrlimit(number, &limit)
    let allowed = min(rlim_t(amount), limit.rlim_max)
    limit.rlim_cur = allowed
    limit.rlim_max = allowed
    setrlimit(number, &limit)
  }

  /// Lets the process end by `SIGPROF` once it has used up so much processor time from now on.
  package static func allow(processorSeconds seconds: Double) {
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

  /// Takes back both.
  static func allowEverything() {
    allow(processorSeconds: 0)
    allow(seconds: 0)
  }

  /// A timer that ends once; one that never does for 0.
  private static func interval(_ seconds: Double) -> itimerval {
    let whole = seconds.rounded(.down)
    var timer = itimerval()
    if seconds == 0 { return timer }
    timer.it_value.tv_sec = Int(whole)
    timer.it_value.tv_usec = .init(max(1, (seconds - whole) * 1_000_000))
    return timer
  }
}
