/// One error of the compiler.
struct Diagnostic: Equatable {
  var path: String
  var line: Int
  var column: Int
  var message: String

  /// As the compiler prints it: `path:line:column: error: message`.
  var text: String { "\(path):\(line):\(column): error: \(message)" }

  /// The errors in what the compiler printed, each once, in order.
  ///
  /// Errors without a place (such as a module that cannot be found) count too, with line 0.
  static func errors(in output: String) -> [Diagnostic] {
    var errors: [Diagnostic] = []
    for line in output.split(whereSeparator: \.isNewline) {
      guard let error = Diagnostic(line: line), !errors.contains(error) else { continue }
      errors.append(error)
    }
    // The driver counts as well when a part of the work failed; that says nothing new.
    let placed = errors.filter { !$0.message.contains("command failed with exit code") }
    return placed.isEmpty ? errors : placed
  }

  init(path: String, line: Int, column: Int, message: String) {
    (self.path, self.line, self.column, self.message) = (path, line, column, message)
  }

  private init?(line text: Substring) {
    let marker = ": error: "
    if let bare = ["error: ", "<unknown>:0: error: "].first(where: text.hasPrefix) {
      self.init(path: "", line: 0, column: 0, message: String(text.dropFirst(bare.count)))
    } else if let place = text.range(of: marker) {
      let parts = text[..<place.lowerBound].split(
        separator: ":", omittingEmptySubsequences: false)
      guard parts.count >= 3, let line = Int(parts[parts.count - 2]),
        let column = Int(parts[parts.count - 1])
      else { return nil }
      self.init(
        path: parts.dropLast(2).joined(separator: ":"), line: line, column: column,
        message: String(text[place.upperBound...]))
    } else {
      return nil
    }
  }
}
