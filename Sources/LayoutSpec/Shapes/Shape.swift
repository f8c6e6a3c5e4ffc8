/// A two-dimensional figure, which is a view as well: filled with the foreground style.
///
/// Only `sizeThatFits(_:)` matters to layout; the path is what would be drawn.
/// Source: Apple's documentation of `Shape`; SWIFTUI-RULES §6.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline of the shape in a rectangle.
  func path(in rect: CGRect) -> Path

  /// The size of the view that shows the shape, for a proposal; by default the proposal itself, and
  /// 10 points where it is unspecified.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// The proposal, 10 points where it is unspecified.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape filled with the foreground style.
  nonisolated public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self) }
}

/// A shape that can be drawn smaller, by the same amount on all sides.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// The shape made smaller by `amount` points on each side.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A shape as a leaf of the layout: whatever fills or strokes it, it has the shape's size.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: _PrimitiveView {
  let shape: Content

  /// Adds a leaf that asks the shape for its size.
  public static func _makeNodes(
    of view: Self, inputs: _NodeInputs, into nodes: inout _NodeList
  ) {
    nodes.append(ShapeNode(view.shape))
  }
}

private final class ShapeNode<Content: Shape>: LayoutNode {
  let shape: Content

  init(_ shape: Content) {
    self.shape = shape
    super.init()
    hasGuides = false
  }

  override var isLeaf: Bool { true }
  override var label: String { String(describing: Content.self) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}
