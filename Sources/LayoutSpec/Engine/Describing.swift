extension CGFloat {
  /// The number without a fraction where it has none, with two decimals at most, and "inf".
  package var short: String {
    if isNaN { return "nan" }
    if isInfinite { return self < 0 ? "-inf" : "inf" }
    let rounded = (self * 100).rounded() / 100
    if rounded == rounded.rounded(), rounded.magnitude < 1e15 { return String(Int64(rounded)) }
    return "\(Double(rounded))"
  }
}

extension CGSize {
  /// "width×height".
  package var short: String { "\(width.short)×\(height.short)" }
}

extension CGRect {
  /// "x,y width×height".
  package var short: String { "\(minX.short),\(minY.short) \(size.short)" }
}

extension ProposedViewSize {
  /// "width×height", with "nil" for an unspecified axis.
  package var short: String { "\(width?.short ?? "nil")×\(height?.short ?? "nil")" }
}

/// The beginning of a text on one line, and an ellipsis where there is more: labels are cells of a
/// table.
func shortened(_ text: String) -> String {
  let most = 24
  let scalars = text.unicodeScalars
  let isLong = scalars.count > most
  let start = (isLong ? scalars.prefix(most - 1) : scalars.prefix(most))
    .map { $0.value < 0x20 ? " " : Character($0) }
  return String(start) + (isLong ? "…" : "")
}

/// The arguments that are there, as in Swift source.
func describe(_ arguments: (name: String, value: CGFloat?)...) -> String {
  arguments.compactMap { argument in argument.value.map { "\(argument.name): \($0.short)" } }
    .joined(separator: ", ")
}

extension Layout {
  /// What the layout is called in a conversation: its type, without the "Layout" of the twins.
  var label: String {
    if let erased = self as? AnyLayout { return "AnyLayout(\(erased.nameOfLayout))" }
    let name = String(describing: Self.self)
    return name.hasSuffix("Layout") && Self.isBuiltIn ? String(name.dropLast(6)) : name
  }

  private static var isBuiltIn: Bool {
    String(reflecting: Self.self).hasPrefix("LayoutSpec.")
  }
}
