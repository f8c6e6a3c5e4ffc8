/// A container that lays its subviews over one another.
///
/// Size and placement are those of `ZStackLayout`.
nonisolated public struct ZStack<Content: View>: _PrimitiveView {
  private let container: LayoutContainer<ZStackLayout, Content>

  /// Creates a stack with an alignment for both axes.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    container = LayoutContainer(
      layout: ZStackLayout(alignment: alignment), content: content())
  }

  /// Adds the stack; with exactly one static child, that child.
  public static func _makeNodes(
    of view: Self, inputs: _NodeInputs, into nodes: inout _NodeList
  ) {
    LayoutContainer.makeStackNodes(of: view.container, inputs: inputs, into: &nodes)
  }
}

/// The layout of `ZStack`, for use with `AnyLayout`.
///
/// It offers its proposal to every subview; its size is the union of the aligned frames of those
/// with the highest priority. When placing, all are offered its final size and aligned to the same
/// point. Source: SWIFTUI-RULES §2 "ZStack", §4 (union, not maximum).
public struct ZStackLayout: Layout {
  /// The point that the subviews are aligned to.
  public var alignment: Alignment

  /// Creates the layout.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// The size of the union and, in it, the point where all guides meet.
  private func union(
    _ subviews: Subviews, _ proposal: ProposedViewSize
  ) -> (size: CGSize, point: CGPoint) {
    var size = CGSize.zero
    var point = CGPoint.zero
    let ranks = subviews.indices.map { subviews.rank(of: $0) }
    guard let highest = ranks.max() else { return (size, point) }
    let front = subviews.indices.filter { ranks[$0] == highest }
      .map { subviews[$0].dimensions(in: proposal) }
    for axis in Axis.allCases {
      var low = CGFloat.infinity
      var high = -CGFloat.infinity
      for dimensions in front {
        let length = axis == .horizontal ? dimensions.width : dimensions.height
        let line = line(of: dimensions, axis)
        low = min(low, -line)
        high = max(high, length - line)
      }
      size[axis] = high - low
      point[axis] = -low
    }
    return (size, point)
  }

  /// Where a subview's guide lies in it; an infinite one has no finite guide, it starts at the line.
  private func line(of dimensions: ViewDimensions, _ axis: Axis) -> CGFloat {
    let length = axis == .horizontal ? dimensions.width : dimensions.height
    return length.isFinite ? dimensions[alignment.key(axis)] : 0
  }

  /// The union of the aligned frames.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    union(subviews, proposal).size
  }

  /// Places every subview with its guide on the common point.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let point = union(subviews, proposal).point
    let offer = ProposedViewSize(bounds.size)
    for subview in subviews {
      let dimensions = subview.dimensions(in: offer)
      subview.place(
        at: CGPoint(
          x: bounds.minX + point.x - line(of: dimensions, .horizontal),
          y: bounds.minY + point.y - line(of: dimensions, .vertical)),
        proposal: offer)
    }
  }
}
