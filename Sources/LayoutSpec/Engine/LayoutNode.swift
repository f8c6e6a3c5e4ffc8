/// A view in the negotiation: it answers proposals, and says where its children go.
///
/// Every answer is a pure function of the proposal, so it is remembered for good: a tree is
/// measured once per node and distinct proposal whatever its depth (DESIGN §4).
package class LayoutNode {
  // Never open while another node is asked, so nothing is lost without the checks of exclusive
  // access, which cost as much as the lookups.
  @exclusivity(unchecked) private var sizes = ProposalMemo<CGSize>()
  @exclusivity(unchecked) private var guides: [AlignmentKey: ProposalMemo<CGFloat?>] = [:]

  /// Who listens to what this node is asked and answers; `nil` costs one comparison.
  @exclusivity(unchecked) private var conversation: Conversation?

  /// The number of the node in the conversation.
  package private(set) var speaker = 0

  /// Where the node ended up after the last `resolve`, in the root's space.
  @exclusivity(unchecked) package private(set) var frame = CGRect.null

  /// How often this node really computed a size.
  @exclusivity(unchecked) package private(set) var measurements = 0

  /// Whether a guide may be explicit; where none can be, nobody need be asked.
  @exclusivity(unchecked) package final var hasGuides = true

  package init() {}

  // MARK: What a kind of view decides

  /// The nodes inside this one, in document order.
  package var children: [LayoutNode] { [] }

  /// Computes the size for a proposal.
  package func measure(_ proposal: ProposedViewSize) -> CGSize {
    preconditionFailure("a node measures itself")
  }

  /// The children and where they go when this node lies in `bounds`, left to right.
  package func arrange(in bounds: CGRect, proposal: ProposedViewSize) -> [Arranged] { [] }

  /// Computes the explicit position of a guide, `nil` where the default applies.
  package func computeExplicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat?
  { nil }

  package var priority: Double { 0 }
  package var spacing: ViewSpacing { ViewSpacing() }

  /// The layout value for a key, `nil` where the view carries none.
  package func layoutValue(_ key: ObjectIdentifier, of type: Any.Type) -> Any? { nil }

  /// Whether frames are mirrored inside this node.
  package var layoutDirection: LayoutDirection { .leftToRight }

  /// A leaf is drawn; other nodes only arrange.
  package var isLeaf: Bool { false }

  /// A frame right around a `Spacer` keeps its spacing (SWIFTUI-RULES §1).
  package var isSpacer: Bool { false }

  /// Whether this node puts its children outside itself on purpose: it scrolls, moves or layers.
  package var mayStickOut: Bool { false }

  /// What the node is called in a conversation: the view or the modifier that it stands for.
  package var label: String {
    let name = String(describing: Self.self)
    return name.hasSuffix("Node") ? String(name.dropLast(4)) : name
  }

  // MARK: Asking

  /// The size that this node chooses for a proposal.
  package final func size(for proposal: ProposedViewSize) -> CGSize {
    guard let conversation else { return answer(proposal) }
    return conversation.ask(self, proposal) { answer(proposal) }
  }

  private func answer(_ proposal: ProposedViewSize) -> CGSize {
    if let known = sizes[proposal] { return known }
    measurements += 1
    let size = measure(proposal)
    sizes[proposal] = size
    return size
  }

  /// The explicit position of a guide for a proposal, in this node's own space.
  package final func explicitGuide(
    _ key: AlignmentKey, for proposal: ProposedViewSize
  ) -> CGFloat? {
    guard hasGuides else { return nil }
    if let known = guides[key]?[proposal] { return known }
    let value = computeExplicitGuide(key, for: proposal)
    guides[key, default: ProposalMemo()][proposal] = .some(value)
    return value
  }

  package final func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: size(for: proposal), node: self, proposal: proposal)
  }

  // MARK: Placing

  /// Places the subtree with this node's top left corner at `origin`; the size is the one that it
  /// asked for unless the caller gives another one.
  package final func resolve(
    at origin: CGPoint, proposal: ProposedViewSize, size given: CGSize? = nil
  ) {
    let wanted = knownSize(for: proposal)
    let bounds = CGRect(origin: origin, size: given ?? wanted)
    frame = bounds
    conversation?.beginPlacing(self, bounds, proposal)
    defer { conversation?.endPlacing() }
    let isMirrored = layoutDirection == .rightToLeft
    for child in arrange(in: bounds, proposal: proposal) {
      child.resolve(in: bounds, isMirrored: isMirrored)
    }
  }

  /// The engine's own look at a known size is no question in a conversation.
  fileprivate final func knownSize(for proposal: ProposedViewSize) -> CGSize {
    sizes[proposal] ?? size(for: proposal)
  }

  /// Forgets where the subtree lay: its parent shows something else.
  package final func unplace() {
    frame = .null
    for child in children { child.unplace() }
  }

  // MARK: Watching

  /// Makes a subtree that is built late listen to what this node listens to.
  package final func adopt(_ child: LayoutNode) {
    if let conversation { conversation.attach(child, parent: self) }
    if let limit = sizes.limit { child.rememberAtMost(limit) }
  }

  /// Lets a conversation hear this node, under the given number.
  final func join(_ conversation: Conversation, as speaker: Int) {
    self.conversation = conversation
    self.speaker = speaker
  }

  /// Keeps only so many of the last answers in each node of the subtree, as SwiftUI does; every one
  /// where `nil`.
  package final func rememberAtMost(_ limit: Int?) {
    sizes.limit = limit
    for child in children { child.rememberAtMost(limit) }
  }
}

/// A child and where its parent puts it; the parent keeps the child.
package struct Arranged {
  private let reference: Unmanaged<LayoutNode>
  package var node: LayoutNode { reference.takeUnretainedValue() }
  package var origin: CGPoint
  package var proposal: ProposedViewSize

  package init(_ node: LayoutNode, at origin: CGPoint, proposal: ProposedViewSize) {
    reference = .passUnretained(node)
    self.origin = origin
    self.proposal = proposal
  }

  /// Places the child's subtree in bounds, mirrored or not.
  @inline(__always)
  fileprivate func resolve(in bounds: CGRect, isMirrored: Bool) {
    reference._withUnsafeGuaranteedRef { node in
      var corner = origin
      if isMirrored {
        // Everything is computed left to right and mirrored here, inside its parent (RULES §1).
        corner.x = bounds.minX + bounds.maxX - corner.x - node.knownSize(for: proposal).width
      }
      node.resolve(at: corner, proposal: proposal)
    }
  }
}
