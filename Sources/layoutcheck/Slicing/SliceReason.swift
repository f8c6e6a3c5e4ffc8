/// Says in a few words why a declaration was left out, from the compiler's error.
struct SliceReason {
  /// One line for the report.
  let text: String
  /// Whether all that is wrong is that something is not there.
  let isForeign: Bool

  /// - Parameter leftOut: what went before, to say that a need was left out rather than missing.
  init(_ error: Diagnostic, leftOut: [LeftOut]) {
    guard let name = MissingName(error.message) else {
      text = "it does not compile here: \(error.message)"
      isForeign = false
      return
    }
    if let cause = leftOut.first(where: {
      $0.name.split(separator: ".").last.map(String.init) == name.name
    }) {
      text = "it needs ‘\(name.name)’, which was left out: \(cause.reason)"
      isForeign = cause.isForeign
    } else {
      text = "it needs ‘\(name.name)’, \(name.whereabouts)"
      isForeign = true
    }
  }
}
