extension LayoutNode {
  /// A leaf that takes its proposal, 10 points where it is unspecified: colours and styles.
  static func flexibleLeaf(label: String) -> LayoutNode { FlexibleLeaf(label: label) }
}

// Private: the compiler takes an internal class for an infinite recursion.
private final class FlexibleLeaf: LayoutNode {
  private let name: String

  init(label: String) {
    name = label
    super.init()
    hasGuides = false
  }

  override var isLeaf: Bool { true }
  override var label: String { name }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}
