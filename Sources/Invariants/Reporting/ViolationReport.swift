import Foundation
import LayoutSpec

/// A broken law with its minimal counterexample, in plain data.
///
/// Lengths and coordinates are in points. The field names are those of the JSON report.
public struct ViolationReport: Codable, Sendable, Equatable {
  /// The id of the broken law.
  public var law: String
  /// What breaking the law means for the verdict.
  public var severity: Severity
  /// The law's promise, in one sentence; empty if the reporter did not give it.
  public var promise: String
  /// What went wrong, in one sentence.
  public var message: String
  /// What the law expected.
  public var expected: String
  /// What the layout did.
  public var actual: String
  /// The number of subviews that the layout had.
  public var subviews: Int
  /// The number of views in the tree below the layout.
  public var nodes: Int
  /// The proposal that the layout was given.
  public var proposal: ReportedProposal
  /// The bounds that the layout placed its subviews in.
  public var bounds: ReportedRect
  /// The layout direction: `leftToRight` or `rightToLeft`.
  public var direction: String
  /// The view tree as Swift source.
  public var tree: String
  /// The frames of the subviews in the layout's coordinates, in order.
  ///
  /// `nil` is a subview that was not placed; the list is empty if nothing was being placed.
  public var frames: [ReportedRect?]
  /// The link of the tree that is to blame, if there is more than one.
  public var blame: String?
  /// The replay token of the counterexample.
  public var replay: String
  /// The number of the case that first broke the law; ``noCase`` if no random one did.
  public var `case`: Int
  /// The number of cases run in order to make the counterexample small.
  public var evaluations: Int
  /// Whether no step of the shrinker makes it smaller; otherwise its budget ran out.
  public var minimal: Bool
  /// The layout with the values it really had, if some of them were generated.
  public var instance: String?
  /// Which parts of the counterexample do not matter, and which values of others break the law.
  ///
  /// Nothing is said of a part about which nothing is known.
  public var explanation: [ExplanationReport]

  /// Stands for the number of a case that has none: it was stored, or came up while another one was
  /// made smaller.
  public static let noCase = -1

  /// Creates a violation from what the certifier measured.
  public init(
    law: String, severity: Severity, promise: String, message: String, expected: String,
    actual: String, subviews: Int, nodes: Int, proposal: ReportedProposal, bounds: ReportedRect,
    direction: String, tree: String, frames: [ReportedRect?], blame: String?, replay: String,
    case: Int, evaluations: Int, minimal: Bool, instance: String? = nil,
    explanation: [ExplanationReport] = []
  ) {
    (self.law, self.severity, self.promise) = (law, severity, promise)
    (self.message, self.expected, self.actual) = (message, expected, actual)
    (self.subviews, self.nodes) = (subviews, nodes)
    (self.proposal, self.bounds, self.direction) = (proposal, bounds, direction)
    (self.tree, self.frames, self.blame) = (tree, frames, blame)
    (self.replay, self.case, self.evaluations) = (replay, `case`, evaluations)
    (self.minimal, self.instance, self.explanation) = (minimal, instance, explanation)
  }

  /// Creates a violation from layout values.
  public init(
    law: String, severity: Severity, promise: String, message: String, expected: String,
    actual: String, subviews: Int, nodes: Int, proposal: ProposedViewSize, bounds: CGRect,
    direction: LayoutDirection, tree: String, frames: [CGRect?], blame: String?, replay: String,
    case: Int, evaluations: Int, minimal: Bool, instance: String? = nil,
    explanation: [ExplanationReport] = []
  ) {
    self.init(
      law: law, severity: severity, promise: promise, message: message, expected: expected,
      actual: actual, subviews: subviews, nodes: nodes, proposal: ReportedProposal(proposal),
      bounds: ReportedRect(bounds),
      direction: direction == .leftToRight ? "leftToRight" : "rightToLeft", tree: tree,
      frames: frames.map { $0.map(ReportedRect.init) }, blame: blame, replay: replay, case: `case`,
      evaluations: evaluations, minimal: minimal, instance: instance, explanation: explanation)
  }

  /// Writes all fields always, the absent ones as an explicit `null`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(law, forKey: .law)
    try container.encode(severity, forKey: .severity)
    try container.encode(promise, forKey: .promise)
    try container.encode(message, forKey: .message)
    try container.encode(expected, forKey: .expected)
    try container.encode(actual, forKey: .actual)
    try container.encode(subviews, forKey: .subviews)
    try container.encode(nodes, forKey: .nodes)
    try container.encode(proposal, forKey: .proposal)
    try container.encode(bounds, forKey: .bounds)
    try container.encode(direction, forKey: .direction)
    try container.encode(tree, forKey: .tree)
    try container.encode(frames, forKey: .frames)
    try container.encode(blame, forKey: .blame)
    try container.encode(replay, forKey: .replay)
    try container.encode(`case`, forKey: .case)
    try container.encode(evaluations, forKey: .evaluations)
    try container.encode(minimal, forKey: .minimal)
    try container.encode(instance, forKey: .instance)
    try container.encode(explanation, forKey: .explanation)
  }
}
