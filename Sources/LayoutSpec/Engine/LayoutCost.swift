/// How many sizes were computed to lay a tree out, over all of its nodes.
public struct LayoutCost: Equatable, Sendable {
  /// How many the engine computed; each node remembers all of its answers.
  public var computed: Int

  /// How many would have been computed if each node remembered its last three answers, as SwiftUI's
  /// do (SWIFTUI-RULES §2 "Layout protocol").
  public var withThreeAnswers: Int

  /// Whether `withThreeAnswers` is the whole number; else there would have been more than that.
  public var isComplete: Bool

  /// Reads both numbers off a conversation that has heard everything since the tree was made.
  package init(_ tree: LayoutTree, _ conversation: Conversation) {
    computed = tree.measurements
    let replay = ShortMemoReplay(conversation, remembering: 3)
    withThreeAnswers = replay.computations
    isComplete = replay.isComplete
  }
}

extension LayoutCost {
  /// Both numbers in a sentence.
  package var text: String {
    let sizes = computed == 1 ? "1 size" : "\(computed) sizes"
    return "\(sizes) computed; \(isComplete ? "" : "more than ")\(withThreeAnswers)"
      + " if each view remembered its last three answers"
  }
}

extension LayoutTree {
  /// Places a tree that has not been asked anything yet, and counts what it takes.
  public func costOfPlacing(_ proposal: ProposedViewSize) -> LayoutCost {
    let conversation = Conversation()
    attach(conversation)
    place(proposal)
    return LayoutCost(self, conversation)
  }
}
