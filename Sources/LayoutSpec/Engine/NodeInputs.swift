/// What a view is told when its nodes are made: its environment and the stack around it.
public struct _NodeInputs {
  package var environment: EnvironmentValues

  /// The nearest layout that stacks, for `Spacer` and `Divider`.
  private(set) var stack: StackScope

  /// The axis of the nearest layout that stacks; setting it begins another one.
  package var stackAxis: Axis? {
    get { stack.axis }
    set { stack = StackScope(axis: newValue) }
  }

  /// The nearest container, for `containerRelativeFrame`.
  package var container: ContainerScope?

  package init(environment: EnvironmentValues = EnvironmentValues(), stackAxis: Axis? = nil) {
    self.environment = environment
    stack = StackScope(axis: stackAxis)
  }

  package var layoutDirection: LayoutDirection { environment.layoutDirection }

  /// Runs a view's own code (a body, a modifier's body) with the environment in reach.
  ///
  /// Views belong to the main actor, and tests run anywhere; a lock stands in for the actor, so
  /// that no two views are evaluated at once.
  package func evaluate<T>(_ body: @MainActor () -> T) -> T {
    withoutActuallyEscaping(body) { escaping in
      let anywhere = unsafeBitCast(escaping, to: (() -> T).self)
      return viewLock.withLock {
        EnvironmentValues.$current.withValue(environment) { anywhere() }
      }
    }
  }
}

private let viewLock = NSRecursiveLock()

/// The nodes of a list of views, and whether the list may change from one update to the next.
public struct _NodeList {
  package var nodes: [LayoutNode] = []

  /// Whether an `if` or a `ForEach` took part, which keeps a stack of one child from vanishing.
  package var isDynamic = false

  package init() {}

  package mutating func append(_ node: LayoutNode) { nodes.append(node) }
}

extension View {
  /// The nodes of this view as a list.
  nonisolated package func nodes(_ inputs: _NodeInputs) -> _NodeList {
    var list = _NodeList()
    Self._makeNodes(of: self, inputs: inputs, into: &list)
    return list
  }

  /// Adds one node around each node of this view: modifiers apply to every view of a list.
  nonisolated package func wrap(
    _ inputs: _NodeInputs, into list: inout _NodeList, _ make: (LayoutNode) -> LayoutNode
  ) {
    let inner = nodes(inputs)
    list.isDynamic = list.isDynamic || inner.isDynamic
    for node in inner.nodes { list.append(make(node)) }
  }

  /// One node for this view; several views make an implicit stack of the given kind.
  nonisolated package func node<L: Layout>(_ inputs: _NodeInputs, implicit layout: L) -> LayoutNode
  {
    var inputs = inputs
    inputs.stackAxis = nil
    let nodes = nodes(inputs).nodes
    if nodes.count == 1 { return nodes[0] }
    // Only now is there a stack, whose axis its spacers have to know. Making the nodes again for it
    // would make those of the innermost view twice as often with every level.
    inputs.stack.axis = layout.stackOrientation
    return ContainerNode(layout, children: nodes, direction: inputs.layoutDirection)
  }
}

/// The layout that views are stacked by, as far as it is known.
final class StackScope {
  /// The axis that it stacks along, if it does.
  var axis: Axis?

  init(axis: Axis?) { self.axis = axis }
}
