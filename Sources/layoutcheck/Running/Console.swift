import Foundation
import Invariants

/// What the tool prints, and where.
final class Console: @unchecked Sendable {
  private let lock = NSLock()
  private let showsProgress: Bool
  private var hasProgress = false
  /// How results on standard output are marked.
  let style: TerminalStyle

  init(environment: [String: String]) {
    let isPlain =
      environment["NO_COLOR"].map { !$0.isEmpty } ?? false || environment["TERM"] == "dumb"
    style = isatty(1) == 1 && !isPlain ? .colour : .plain
    showsProgress = isatty(2) == 1 && environment["TERM"] != "dumb"
  }

  /// Prints a result to standard output; a reader that went away is no error of ours.
  func result(_ text: String) {
    lock.withLock {
      clearProgress()
      Self.write(text, to: 1)
    }
  }

  /// Prints a line to standard error.
  func note(_ line: String) {
    lock.withLock {
      clearProgress()
      Self.write(line + "\n", to: 2)
    }
  }

  /// Shows what is being done, on a terminal only; the next line replaces it.
  func progress(_ text: String) {
    guard showsProgress else { return }
    lock.withLock {
      clearProgress()
      Self.write(String(text.onOneLine.prefix(78)), to: 2)
      hasProgress = true
    }
  }

  private func clearProgress() {
    guard hasProgress else { return }
    hasProgress = false
    Self.write("\r\u{1B}[K", to: 2)
  }

  private static func write(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let count = systemWrite(descriptor, rest)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
    }
  }
}
