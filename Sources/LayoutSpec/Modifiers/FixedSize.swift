extension View {
  /// Fixes this view at its ideal size: it is offered nothing specific on either axis.
  nonisolated public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Fixes this view at its ideal size on the given axes, when measured and when placed.
  ///
  /// Source: SWIFTUI-RULES §3 "fixedSize"; LAWS M22 to M25.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    WrappedView(content: self) {
      FixedSizeNode(
        $0, direction: $1.layoutDirection, horizontal: horizontal, vertical: vertical)
    }
  }
}

private final class FixedSizeNode: ForwardingNode {
  let horizontal: Bool
  let vertical: Bool

  init(_ child: LayoutNode, direction: LayoutDirection, horizontal: Bool, vertical: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
    super.init(child, direction: direction)
  }

  override var label: String { "fixedSize(horizontal: \(horizontal), vertical: \(vertical))" }

  override func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
}
