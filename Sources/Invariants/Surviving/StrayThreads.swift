import LayoutSpec

/// Waits for threads that a layout started, so that what they do counts for the case that started
/// them.
struct StrayThreads {
  /// How long one case is waited for, and all of them together, in seconds.
  private static let moment = 0.25
  private static let total = 2.0

  /// The threads that are there to stay.
  private var residents = Self.count()
  private var waited = 0.0

  /// Waits until there are no more threads than before, but not for long: a layout may keep some.
  mutating func settle() {
    var present = Self.count()
    guard present > residents else { return }
    let start = Self.now
    while present > residents, Self.now - start < min(Self.moment, Self.total - waited) {
      usleep(500)
      present = Self.count()
    }
    waited += Self.now - start
    residents = max(residents, present)
  }

  private static var now: Double { ProcessInfo.processInfo.systemUptime }

  /// The number of threads; 0 where the system does not tell cheaply.
  private static func count() -> Int {
    #if os(Linux)
      var status = stat()
      guard stat("/proc/self/task", &status) == 0 else { return 0 }
      return Int(status.st_nlink) - 2
    #else
      return 0
    #endif
  }
}
