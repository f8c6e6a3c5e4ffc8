import Generators
import LayoutSpec

/// What a tree law looks at: a view alone, the same view inside a container or modifier, and other
/// content that the container may use.
public struct TreeScenario: Equatable, Sendable, Codable {
  /// The view that is wrapped.
  public var content: ViewTree
  /// Another view, for wrappers that take two.
  public var other: ViewTree
  /// What both are offered.
  public var proposals: [Scenario.Proposal]

  /// Creates a scenario.
  public init(content: ViewTree, other: ViewTree, proposals: [Scenario.Proposal]) {
    self.content = content
    self.other = other
    self.proposals = proposals
  }

  /// Random views and a few proposals.
  public static func gen(depth: Int = 2) -> Gen<TreeScenario> {
    Gen { source in
      let content = source.viewTree(depth: depth)
      let other = source.viewTree(depth: 1)
      let proposals = source.array("proposal", count: 1...4, average: 2) {
        Scenario.Proposal(source.proposal())
      }
      return TreeScenario(content: content, other: other, proposals: proposals)
    }
  }
}

/// What a view answered alone and wrapped, for every proposal of the scenario.
public struct TreeObservation: Sendable {
  /// What was to happen.
  public let scenario: TreeScenario

  /// The answers to one proposal, sizes in points.
  public struct Answers: Sendable {
    /// What both were offered.
    public let proposal: ProposedViewSize
    /// What the view answered alone.
    public let content: CGSize
    /// What the wrapped view answered.
    public let wrapped: CGSize
  }

  /// The answers, in the order of the proposals.
  public let answers: [Answers]

  /// Asks a view alone and as `wrap` wraps it.
  public init(_ scenario: TreeScenario, wrap: (TreeScenario) -> AnyView) {
    self.scenario = scenario
    let content = LayoutTree(scenario.content.view)
    let wrapped = LayoutTree(wrap(scenario))
    answers = scenario.proposals.map {
      let proposal = $0.proposedViewSize
      return Answers(
        proposal: proposal, content: content.size(for: proposal),
        wrapped: wrapped.size(for: proposal))
    }
  }
}
