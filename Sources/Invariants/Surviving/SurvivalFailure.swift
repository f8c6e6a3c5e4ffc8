import LayoutSpec

/// A run could not be made safe: the system refused something, or this package is at fault.
package struct SurvivalFailure: Error, CustomStringConvertible, Equatable {
  /// What went wrong, on one line.
  package let description: String

  package init(_ description: String) { self.description = description }

  /// A failure that the C library's `errno` explains.
  static func system(_ what: String) -> SurvivalFailure {
    SurvivalFailure("\(what): \(String(cString: strerror(errno)))")
  }
}
