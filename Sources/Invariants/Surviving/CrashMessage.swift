/// Reads the Swift runtime's last words.
package enum CrashMessage {
  private static let markers = ["Fatal error", "Precondition failed", "Assertion failed"]

  private static let ours = ["Swift/", "LayoutSpec/", "Generators/", "Invariants/"]

  /// The reason of a trap, with its place if the runtime named one of the user's:
  /// `Index out of range`, `no columns (Grid.swift:12)`.
  package static func reason(in text: String) -> String? {
    for line in text.split(whereSeparator: \.isNewline).reversed() {
      for marker in markers {
        guard let range = line.firstRange(of: marker) else { continue }
        let message = line[range.upperBound...].drop { $0 == ":" || $0 == " " }
        let words = message.isEmpty ? marker : String(message)
        let origin = line[..<range.lowerBound].split(separator: " ").joined(separator: " ")
          .split(separator: ":").joined(separator: ":")
        // The standard library's files and ours say nothing to the author of a layout.
        let isOurs = ours.contains { origin.hasPrefix($0) }
        guard !origin.isEmpty, !isOurs,
          let file = origin.split(separator: "/").last
        else { return words }
        return "\(words) (\(file))"
      }
    }
    return nil
  }
}
