import Foundation

/// A program to run to its end, with what it prints to standard error.
struct ChildProcess {
  /// How a program ended.
  enum Ending: Equatable, Sendable {
    case exited(Int32)
    case signalled(Int32)
    /// It was ended by the caller of ``ChildProcess/run(every:isStuck:)``.
    case stuck
  }

  /// What is left of a program that ended.
  struct Outcome: Sendable {
    var ending: Ending
    /// The last bytes that it wrote to standard error.
    var errors: [UInt8]

    var errorText: String { String(decoding: errors, as: UTF8.self) }
  }

  var executable: String
  var arguments: [String]
  var environment: [String: String]
  /// How many bytes of standard error are kept, the last ones.
  var keptErrors = 1 << 20

  /// Runs the program and waits for it.
  ///
  /// Its standard input is a pipe that ends when this process ends in whatever way, and its
  /// standard output goes nowhere.
  ///
  /// - Parameters:
  ///   - interval: the seconds between two calls of `isStuck`.
  ///   - isStuck: whether to give the program up; it and all that it started is then ended.
  /// - Throws: `ToolFailure` if it cannot be started.
  func run(every interval: Double = 1, isStuck: () -> Bool = { false }) throws -> Outcome {
    let spawned = try spawn()
    defer {
      close(spawned.lifeline)
      close(spawned.errors)
    }
    var kept: [UInt8] = []
    var isStuckNow = false
    var nextCheck = Self.now + interval
    var status: Int32?
    while true {
      status = ChildRegistry.shared.reap(spawned.pid)
      let isOpen = read(from: spawned.errors, into: &kept)
      if status != nil { break }
      if Self.now >= nextCheck {
        nextCheck = Self.now + interval
        if !isStuckNow, isStuck() {
          isStuckNow = true
          ChildRegistry.shared.end(spawned.pid)
        }
      }
      Self.wait(for: isOpen ? spawned.errors : nil)
    }
    _ = read(from: spawned.errors, into: &kept)
    let ending = isStuckNow ? .stuck : Self.ending(status ?? 0)
    return Outcome(ending: ending, errors: kept)
  }

  // MARK: Waiting

  private static var now: Double { ProcessInfo.processInfo.systemUptime }

  /// Waits until there is something to read or the program's end, but not for long.
  private static func wait(for descriptor: Int32?) {
    guard let descriptor else {
      usleep(2_000)
      return
    }
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    _ = poll(&request, 1, 20)
  }

  /// Reads what is there; false once the other side is closed.
  private func read(from descriptor: Int32, into kept: inout [UInt8]) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = buffer.withUnsafeMutableBytes { systemRead(descriptor, $0) }
      if count == 0 { return false }
      if count < 0 { return errno == EAGAIN || errno == EINTR }
      kept += buffer[..<count]
      if kept.count > 2 * keptErrors { kept.removeFirst(kept.count - keptErrors) }
    }
  }

  private static func ending(_ status: Int32) -> Ending {
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
  }
}
