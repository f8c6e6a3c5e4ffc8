/// Empty space that takes what is left over along the axis of the stack around it.
///
/// Along that axis it takes its proposal, at least `minLength` (8 points by default); across it, 0.
/// Outside a stack it is flexible on both axes. Source: SWIFTUI-RULES §2 "Spacer"; LAWS G4, S17.
nonisolated public struct Spacer: _PrimitiveView, Sendable {
  /// The shortest length in points; the system's default, 8, where `nil`.
  public var minLength: CGFloat?

  /// Creates a spacer.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  /// Adds a leaf that knows its stack's axis.
  public static func _makeNodes(
    of view: Self, inputs: _NodeInputs, into nodes: inout _NodeList
  ) {
    nodes.append(
      SpacerNode(minLength: view.minLength ?? ViewSpacing.defaultDistance, stack: inputs.stack))
  }
}

private final class SpacerNode: LayoutNode {
  let minLength: CGFloat
  let stack: StackScope

  init(minLength: CGFloat, stack: StackScope) {
    self.minLength = minLength
    self.stack = stack
    super.init()
    hasGuides = false
  }

  private var axis: Axis? { stack.axis }

  override var isLeaf: Bool { true }
  override var isSpacer: Bool { true }
  override var label: String { "Spacer" }
  override var priority: Double { -Double.infinity }

  /// Zero on the edges that face its neighbours in the stack.
  override var spacing: ViewSpacing {
    var spacing = ViewSpacing()
    switch axis {
    case .horizontal?: (spacing.leading, spacing.trailing) = (0, 0)
    case .vertical?: (spacing.top, spacing.bottom) = (0, 0)
    case nil: break
    }
    return spacing
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = CGSize.zero
    if axis != .vertical { size.width = max(proposal.width ?? minLength, minLength) }
    if axis != .horizontal { size.height = max(proposal.height ?? minLength, minLength) }
    return size
  }
}
