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
  /// What is around the content: the kinds of view that no ``ViewTree`` holds.
  public var costume: Costume
  /// Lengths in points for wrappers that take some; at least four.
  public var lengths: [CGFloat]

  /// Creates a scenario.
  public init(
    content: ViewTree, other: ViewTree, proposals: [Scenario.Proposal],
    costume: Costume = .none, lengths: [CGFloat] = [10, 10, 10, 10]
  ) {
    self.content = content
    self.other = other
    self.proposals = proposals
    self.costume = costume
    self.lengths = lengths
  }

  /// The content in its costume.
  public var contentView: AnyView { costume.dress(content.view) }

  /// Random views and a few proposals.
  public static func gen(depth: Int = 2) -> Gen<TreeScenario> {
    Gen { source in
      let content = source.viewTree(depth: depth)
      let other = source.viewTree(depth: 1)
      let proposals = source.array("proposal", count: 1...4, average: 2) {
        Scenario.Proposal(source.proposal())
      }
      let costume = Costume.allCases[
        source.index(
          below: Costume.allCases.count,
          weights: Costume.allCases.map { $0 == .none ? 2 * Costume.allCases.count : 1 })]
      let lengths = (0..<4).map { _ in source.cgFloat(in: 0...400, suggestions: [10, 0, 1, 50]) }
      return TreeScenario(
        content: content, other: other, proposals: proposals, costume: costume, lengths: lengths)
    }
  }
}

/// What a view answered alone and wrapped, for every proposal of the scenario.
///
/// The trees can be asked for more: their answers are pure, and remembered.
// Unchecked: a tree is used on the thread that made it.
public struct TreeObservation: @unchecked Sendable {
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

  let content: LayoutTree
  let wrapped: LayoutTree

  /// Asks a view alone and as `wrap` wraps it.
  public init(_ scenario: TreeScenario, wrap: (TreeScenario) -> AnyView) {
    self.scenario = scenario
    let content = LayoutTree(scenario.contentView)
    let wrapped = LayoutTree(wrap(scenario))
    self.content = content
    self.wrapped = wrapped
    answers = scenario.proposals.map {
      let proposal = $0.proposedViewSize
      return Answers(
        proposal: proposal, content: content.size(for: proposal),
        wrapped: wrapped.size(for: proposal))
    }
  }

  /// What the second view answers alone.
  func other(_ proposal: ProposedViewSize) -> CGSize {
    LayoutTree(scenario.other.view).size(for: proposal)
  }
}
