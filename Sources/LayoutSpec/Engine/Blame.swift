/// The first link of a placed tree at which the numbers stop making sense.
///
/// Looks from the outside in at what is offered, then from the inside out at what is answered and at
/// where it lies: the question that unblocks, asked of each link in turn.
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
    let search = BlameSearch(conversation)
    let nodes = tree.shownNodes
    return nodes.lazy.compactMap { search.offer(to: $0) }.first
      ?? nodes.reversed().lazy.compactMap { search.answer(of: $0) ?? search.fit(of: $0) }.first
      ?? search.fit(ofRoot: tree.root)
  }
}

/// The checks of one link, with the proposals that the nodes were placed with.
private struct BlameSearch {
  private var placements: [Int: (frame: CGRect, proposal: ProposedViewSize)] = [:]

  init(_ conversation: Conversation) {
    for case .placed(let node, let frame, let proposal) in conversation.events {
      placements[node] = (frame, proposal)
    }
  }

  private func blame(_ node: LayoutNode, _ reason: String) -> Blame {
    Blame(label: node.label, speaker: node.speaker, reason: reason)
  }

  /// A node offers nothing but lengths of zero or more.
  func offer(to node: LayoutNode) -> Blame? {
    for child in node.children {
      guard let proposal = placements[child.speaker]?.proposal else { continue }
      let isSound = Axis.allCases.allSatisfy { (proposal[$0] ?? 0) >= 0 }
      if !isSound { return blame(node, "offers \(proposal.short) to \(child.label)") }
    }
    return nil
  }

  /// A node answers a length of zero or more, and no more than it was offered if it can do with
  /// less.
  func answer(of node: LayoutNode) -> Blame? {
    guard let (frame, proposal) = placements[node.speaker] else { return nil }
    let size = node.size(for: proposal)
    for axis in Axis.allCases {
      if !(size[axis] >= 0) { return blame(node, "answers \(size.short) to \(proposal.short)") }
      guard let offered = proposal[axis], size[axis] > offered + Self.slack else { continue }
      var least = proposal
      least[axis] = 0
      let smallest = node.size(for: least)
      if smallest[axis] < size[axis] - Self.slack {
        return blame(
          node,
          "answers \(frame.size.short) to \(proposal.short), though it can take \(smallest.short)")
      }
    }
    return nil
  }

  /// What a node places lies inside it, unless it moves or layers its child on purpose.
  func fit(of node: LayoutNode) -> Blame? {
    guard !node.mayStickOut, let outer = placements[node.speaker]?.frame else { return nil }
    for child in node.children where !child.frame.isNull {
      guard let inner = placements[child.speaker]?.frame else { continue }
      if !Self.contains(outer, inner) {
        return blame(
          node, "its \(child.label) does not fit: \(inner.size.short) in \(outer.size.short)")
      }
    }
    return nil
  }

  /// The root cannot be smaller, and still it was offered less.
  func fit(ofRoot root: LayoutNode) -> Blame? {
    guard let (frame, proposal) = placements[root.speaker] else { return nil }
    let fits = Axis.allCases.allSatisfy { axis in
      proposal[axis].map { frame.size[axis] <= $0 + Self.slack } ?? true
    }
    return fits
      ? nil : blame(root, "answers \(frame.size.short) to \(proposal.short), and cannot take less")
  }

  /// Differences below this are rounding.
  private static let slack: CGFloat = 0.001

  private static func contains(_ outer: CGRect, _ inner: CGRect) -> Bool {
    inner.minX >= outer.minX - slack && inner.minY >= outer.minY - slack
      && inner.maxX <= outer.maxX + slack && inner.maxY <= outer.maxY + slack
  }
}
