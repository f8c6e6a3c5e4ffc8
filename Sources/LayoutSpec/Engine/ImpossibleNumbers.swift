/// Offers and answers that no link may carry, where they come from: NaN and negative lengths, and
/// infinite answers to finite offers.
///
/// A bad number spreads: whoever hears it computes with it, and says another one. So everything is
/// read in the order in which it was said, and a view that has heard a bad number is not asked to
/// account for what it says after that.
struct ImpossibleNumbers {
  /// By the number of the node that was offered the length: blame for who offered it.
  private(set) var offers: [Int: Blame] = [:]

  /// By the number of the node that answered.
  private(set) var answers: [Int: Blame] = [:]

  init(_ conversation: Conversation) {
    let speakers = conversation.speakers
    var hasHeard = [Bool](repeating: false, count: speakers.count)
    var pending: [ProposedViewSize] = []
    for event in conversation.events {
      switch event {
      case .proposed(let node, _, let proposal):
        pending.append(proposal)
        guard Self.isImpossible(proposal) else { continue }
        let label = speakers[node].label
        if let parent = speakers[node].parent {
          if !hasHeard[parent] && offers[node] == nil {
            offers[node] = Blame(
              label: speakers[parent].label, speaker: parent,
              reason: "offers \(proposal.short) to \(label)")
          }
        } else if offers[node] == nil {
          offers[node] = Blame(label: label, speaker: node, reason: "is offered \(proposal.short)")
        }
        hasHeard[node] = true
      case .answered(let node, let size, _):
        guard let proposal = pending.popLast(), Self.isImpossible(size, for: proposal) else {
          continue
        }
        if !hasHeard[node] && answers[node] == nil {
          answers[node] = Blame(
            label: speakers[node].label, speaker: node,
            reason: "answers \(size.short) to \(proposal.short)")
        }
        if let parent = speakers[node].parent { hasHeard[parent] = true }
      case .placed:
        continue
      }
    }
  }

  private static func isImpossible(_ proposal: ProposedViewSize) -> Bool {
    !Axis.allCases.allSatisfy { (proposal[$0] ?? 0) >= 0 }
  }

  /// One infinite length may make both of an answer infinite: views keep a ratio.
  private static func isImpossible(_ size: CGSize, for proposal: ProposedViewSize) -> Bool {
    if !(size.width >= 0 && size.height >= 0) { return true }
    return (size.width.isInfinite || size.height.isInfinite)
      && proposal.width != .infinity && proposal.height != .infinity
  }
}
