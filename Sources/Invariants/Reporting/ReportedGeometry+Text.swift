extension ReportedRect {
  /// The rectangle for people: `100×20 at (0, 0)`.
  package var sizeAndOrigin: String {
    "\(width)×\(height) at (\(x), \(y))"
  }
}

extension ReportedProposal {
  /// The proposal for people: `100×nil`.
  package var text: String {
    "\(width.map(\.description) ?? "nil")×\(height.map(\.description) ?? "nil")"
  }
}
