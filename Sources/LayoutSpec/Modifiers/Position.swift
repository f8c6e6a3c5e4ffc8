extension View {
  /// Puts this view's centre at a point; the result takes the whole proposal.
  ///
  /// On an unspecified axis it takes the view's own length. The view is offered the size of the
  /// result. No spacing preference comes out. Source: SWIFTUI-RULES §3 "position"; LAWS M34.
  nonisolated public func position(_ position: CGPoint) -> some View {
    WrappedView(content: self) {
      PositionNode($0, direction: $1.layoutDirection, position: position)
    }
  }

  /// Puts this view's centre at a point; the result takes the whole proposal.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}

private final class PositionNode: UnaryNode {
  let position: CGPoint

  init(_ child: LayoutNode, direction: LayoutDirection, position: CGPoint) {
    self.position = position
    super.init(child, direction: direction)
  }

  override var mayStickOut: Bool { true }
  override var label: String { "position(x: \(position.x.short), y: \(position.y.short))" }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    return proposal.replacingUnspecifiedDimensions(by: child.size(for: proposal))
  }

  override func placementProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(size(for: proposal))
  }

  override func childOrigin(in size: CGSize, child dimensions: ViewDimensions) -> CGPoint {
    CGPoint(x: position.x - dimensions.width / 2, y: position.y - dimensions.height / 2)
  }
}
