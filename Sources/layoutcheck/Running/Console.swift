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
  ///
  /// - Throws: `ToolFailure` if the result is lost in another way, such as on a full disk.
  func result(_ text: String) throws {
    try lock.withLock {
      clearProgress()
      let error = Self.write(text, to: 1)
      guard error == 0 || error == EPIPE else {
        throw ToolFailure("cannot write to standard output: \(Platform.message(error))")
      }
    }
  }

  /// Prints a line to standard error.
  func note(_ line: String) {
    lock.withLock {
      clearProgress()
      Self.write(line + "\n", to: 2)
    }
  }

  /// Prints the first few of the compiler's errors to standard error.
  func note(_ errors: [Diagnostic]) {
    for error in errors.prefix(5) { note(error.text) }
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

  /// Writes all of a text; the error's number where that fails, else 0.
  @discardableResult
  private static func write(_ text: String, to descriptor: Int32) -> Int32 {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let count = systemWrite(descriptor, rest)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return count < 0 ? errno : EIO }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
      return 0
    }
  }
}
