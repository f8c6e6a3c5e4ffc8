/// A container that shows the first of its views that fits.
///
/// A view fits where its ideal size is no larger than the proposal on the given axes; where none
/// fits, the last one is shown. The chosen view is offered the proposal itself and is the result.
/// On an axis without a proposal everything fits (assumed: no source says).
/// Source: Apple's documentation of `ViewThatFits`; SWIFTUI-RULES §2; LAWS V1 to V7.
nonisolated public struct ViewThatFits<Content: View>: _PrimitiveView {
  private let axes: Axis.Set
  private let content: Content

  /// Creates a container that compares sizes on the given axes.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// Adds one node that chooses among the views.
  public static func _makeNodes(
    of view: Self, inputs: _NodeInputs, into nodes: inout _NodeList
  ) {
    var inner = inputs
    inner.stackAxis = nil
    nodes.append(
      ViewThatFitsNode(
        view.content.nodes(inner).nodes, axes: view.axes, direction: inputs.layoutDirection))
  }
}

private final class ViewThatFitsNode: LayoutNode {
  let candidates: [LayoutNode]
  let axes: Axis.Set
  let direction: LayoutDirection

  init(_ candidates: [LayoutNode], axes: Axis.Set, direction: LayoutDirection) {
    self.candidates = candidates
    self.axes = axes
    self.direction = direction
    super.init()
    hasGuides = candidates.contains { $0.hasGuides }
  }

  override var children: [LayoutNode] { candidates }
  override var layoutDirection: LayoutDirection { direction }
  override var label: String { "ViewThatFits" }

  override var priority: Double { candidates.isEmpty ? -.infinity : 0 }

  private func choice(for proposal: ProposedViewSize) -> LayoutNode? {
    candidates.dropLast().first { fits($0, proposal) } ?? candidates.last
  }

  private func fits(_ candidate: LayoutNode, _ proposal: ProposedViewSize) -> Bool {
    let ideal = candidate.size(for: .unspecified)
    return Axis.allCases.allSatisfy { axis in
      guard axes.contains(Axis.Set(axis)), let offered = proposal[axis] else { return true }
      return ideal[axis] <= offered
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    choice(for: proposal)?.size(for: proposal) ?? .zero
  }

  override func arrange(in bounds: CGRect, proposal: ProposedViewSize) -> [Arranged] {
    guard let choice = choice(for: proposal) else { return [] }
    for candidate in candidates where candidate !== choice { candidate.unplace() }
    return [Arranged(choice, at: bounds.origin, proposal: proposal)]
  }

  override func computeExplicitGuide(
    _ key: AlignmentKey, for proposal: ProposedViewSize
  ) -> CGFloat? {
    choice(for: proposal)?.explicitGuide(key, for: proposal)
  }
}
