/// The conversation recorder: every question, answer and placement of a tree, in order (DESIGN §4).
///
/// `LayoutTree.attach` makes a tree speak into it; a tree without one pays one comparison a call.
package final class Conversation {
  /// One thing that was said.
  package enum Event: Equatable, Sendable {
    /// The parent (`nil` for whoever asks the root) offered a size to a node.
    case proposed(to: Int, by: Int?, ProposedViewSize)

    /// The node answered; `computed` is false where it remembered the answer.
    case answered(by: Int, CGSize, computed: Bool)

    /// The node was put in a frame, in the space of the tree, with the proposal behind it.
    case placed(Int, CGRect, ProposedViewSize)
  }

  /// A node that takes part.
  package struct Speaker: Equatable, Sendable {
    /// The view or modifier, as it reads in Swift.
    package var label: String

    /// The number of the node around it.
    package var parent: Int?

    /// How many nodes are around it.
    package var depth: Int
  }

  /// The nodes, numbered in document order; those that are built late come last.
  package private(set) var speakers: [Speaker] = []

  /// What was said so far.
  package private(set) var events: [Event] = []

  /// The numbers of the nodes directly inside each node, in document order: nodes that are built late
  /// are numbered last, and belong inside their parents.
  package var children: [[Int]] {
    var children = [[Int]](repeating: [], count: speakers.count)
    for (number, speaker) in speakers.enumerated() {
      if let parent = speaker.parent { children[parent].append(number) }
    }
    return children
  }

  /// The numbers of the nodes, parents before their children, siblings in order.
  package var documentOrder: [Int] {
    let children = children
    var waiting = Array(speakers.indices.filter { speakers[$0].parent == nil }.reversed())
    var order: [Int] = []
    while let number = waiting.popLast() {
      order.append(number)
      waiting += children[number].reversed()
    }
    return order
  }

  /// The nodes that are being asked or placed, from the outside in.
  private var asked: [Int] = []

  /// How many events there may be before `onOverflow` is called: a faulty layout may ask for ever.
  package var limit = Int.max
  package var onOverflow: (() -> Void)?

  package init() {}

  func attach(_ node: LayoutNode, parent: LayoutNode?) {
    // A list instead of recursion: trees may be deep.
    var waiting = [(node, parent?.speaker)]
    while let (node, parent) = waiting.popLast() {
      let number = speakers.count
      let depth = parent.map { speakers[$0].depth + 1 } ?? 0
      speakers.append(Speaker(label: node.label, parent: parent, depth: depth))
      node.join(self, as: number)
      for child in node.children.reversed() { waiting.append((child, number)) }
    }
  }

  func ask(_ node: LayoutNode, _ proposal: ProposedViewSize, _ answer: () -> CGSize) -> CGSize {
    if events.count >= limit { onOverflow?() }
    events.append(.proposed(to: node.speaker, by: asked.last, proposal))
    asked.append(node.speaker)
    let before = node.measurements
    let size = answer()
    asked.removeLast()
    events.append(.answered(by: node.speaker, size, computed: node.measurements > before))
    return size
  }

  /// From here until `endPlacing`, the node asks its children in order to place them.
  func beginPlacing(_ node: LayoutNode, _ frame: CGRect, _ proposal: ProposedViewSize) {
    events.append(.placed(node.speaker, frame, proposal))
    asked.append(node.speaker)
  }

  func endPlacing() { asked.removeLast() }
}
