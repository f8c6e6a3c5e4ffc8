import LayoutSpec

/// Runs one case in a copy of this process, so that it may end the process.
///
/// Starting a fresh worker for each of hundreds of trials would take most of a minute: it has to be
/// loaded, linked and set up. A copy takes a millisecond.
enum ForkedRun {
  /// How the case ended, and what was written to standard error.
  struct Outcome {
    /// `nil` if the case came to its end.
    var death: Death?
    var errors: String
  }

  /// Runs a case in a copy of this process.
  ///
  /// - Throws: `SurvivalFailure` if no copy can be made.
  static func run(limits: CaseLimits, _ work: () -> Void) throws -> Outcome {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SurvivalFailure.system("cannot make a pipe") }
    defer { close(ends[0]) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    ProcessCopy.flushOutput()
    let child = try ProcessCopy.make()
    if child == 0 {
      ProcessCopy.silenceOutput()
      dup2(ends[1], 2)
      limits.applyToProcess()
      var threads = StrayThreads()
      limits.allowCase()
      work()
      threads.settle()
      _exit(Scout.finished)
    }
    close(ends[1])
    var errors: [UInt8] = []
    let status = wait(for: child, reading: ends[0], into: &errors)
    return Outcome(
      death: status == Scout.finished << 8 ? nil : Death(status: status),
      errors: String(decoding: errors, as: UTF8.self))
  }

  /// Waits for a copy and reads what it writes, so that it never waits for us.
  private static func wait(
    for child: pid_t, reading descriptor: Int32, into kept: inout [UInt8]
  ) -> Int32 {
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while true {
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let isReady = poll(&request, 1, 20) > 0
      if isReady {
        let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
        // Closed: the copy is about to end, or will take its time without saying anything.
        if count == 0 { return ProcessCopy.wait(for: child) }
        kept += buffer[..<max(0, count)]
        if kept.count > 131_072 { kept.removeFirst(kept.count - 65_536) }
        if count > 0 { continue }
      }
      var status: Int32 = 0
      guard waitpid(child, &status, WNOHANG | WUNTRACED) == child else { continue }
      let last = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      kept += buffer[..<max(0, last)]
      ProcessCopy.end(child, status)
      return status
    }
  }
}
