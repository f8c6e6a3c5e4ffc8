/// How a view with an aspect ratio relates to the space that it is offered.
@frozen
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// The largest box of the ratio inside the space.
  case fit

  /// The smallest box of the ratio that covers the space.
  case fill
}

extension View {
  /// Offers this view a box of the given ratio of width to height; its ideal ratio where `nil`.
  ///
  /// The result has the size that the view answers, so a rigid view keeps its own. Without any
  /// proposal the view is asked for its ideal size; one unspecified axis counts as infinite. A ratio
  /// that is not a positive number changes nothing.
  /// Source: SWIFTUI-RULES §3 "aspectRatio"; LAWS M26 to M31.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    WrappedView(content: self) {
      AspectRatioNode(
        $0, direction: $1.layoutDirection,
        ratio: aspectRatio.map { CGSize(width: $0, height: 1) }, mode: contentMode)
    }
  }

  /// Offers this view a box with the proportions of a size.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    WrappedView(content: self) {
      AspectRatioNode(
        $0, direction: $1.layoutDirection, ratio: aspectRatio, mode: contentMode)
    }
  }

  /// Keeps this view's ideal ratio inside the space that it is offered.
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Keeps this view's ideal ratio, covering the space that it is offered.
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

private final class AspectRatioNode: UnaryNode {
  let ratio: CGSize?
  let mode: ContentMode

  init(_ child: LayoutNode, direction: LayoutDirection, ratio: CGSize?, mode: ContentMode) {
    self.ratio = ratio
    self.mode = mode
    super.init(child, direction: direction)
  }

  override var label: String { "aspectRatio(\(mode))" }

  override var spacing: ViewSpacing { child.spacing }

  override func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    if proposal == .unspecified { return proposal }
    let ratio = self.ratio ?? child.size(for: .unspecified)
    guard isPositive(ratio.width), isPositive(ratio.height) else { return proposal }
    let width = proposal.width ?? .infinity
    let height = proposal.height ?? .infinity
    let byWidth = width / ratio.width
    let byHeight = height / ratio.height
    // The axis that decides keeps its exact length, whatever the rounding of the other.
    if (byWidth <= byHeight) == (mode == .fit) {
      return ProposedViewSize(width: width, height: byWidth * ratio.height)
    }
    return ProposedViewSize(width: byHeight * ratio.width, height: height)
  }

  private func isPositive(_ length: CGFloat) -> Bool { length > 0 && length < .infinity }
}
