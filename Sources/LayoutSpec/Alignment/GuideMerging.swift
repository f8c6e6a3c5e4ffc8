/// How a container makes one explicit guide out of those of its children (SWIFTUI-RULES §1).
package enum GuideMerging: Sendable {
  /// The edges and the centre are never merged: the container has none of its own.
  case never

  /// The first text baseline: the smallest.
  case minimum

  /// The last text baseline: the largest.
  case maximum

  /// Guides that people define: the mean.
  case mean

  /// Merges the explicit values, already in the container's space; `nil` where there are none.
  package func merge(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    var count = 0
    var result: CGFloat = 0
    for case .some(let value) in values {
      switch self {
      case .never: return nil
      case .minimum: result = count == 0 ? value : min(result, value)
      case .maximum: result = count == 0 ? value : max(result, value)
      case .mean: result += value
      }
      count += 1
    }
    guard count > 0 else { return nil }
    return self == .mean ? result / CGFloat(count) : result
  }
}
