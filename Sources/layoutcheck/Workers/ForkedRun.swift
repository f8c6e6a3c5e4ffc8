import Foundation

/// Runs a piece of work in a copy of this process, so that it may end the process.
///
/// Starting a fresh worker for each of hundreds of trials would take most of a minute: it has to be
/// loaded, linked and set up. A fork takes a millisecond.
enum ForkedRun {
  /// How the work ended, and what it wrote to standard error.
  struct Outcome {
    /// `nil` if the work returned.
    var death: Death?
    var errors: String
  }

  /// The exit status by which a copy says that its work returned; no layout's own status, since the
  /// work ends in `_exit` and a layout that calls `exit` with just this number is unlikely.
  private static let returned: Int32 = 87

  /// Runs the work in a copy of this process.
  ///
  /// - Parameter timeout: the processor seconds after which the copy is ended as a hang; it may
  ///   stand still for a second longer.
  /// - Throws: `ToolFailure` if no copy can be made.
  static func run(timeout: Double, _ work: () -> Void) throws -> Outcome {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw ToolFailure("cannot make a pipe: \(Platform.message(errno))")
    }
    defer { close(ends[0]) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    let child = try fork()
    if child == 0 {
      dup2(ends[1], 2)
      WorkerLimits.allow(processorSeconds: timeout)
      // A layout that waits for something uses no processor time.
      WorkerLimits.allow(seconds: timeout + 1)
      work()
      _exit(returned)
    }
    close(ends[1])
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    return Outcome(death: death(status), errors: text(from: ends[0]))
  }

  private static func death(_ status: Int32) -> Death? {
    let signal = status & 0x7F
    if signal == 0 {
      let code = (status >> 8) & 0xFF
      if code == Death.runawayStatus { return .runaway }
      return code == returned ? nil : .exit(code)
    }
    return signal == SIGPROF || signal == SIGALRM ? .hang : .signal(signal)
  }

  /// What a pipe holds; a copy that fills it up stands still and counts as a hang.
  private static func text(from descriptor: Int32) -> String {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = buffer.withUnsafeMutableBytes { systemRead(descriptor, $0) }
    return String(decoding: buffer[..<max(0, count)], as: UTF8.self)
  }

  /// The system call, which Swift hides because most programs should spawn instead: after it, other
  /// threads are gone. Here the one other thread only waits for the supervisor to end.
  private static func fork() throws -> pid_t {
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "fork") else {
      throw ToolFailure("this system cannot copy a process")
    }
    let call = unsafeBitCast(symbol, to: (@convention(c) () -> pid_t).self)
    let child = call()
    guard child >= 0 else { throw ToolFailure("cannot copy a process: \(Platform.message(errno))") }
    return child
  }
}
