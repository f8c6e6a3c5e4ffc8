extension View {
  /// Puts this view in an invisible frame with bounds on its size.
  ///
  /// The view is offered the proposal (the ideal where it is unspecified) clamped to the bounds.
  /// With both bounds on an axis, the frame takes its proposal, clamped, without asking the view.
  /// Source: SWIFTUI-RULES §3 "frame(min,ideal,max)"; LAWS M5 to M16.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    WrappedView(content: self) {
      FlexibleFrameNode(
        $0, direction: $1.layoutDirection,
        horizontal: FlexibleLength(min: minWidth, ideal: idealWidth, max: maxWidth),
        vertical: FlexibleLength(min: minHeight, ideal: idealHeight, max: maxHeight),
        alignment: alignment)
    }
  }
}

/// The bounds on one axis, put in order: min ≥ 0, ideal ≥ min, max ≥ ideal.
struct FlexibleLength {
  let min: CGFloat?
  let ideal: CGFloat?
  let max: CGFloat?

  init(min: CGFloat?, ideal: CGFloat?, max: CGFloat?) {
    let least = min.map { Swift.max($0, 0) }
    let middle = ideal.map { Swift.max($0, least ?? 0) }
    self.min = least
    self.ideal = middle
    self.max = max.map { Swift.max($0, middle ?? least ?? 0) }
  }

  var isConstrained: Bool { min != nil || ideal != nil || max != nil }

  func clamp(_ length: CGFloat) -> CGFloat {
    Swift.min(Swift.max(length, min ?? 0), max ?? .infinity)
  }

  /// What the child is offered.
  func offer(_ proposal: CGFloat?) -> CGFloat? {
    (proposal ?? ideal).map { clamp($0) }
  }

  /// The frame's length, `nil` where the child has to be asked.
  func length(_ proposal: CGFloat?) -> CGFloat? {
    guard let proposal else { return ideal }
    return min != nil && max != nil ? clamp(proposal) : nil
  }

  /// The frame's length around a child that answered `child`.
  func length(_ proposal: CGFloat?, child: CGFloat) -> CGFloat {
    if let known = length(proposal) { return known }
    let offered = offer(proposal)
    switch (min, max) {
    case (let min?, let max?): return Swift.min(Swift.max(child, min), max)
    case (let min?, nil): return Swift.max(Swift.min(offered ?? .infinity, child), min)
    case (nil, let max?): return Swift.min(Swift.max(offered ?? -.infinity, child), max)
    case (nil, nil): return child
    }
  }
}

private final class FlexibleFrameNode: UnaryNode {
  let horizontal: FlexibleLength
  let vertical: FlexibleLength
  let alignment: Alignment

  init(
    _ child: LayoutNode, direction: LayoutDirection, horizontal: FlexibleLength,
    vertical: FlexibleLength, alignment: Alignment
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.alignment = alignment
    super.init(child, direction: direction)
  }

  override var label: String {
    let lengths = describe(
      ("minWidth", horizontal.min), ("idealWidth", horizontal.ideal),
      ("maxWidth", horizontal.max), ("minHeight", vertical.min),
      ("idealHeight", vertical.ideal), ("maxHeight", vertical.max))
    return "frame(\(lengths))"
  }

  override func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal.offer(proposal.width), height: vertical.offer(proposal.height))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let width = horizontal.length(proposal.width),
      let height = vertical.length(proposal.height)
    {
      return CGSize(width: width, height: height)
    }
    let size = child.size(for: childProposal(for: proposal))
    return CGSize(
      width: horizontal.length(proposal.width, child: size.width),
      height: vertical.length(proposal.height, child: size.height))
  }

  /// The child is placed for the frame's own size, except that an unspecified axis stays so where
  /// the frame found its length by asking, strictly between its bounds (SWIFTUI-RULES §3).
  override func placementProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    let size = size(for: proposal)
    return ProposedViewSize(
      width: placed(horizontal, proposal.width, size.width),
      height: placed(vertical, proposal.height, size.height))
  }

  private func placed(
    _ bounds: FlexibleLength, _ proposal: CGFloat?, _ length: CGFloat
  ) -> CGFloat? {
    guard proposal == nil, bounds.ideal == nil else { return length }
    return length > bounds.min ?? -.infinity && length < bounds.max ?? .infinity ? nil : length
  }

  override func childOrigin(in size: CGSize, child dimensions: ViewDimensions) -> CGPoint {
    alignment.offset(of: dimensions, in: size)
  }

  override var spacing: ViewSpacing {
    if child.isSpacer { return child.spacing }
    var edges: Edge.Set = []
    if horizontal.isConstrained { edges.formUnion(.horizontal) }
    if vertical.isConstrained { edges.formUnion(.vertical) }
    return child.spacing.clearing(edges)
  }
}
