/// Lines of text.
///
/// It wraps at words for the proposed width, ignores the proposed height, and answers the width of
/// its longest line. Ideal: one line per paragraph. Minimum: its longest word.
/// Source: seed article "La negociación del tamaño"; LAWS G6, G7.
nonisolated public struct Text: _PrimitiveView, Equatable, Sendable {
  let content: String

  /// Creates a text that shows a string as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.content = String(content) }

  /// Creates a text that shows a string as it is.
  public init(verbatim content: String) { self.content = content }

  /// Adds a leaf.
  public static func _makeNodes(
    of view: Self, inputs: _NodeInputs, into nodes: inout _NodeList
  ) {
    nodes.append(
      TextNode(
        view.content, metrics: inputs.environment.textMetrics,
        lineLimit: inputs.environment.lineLimit))
  }
}

private final class TextNode: LayoutNode {
  let text: String
  let metrics: TextMetrics
  let lineLimit: Int?

  init(_ text: String, metrics: TextMetrics, lineLimit: Int?) {
    self.text = text
    self.metrics = metrics
    self.lineLimit = lineLimit
  }

  override var isLeaf: Bool { true }
  override var label: String {
    "Text(\"\(shortened(text))\")"
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if text.isEmpty { return .zero }
    let lines = metrics.lines(of: text, width: proposal.width, limit: lineLimit)
    return CGSize(
      width: CGFloat(lines.max() ?? 0) * metrics.characterWidth,
      height: CGFloat(lines.count) * metrics.lineHeight)
  }

  override func computeExplicitGuide(
    _ key: AlignmentKey, for proposal: ProposedViewSize
  ) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key { return metrics.ascent }
    if key == VerticalAlignment.lastTextBaseline.key {
      return max(size(for: proposal).height - metrics.lineHeight, 0) + metrics.ascent
    }
    return nil
  }
}
