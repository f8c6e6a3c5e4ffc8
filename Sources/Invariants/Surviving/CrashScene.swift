import Generators
import LayoutSpec

/// Where in a case the process ended: the call, and what the layout was given.
struct CrashScene {
  /// The method of the layout that did not return, such as `sizeThatFits`.
  private(set) var method = "makeCache"
  private(set) var proposal = ProposedViewSize.unspecified
  private(set) var bounds = CGRect.zero
  /// The subviews at that moment.
  private(set) var subviews: [ViewTree]
  /// The case as Swift: the layout around its subviews, earlier calls as a comment.
  private(set) var source = ""

  /// Runs the beginnings of a script, the shortest first, until one ends the process.
  ///
  /// - Parameter dies: whether a case ends the process.
  init(_ layoutCase: LayoutCase, dies: (LayoutCase) throws -> Bool) rethrows {
    let scenario = layoutCase.scenario
    subviews = scenario.subviews
    func ends(after script: [Scenario.Step]) throws -> Bool {
      var part = layoutCase
      part.scenario.script = script
      return try dies(part)
    }
    var done: [Scenario.Step] = []
    if try !ends(after: []) {
      for step in scenario.script {
        enter(step)
        let isLast = done.count + 1 == scenario.script.count
        if try isLast || ends(after: done + [step]) {
          if case .place(let proposal, _, _) = step,
            try ends(after: done + [.measure(proposal)])
          {
            // A container is measured before it is placed; it did not get any further.
            method = "sizeThatFits"
            bounds = .zero
          }
          break
        }
        done.append(step)
      }
    }
    source = Self.source(layoutCase.instance, subviews, after: done)
  }

  /// Takes over what a step gives to the layout.
  private mutating func enter(_ step: Scenario.Step) {
    func given(_ method: String, _ proposal: Scenario.Proposal?) {
      self.method = method
      self.proposal = proposal?.proposedViewSize ?? .unspecified
      bounds = .zero
    }
    switch step {
    case .measure(let proposal): given("sizeThatFits", proposal)
    case .place(let proposal, let origin, let size):
      given("placeSubviews", proposal)
      bounds = CGRect(origin: origin, size: size ?? .zero)
    case .update(let others):
      given("updateCache", nil)
      subviews = others
    case .spacing: given("spacing", nil)
    case .horizontalGuide(_, let proposal), .verticalGuide(_, let proposal):
      given("explicitAlignment", proposal)
    }
  }

  private static func source(
    _ instance: String, _ subviews: [ViewTree], after done: [Scenario.Step]
  ) -> String {
    var lines: [String] = []
    if !done.isEmpty {
      lines.append("// after: " + done.map(text).joined(separator: ", "))
    }
    lines.append(subviews.swiftSource(inside: instance))
    return lines.joined(separator: "\n")
  }

  private static func text(_ step: Scenario.Step) -> String {
    func offer(_ proposal: Scenario.Proposal) -> String {
      ReportedProposal(proposal.proposedViewSize).text
    }
    switch step {
    case .measure(let proposal): return "sizeThatFits \(offer(proposal))"
    case .place(let proposal, _, _): return "placeSubviews \(offer(proposal))"
    case .update(let others):
      return "updateCache with \(TextReport.count(others.count, "subview"))"
    case .spacing: return "spacing"
    case .horizontalGuide(let guide, let proposal):
      return "explicitAlignment of \(guide.rawValue) \(offer(proposal))"
    case .verticalGuide(let guide, let proposal):
      return "explicitAlignment of \(guide.rawValue) \(offer(proposal))"
    }
  }
}
