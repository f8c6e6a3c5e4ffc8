/// A whole tree of views, laid out: the way into the specification for tests and tools.
public final class LayoutTree {
  /// The node of the root view; several root views make an implicit `VStack`.
  package let root: LayoutNode

  /// Builds the nodes of a view.
  public convenience init(_ view: some View) { self.init(view, inputs: _NodeInputs()) }

  /// Builds the nodes of a view under an environment.
  package init(_ view: some View, inputs: _NodeInputs) {
    root = view.node(inputs, implicit: VStackLayout())
  }

  /// The size that the root chooses for a proposal, in points.
  public func size(for proposal: ProposedViewSize) -> CGSize { root.size(for: proposal) }

  /// Places the tree with the root's top left corner at `origin`.
  ///
  /// `size` gives the root other bounds than those it asked for.
  public func place(
    _ proposal: ProposedViewSize, at origin: CGPoint = .zero, size: CGSize? = nil
  ) {
    root.resolve(at: origin, proposal: proposal, size: size)
  }

  /// The frames of the leaves in document order, after `place`.
  public var leafFrames: [CGRect] {
    var frames: [CGRect] = []
    // A leaf that is not shown (a choice of `ViewThatFits`) has no frame.
    Self.visit(root) { if $0.isLeaf && !$0.frame.isNull { frames.append($0.frame) } }
    return frames
  }

  /// How many sizes were really computed, over all nodes.
  public var measurements: Int {
    var sum = 0
    Self.visit(root) { sum += $0.measurements }
    return sum
  }

  /// How many nodes there are, the root included.
  public var nodeCount: Int {
    var count = 0
    Self.visit(root) { _ in count += 1 }
    return count
  }

  /// The nodes that were placed, in document order: parents before their children.
  package var shownNodes: [LayoutNode] {
    var nodes: [LayoutNode] = []
    Self.visit(root) { if !$0.frame.isNull { nodes.append($0) } }
    return nodes
  }

  /// Keeps only so many of the last answers in each node, as SwiftUI does with three; all where `nil`,
  /// which is how a tree begins.
  public func rememberAtMost(_ limit: Int?) { root.rememberAtMost(limit) }

  /// Lets a conversation hear the whole tree from now on.
  package func attach(_ conversation: Conversation) { conversation.attach(root, parent: nil) }

  /// Visits all nodes in document order, without recursion: trees may be deep.
  private static func visit(_ root: LayoutNode, _ body: (LayoutNode) -> Void) {
    var waiting = [root]
    while let node = waiting.popLast() {
      body(node)
      waiting += node.children.reversed()
    }
  }
}
