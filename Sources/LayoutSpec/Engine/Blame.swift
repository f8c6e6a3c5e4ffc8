/// The first link of a placed tree at which the numbers stop making sense.
///
/// The links are looked at in the order of the conversation: going in, what a view is offered; then
/// the views inside it, one after the other; coming out, what it answers, and whether what it placed
/// lies inside it. A number that comes of an earlier wrong one is not held against anybody.
package struct Blame: Equatable, Sendable {
  /// The view or modifier.
  package var label: String

  /// The number of its node in the conversation.
  package var speaker: Int

  /// What is wrong with it.
  package var reason: String

  /// "label: reason".
  package var text: String { "\(label): \(reason)" }

  /// Finds it; `nil` where every link is sound. The tree has to be placed while `conversation`
  /// listens.
  package static func find(in tree: LayoutTree, _ conversation: Conversation) -> Blame? {
    let numbers = ImpossibleNumbers(conversation)
    let lengths = LengthBlame(tree, conversation)
    let children = conversation.children
    // A list instead of recursion: trees may be deep.
    var waiting: [(node: Int, isLeaving: Bool)] = [(tree.root.speaker, false)]
    while let (node, isLeaving) = waiting.popLast() {
      if isLeaving {
        if let blame = numbers.answers[node] ?? lengths.answer(of: node) ?? lengths.fit(of: node) {
          return blame
        }
      } else {
        if let blame = numbers.offers[node] { return blame }
        waiting.append((node, true))
        waiting += children[node].reversed().map { ($0, false) }
      }
    }
    return lengths.fit(ofRoot: tree.root)
  }
}

/// Lengths that are possible, and still too long: found among what was placed.
private struct LengthBlame {
  private var placements: [Int: (frame: CGRect, proposal: ProposedViewSize)] = [:]
  private var nodes: [Int: LayoutNode] = [:]

  init(_ tree: LayoutTree, _ conversation: Conversation) {
    for case .placed(let node, let frame, let proposal) in conversation.events {
      placements[node] = (frame, proposal)
    }
    for node in tree.shownNodes { nodes[node.speaker] = node }
  }

  private func blame(_ node: LayoutNode, _ reason: String) -> Blame {
    Blame(label: node.label, speaker: node.speaker, reason: reason)
  }

  /// A node answers no more than it was offered if it can do with less.
  func answer(of speaker: Int) -> Blame? {
    guard let node = nodes[speaker], let proposal = placements[speaker]?.proposal else {
      return nil
    }
    let size = node.size(for: proposal)
    for axis in Axis.allCases {
      guard let offered = proposal[axis], size[axis] > offered + Self.slack else { continue }
      var least = proposal
      least[axis] = 0
      let smallest = node.size(for: least)
      if smallest[axis] < size[axis] - Self.slack {
        return blame(
          node, "answers \(size.short) to \(proposal.short), though it can take \(smallest.short)")
      }
    }
    return nil
  }

  /// What a node places lies inside it, unless it moves or layers its child on purpose.
  func fit(of speaker: Int) -> Blame? {
    guard let node = nodes[speaker], let outer = placements[speaker]?.frame else { return nil }
    for child in node.children where !child.frame.isNull {
      guard let inner = placements[child.speaker]?.frame else { continue }
      // A place in an infinite frame need not be finite.
      if outer.isFinite && inner.size.isFinite && !inner.isFinite {
        return blame(
          node, "puts its \(child.label) at \(inner.minX.short),\(inner.minY.short)")
      }
      if !node.mayStickOut && !Self.contains(outer, inner) {
        let isTooLarge = !Self.contains(CGRect(origin: inner.origin, size: outer.size), inner)
        return blame(
          node,
          isTooLarge
            ? "its \(child.label) does not fit: \(inner.size.short) in \(outer.size.short)"
            : "puts its \(child.label) outside: \(inner.short) in \(outer.short)")
      }
    }
    return nil
  }

  /// The root cannot be smaller, and still it was offered less.
  func fit(ofRoot root: LayoutNode) -> Blame? {
    guard let proposal = placements[root.speaker]?.proposal else { return nil }
    let size = root.size(for: proposal)
    let fits = Axis.allCases.allSatisfy { axis in
      proposal[axis].map { size[axis] <= $0 + Self.slack } ?? true
    }
    return fits
      ? nil : blame(root, "answers \(size.short) to \(proposal.short), and cannot take less")
  }

  /// Differences below this are rounding.
  private static let slack: CGFloat = 0.001

  private static func contains(_ outer: CGRect, _ inner: CGRect) -> Bool {
    inner.minX >= outer.minX - slack && inner.minY >= outer.minY - slack
      && inner.maxX <= outer.maxX + slack && inner.maxY <= outer.maxY + slack
  }
}

extension CGSize {
  fileprivate var isFinite: Bool { width.isFinite && height.isFinite }
}

extension CGRect {
  fileprivate var isFinite: Bool { minX.isFinite && minY.isFinite && size.isFinite }
}
