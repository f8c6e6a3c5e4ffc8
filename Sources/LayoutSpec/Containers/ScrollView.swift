/// A container that lets its content be longer than itself.
///
/// On a scrolling axis the content is offered nothing specific, and the container takes its whole
/// proposal (the content's length where it is unspecified), even if the content is shorter. On the
/// other axis the proposal is passed on and the content's answer reported. The content lies at the
/// start. Several views make an implicit `VStack` whatever the axes (assumed).
/// Source: SWIFTUI-RULES §2 "ScrollView"; LAWS G9. No guide comes out (assumed).
nonisolated public struct ScrollView<Content: View>: _PrimitiveView {
  /// The views that scroll.
  public var content: Content

  /// The axes on which they scroll.
  public var axes: Axis.Set

  /// Whether indicators are shown; layout does not see them.
  public var showsIndicators: Bool

  /// Creates a container that scrolls on the given axes.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// Adds one node.
  public static func _makeNodes(
    of view: Self, inputs: _NodeInputs, into nodes: inout _NodeList
  ) {
    nodes.append(
      ScrollNode(axes: view.axes, direction: inputs.layoutDirection) { container in
        var inner = inputs
        inner.container = container
        return view.content.node(inner, implicit: VStackLayout())
      })
  }
}

private final class ScrollNode: LayoutNode {
  let axes: Axis.Set
  let direction: LayoutDirection
  let content: ContainerContent

  init(
    axes: Axis.Set, direction: LayoutDirection, make: @escaping (ContainerScope) -> LayoutNode
  ) {
    self.axes = axes
    self.direction = direction
    content = ContainerContent(make)
    super.init()
    hasGuides = false
  }

  override var children: [LayoutNode] { [content.current] }
  override var layoutDirection: LayoutDirection { direction }
  override var mayStickOut: Bool { true }
  override var label: String { "ScrollView" }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var offer = proposal
    for axis in Axis.allCases where axes.contains(Axis.Set(axis)) { offer[axis] = nil }
    return offer
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = content(in: proposal, owner: self).size(for: offer(proposal))
    for axis in Axis.allCases where axes.contains(Axis.Set(axis)) {
      size[axis] = proposal[axis] ?? size[axis]
    }
    return size
  }

  override func arrange(in bounds: CGRect, proposal: ProposedViewSize) -> [Arranged] {
    let node = content(in: proposal, owner: self)
    content.current = node
    return [Arranged(node, at: bounds.origin, proposal: offer(proposal))]
  }
}
