extension View {
  /// Sets the priority with which a stack gives space to this view; 0 is the default.
  ///
  /// Source: SWIFTUI-RULES §1 "Priority"; LAWS S16, S22.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    WrappedView(content: self) {
      PriorityNode($0, direction: $1.layoutDirection, priority: value)
    }
  }
}

private final class PriorityNode: ForwardingNode {
  let value: Double

  init(_ child: LayoutNode, direction: LayoutDirection, priority: Double) {
    value = priority
    super.init(child, direction: direction)
  }

  override var label: String { "layoutPriority(\(value))" }

  override var priority: Double { value }
}
