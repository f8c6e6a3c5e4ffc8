/// Reads the Swift runtime's last words.
enum CrashMessage {
  private static let markers = ["Fatal error", "Precondition failed", "Assertion failed"]

  /// The reason of a trap, with its place if the runtime named one of the user's:
  /// `Index out of range`, `no columns (Grid.swift:12)`.
  static func reason(in text: String) -> String? {
    for line in text.split(whereSeparator: \.isNewline).reversed() {
      for marker in markers {
        guard let range = line.firstRange(of: marker) else { continue }
        let message = line[range.upperBound...].drop { $0 == ":" || $0 == " " }
        let words = message.isEmpty ? marker : String(message)
        let place = line[..<range.lowerBound].trimmingSpaces
        let origin = place.hasSuffix(":") ? place.dropLast() : place[...]
        // The standard library's files and ours say nothing to the author of a layout.
        let isOurs = origin.hasPrefix("Swift/") || origin.hasPrefix("LayoutSpec/")
        guard !origin.isEmpty, !isOurs,
          let file = origin.split(separator: "/").last
        else { return words }
        return "\(words) (\(file))"
      }
    }
    return nil
  }
}
