/// A container that makes its content from its own size and position.
///
/// It takes its whole proposal, 10 points where it is unspecified, whatever the content; every view
/// of the content is offered that size and lies at the top leading corner. No guide comes out.
/// Source: SWIFTUI-RULES §2 "GeometryReader"; LAWS G1, G2.
nonisolated public struct GeometryReader<Content: View>: _PrimitiveView {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  /// Creates a reader.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// Adds one node, whose children are made when it is placed.
  public static func _makeNodes(
    of view: Self, inputs: _NodeInputs, into nodes: inout _NodeList
  ) {
    var inner = inputs
    inner.stackAxis = nil
    // Nobody knows yet what the content will ask for.
    inner.container?.isUsed = true
    nonisolated(unsafe) let view = view
    nodes.append(
      GeometryReaderNode(direction: inputs.layoutDirection) { proxy in
        inner.evaluate { view.content(proxy) }.nodes(inner).nodes
      })
  }
}

private final class GeometryReaderNode: LayoutNode {
  let direction: LayoutDirection
  let make: (GeometryProxy) -> [LayoutNode]
  private var built: (bounds: CGRect, nodes: [LayoutNode])?

  init(direction: LayoutDirection, make: @escaping (GeometryProxy) -> [LayoutNode]) {
    self.direction = direction
    self.make = make
    super.init()
    hasGuides = false
  }

  override var children: [LayoutNode] { built?.nodes ?? [] }
  override var layoutDirection: LayoutDirection { direction }
  override var label: String { "GeometryReader" }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func arrange(in bounds: CGRect, proposal: ProposedViewSize) -> [Arranged] {
    let offer = ProposedViewSize(bounds.size)
    return content(bounds).map { Arranged($0, at: bounds.origin, proposal: offer) }
  }

  /// The content for the bounds, made anew where they have changed.
  private func content(_ bounds: CGRect) -> [LayoutNode] {
    if let built, built.bounds == bounds { return built.nodes }
    let nodes = make(GeometryProxy(bounds: bounds))
    for node in nodes { adopt(node) }
    built = (bounds, nodes)
    return nodes
  }
}
