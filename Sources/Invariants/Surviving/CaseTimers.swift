import LayoutSpec

/// The timers of one case after the other, set anew only where that is due.
///
/// Setting them costs as much as a twentieth of a small case. So they are set to a third more than a
/// case may take, and left alone by the next cases until a quarter of that is over: each case gets at
/// least its time.
struct CaseTimers {
  /// Where the limit is short, what this package does between two cases could take longer.
  private static let short = 2.0

  private var limits: CaseLimits?
  private var start = 0.0

  /// Lets a case begin.
  mutating func begin(_ limits: CaseLimits) {
    // Processor time passes no faster than the clock, while there is one thread.
    let isFresh = Self.now - start < min(limits.seconds, limits.patience) / 4
    if self.limits == limits, isFresh { return }
    self.limits = limits
    start = Self.now
    CaseLimits.allow(processorSeconds: limits.seconds * 4 / 3)
    CaseLimits.allow(seconds: limits.patience * 4 / 3)
  }

  /// Lets the pause after a case begin.
  mutating func end() {
    guard let limits, limits.seconds < Self.short else { return }
    self.limits = nil
    CaseLimits.allowPause()
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }
}
