import Generators
import LayoutSpec

/// What a tree is asked when it is traced.
public struct TraceQuestion: Sendable, Codable, Equatable {
  /// What the root is offered; `nil` for what a replayed case offers, or else for nothing specified.
  public var proposal: ReportedProposal?
  /// Whether the tree is laid out from right to left; `nil` for what a replayed case says.
  public var isRightToLeft: Bool?

  /// Creates a question.
  public init(proposal: ReportedProposal? = nil, isRightToLeft: Bool? = nil) {
    self.proposal = proposal
    self.isRightToLeft = isRightToLeft
  }
}

/// Lays out one tree with a listener, and reports the conversation.
public enum Tracer {
  /// More than this is said in no sensible conversation.
  public static let eventLimit = 4_000_000

  /// Traces a view; `tree` is its source.
  ///
  /// `runaway` is called where the conversation does not end, and must not return.
  public static func trace(
    _ view: AnyView, tree: String, _ question: TraceQuestion, runaway: @escaping () -> Void = {}
  ) -> TraceReport {
    let scene = Scene(
      tree: tree, proposal: question.proposal?.proposedViewSize ?? .unspecified,
      isRightToLeft: question.isRightToLeft ?? false)
    return scene.report(on: view, runaway: runaway)
  }

  /// Traces the case of a replay token: all its calls in brief, then the layout around its subviews in
  /// its last placement; in its last measurement where it places nothing. `nil` where the token stands
  /// for no case.
  ///
  /// Throws ``ReplayTokenError`` where the token cannot be read, ``UnmakeableParameter`` where the
  /// layout cannot be made.
  public static func trace(
    _ token: String, of subject: LayoutSubject, _ question: TraceQuestion,
    runaway: @escaping () -> Void = {}
  ) throws -> TraceReport? {
    let sequence = try ChoiceSequence(token: token)
    _ = try subject.draw(ChoiceSource(replaying: ChoiceSequence()))
    guard let example = subject.gen.replay(sequence) else { return nil }
    let layoutCase = example.value
    let moment = Moment(layoutCase.scenario)
    let (subviews, layout) = (moment.subviews, layoutCase.layout)
    let observation = Observer.observe(
      layout, layoutCase.scenario, twins: [], questionLimit: eventLimit, runaway: runaway)
    let keys = observation.layoutValueKeys
    var scene = Scene(
      tree: subviews.swiftSource(inside: layoutCase.instance, layoutValueKeys: keys),
      proposal: question.proposal?.proposedViewSize ?? moment.proposal,
      isRightToLeft: question.isRightToLeft ?? (layoutCase.scenario.direction == .rightToLeft))
    scene.origin = moment.origin
    // Bounds were chosen for the case's own proposal.
    scene.size = question.proposal == nil ? moment.size : nil
    var report = scene.report(on: wrap(layout, around: subviews), runaway: runaway)
    report.misfit = !example.recording.realises(sequence)
    report.calls = TracedCalls.text(
      of: observation, layoutValueKeys: keys, traced: question.proposal == nil ? moment : nil)
    return report
  }

  private static func wrap(_ layout: any Layout, around subviews: [ViewTree]) -> AnyView {
    func open<L: Layout>(_ layout: L) -> AnyView { AnyView(layout { ViewList(subviews) }) }
    return open(layout)
  }

  /// The call of a script that is traced, and the subviews at that time.
  struct Moment {
    var subviews: [ViewTree]
    var proposal = ProposedViewSize.unspecified
    var origin = CGPoint.zero
    var size: CGSize?
    /// Whether the call is a placement.
    private(set) var hasPlaced = false

    init(_ scenario: Scenario) {
      subviews = scenario.subviews
      var present = scenario.subviews
      for step in scenario.script {
        switch step {
        case .update(let others):
          present = others
          // The layout was asked nothing with these yet; a later step may do so.
          if !hasPlaced { subviews = others }
        case .place(let proposal, let origin, let size):
          hasPlaced = true
          (self.proposal, self.origin, self.size) = (proposal.proposedViewSize, origin, size)
          subviews = present
        case .measure(let proposal), .horizontalGuide(_, let proposal),
          .verticalGuide(_, let proposal):
          guard !hasPlaced else { continue }
          self.proposal = proposal.proposedViewSize
          subviews = present
        case .spacing: continue
        }
      }
    }
  }
}

/// A tree's source and what it is asked.
private struct Scene {
  var tree: String
  var proposal: ProposedViewSize
  var isRightToLeft: Bool
  var origin = CGPoint.zero
  /// Other bounds than those that the root asks for.
  var size: CGSize?

  func report(on view: AnyView, runaway: @escaping () -> Void) -> TraceReport {
    var environment = EnvironmentValues()
    environment.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    let tree = LayoutTree(view, inputs: _NodeInputs(environment: environment))
    let conversation = Conversation()
    conversation.limit = Tracer.eventLimit
    conversation.onOverflow = runaway
    tree.attach(conversation)
    tree.place(proposal, at: origin, size: size)
    // Before anything else is asked: looking for blame asks, too.
    let table = ConversationTable(conversation).text
    let cost = LayoutCost(tree, conversation)
    let blame = Blame.find(in: tree, conversation)
    let nodes = tree.shownNodes
    var indices: [Int: Int] = [:]
    for (index, node) in nodes.enumerated() { indices[node.speaker] = index }
    let frames = nodes.map { node in
      let speaker = conversation.speakers[node.speaker]
      return TraceReport.Frame(
        label: speaker.label, depth: speaker.depth, parent: speaker.parent.flatMap { indices[$0] },
        rect: ReportedRect(node.frame), isLeaf: node.isLeaf, mayStickOut: node.mayStickOut)
    }
    return TraceReport(
      tree: self.tree, proposal: ReportedProposal(proposal),
      direction: isRightToLeft ? "rightToLeft" : "leftToRight", table: table,
      cost: cost.text, frames: frames, blame: blame?.text,
      blamed: blame.flatMap { indices[$0.speaker] })
  }
}

extension ReportedProposal {
  /// The proposal for the engine.
  fileprivate var proposedViewSize: ProposedViewSize {
    ProposedViewSize(
      width: width.map { CGFloat($0.value) }, height: height.map { CGFloat($0.value) })
  }
}
