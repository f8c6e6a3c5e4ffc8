/// The container that `containerRelativeFrame` refers to: its size, as far as it is known.
package final class ContainerScope {
  /// The size; an axis that the container has not been offered is unspecified.
  package let size: ProposedViewSize

  /// Whether some view's size depends on it.
  package var isUsed = false

  package init(size: ProposedViewSize) { self.size = size }
}

/// The content of such a container: one tree where nothing in it asks for the container's size,
/// else one for every size, since each remembers its own answers.
final class ContainerContent {
  private let make: (ContainerScope) -> LayoutNode
  private let dependsOnContainer: Bool
  private var made = ProposalMemo<LayoutNode>()

  /// The tree that was placed last, or the first one.
  var current: LayoutNode

  init(_ make: @escaping (ContainerScope) -> LayoutNode) {
    self.make = make
    let scope = ContainerScope(size: .unspecified)
    current = make(scope)
    dependsOnContainer = scope.isUsed
    made[.unspecified] = current
  }

  /// The content inside a container of the given size.
  func callAsFunction(in size: ProposedViewSize, owner: LayoutNode) -> LayoutNode {
    if !dependsOnContainer { return current }
    if let known = made[size] { return known }
    let node = make(ContainerScope(size: size))
    owner.adopt(node)
    made[size] = node
    return node
  }
}
