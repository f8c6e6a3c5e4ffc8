/// The user asked for something that cannot be done: one line, exit status 2.
struct UsageError: Error, CustomStringConvertible, Equatable {
  /// What is wrong and what to do about it, on one line.
  let description: String

  init(_ description: String) {
    self.description = description.onOneLine
  }
}

/// The tool itself could not do its work: one line, exit status 5.
struct ToolFailure: Error, CustomStringConvertible, Equatable {
  /// What went wrong and what to do about it, on one line.
  let description: String

  init(_ description: String) {
    self.description = description.onOneLine
  }
}

extension String {
  /// The text with line breaks and other control characters turned into spaces.
  ///
  /// Messages quote what the user wrote, which may hold anything.
  var onOneLine: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0.isControl ? " " : $0 }))
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool {
    value < 0x20 || value == 0x7F || (0x80...0x9F).contains(value) || value == 0x2028
      || value == 0x2029
  }
}

/// What the process tells its caller when it ends.
enum ExitStatus: Int32 {
  case lawful = 0
  case unlawful = 1
  case usage = 2
  case uncompiled = 3
  case nothingCertified = 4
  case toolFailure = 5
}
