extension View {
  /// Puts this view in a frame as large as the nearest container on the given axes.
  ///
  /// The container is the nearest `ScrollView`. Where there is none, or where it does not know its
  /// own length, the frame takes its proposal (assumed: an app has a window there).
  /// Source: SWIFTUI-RULES §3 "containerRelativeFrame".
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Puts this view in a frame that spans some of `count` equal parts of the container, with
  /// `spacing` points between them.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let part = (length - spacing * CGFloat(count - 1)) / CGFloat(count)
      return part * CGFloat(span) + CGFloat(span - 1) * spacing
    }
  }

  /// Puts this view in a frame whose lengths are computed from the container's.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    WrappedView(content: self) { child, inputs in
      inputs.container?.isUsed = true
      return ContainerRelativeNode(
        child, direction: inputs.layoutDirection, axes: axes,
        container: inputs.container?.size ?? .unspecified, alignment: alignment, length: length)
    }
  }
}

private final class ContainerRelativeNode: UnaryNode {
  let axes: Axis.Set
  let container: ProposedViewSize
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  init(
    _ child: LayoutNode, direction: LayoutDirection, axes: Axis.Set, container: ProposedViewSize,
    alignment: Alignment, length: @escaping (CGFloat, Axis) -> CGFloat
  ) {
    self.axes = axes
    self.container = container
    self.alignment = alignment
    self.length = length
    super.init(child, direction: direction)
  }

  override var label: String { "containerRelativeFrame" }

  /// The frame's own length on an axis, `nil` where the child decides.
  private func fixedLength(_ axis: Axis, _ proposal: ProposedViewSize) -> CGFloat? {
    guard axes.contains(Axis.Set(axis)), let whole = container[axis] ?? proposal[axis] else {
      return nil
    }
    let length = length(whole, axis)
    return length >= 0 ? length : nil
  }

  override func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: fixedLength(.horizontal, proposal) ?? proposal.width,
      height: fixedLength(.vertical, proposal) ?? proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.size(for: childProposal(for: proposal))
    return CGSize(
      width: fixedLength(.horizontal, proposal) ?? size.width,
      height: fixedLength(.vertical, proposal) ?? size.height)
  }

  override func childOrigin(in size: CGSize, child dimensions: ViewDimensions) -> CGPoint {
    alignment.offset(of: dimensions, in: size)
  }

  override var spacing: ViewSpacing {
    var edges: Edge.Set = []
    if axes.contains(.horizontal) { edges.formUnion(.horizontal) }
    if axes.contains(.vertical) { edges.formUnion(.vertical) }
    return child.spacing.clearing(edges)
  }
}
