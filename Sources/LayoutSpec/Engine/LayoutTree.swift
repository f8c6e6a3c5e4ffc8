/// A whole tree of views, laid out: the way into the specification for tests and tools.
package final class LayoutTree {
  /// The node of the root view; several root views make an implicit `VStack`.
  package let root: LayoutNode

  /// Builds the nodes of a view.
  package init(_ view: some View, inputs: _NodeInputs = _NodeInputs()) {
    root = view.node(inputs, implicit: VStackLayout())
  }

  /// The size that the root chooses for a proposal.
  package func size(for proposal: ProposedViewSize) -> CGSize { root.size(for: proposal) }

  /// Places the tree with the root's top left corner at `origin`.
  package func place(_ proposal: ProposedViewSize, at origin: CGPoint = .zero) {
    root.resolve(at: origin, proposal: proposal)
  }

  /// The frames of the leaves in document order, after `place`.
  package var leafFrames: [CGRect] {
    var frames: [CGRect] = []
    Self.visit(root) { if $0.isLeaf { frames.append($0.frame) } }
    return frames
  }

  /// How many sizes were really computed, over all nodes.
  package var measurements: Int {
    var sum = 0
    Self.visit(root) { sum += $0.measurements }
    return sum
  }

  private static func visit(_ node: LayoutNode, _ body: (LayoutNode) -> Void) {
    body(node)
    for child in node.children { visit(child, body) }
  }
}
