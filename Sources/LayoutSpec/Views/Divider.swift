/// A line of 1 point that separates the views of a stack.
///
/// It runs across the stack around it: in an `HStack` it is 1 point wide and takes the proposed
/// height, elsewhere 1 point tall and takes the proposed width; 10 points where unspecified.
/// Source: LAWS G5. The thickness differs by platform (SWIFTUI-RULES §5); 1 point is assumed.
nonisolated public struct Divider: _PrimitiveView, Sendable {
  /// Creates a divider.
  public init() {}

  /// Adds a leaf that knows its stack's axis.
  public static func _makeNodes(
    of view: Self, inputs: _NodeInputs, into nodes: inout _NodeList
  ) {
    nodes.append(DividerNode(stack: inputs.stack))
  }
}

private final class DividerNode: LayoutNode {
  let stack: StackScope

  init(stack: StackScope) {
    self.stack = stack
    super.init()
    hasGuides = false
  }

  override var isLeaf: Bool { true }
  override var label: String { "Divider" }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = proposal.replacingUnspecifiedDimensions()
    size[stack.axis == .horizontal ? .horizontal : .vertical] = 1
    return size
  }
}
