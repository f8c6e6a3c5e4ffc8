extension View {
  /// Attaches a value that the layout around this view can read by its key.
  ///
  /// Other modifiers around it do not hide the value; a container does. Source: LAWS X6.
  nonisolated public func layoutValue<K: LayoutValueKey>(
    key: K.Type, value: K.Value
  ) -> some View {
    WrappedView(content: self) {
      ValueNode($0, direction: $1.layoutDirection, key: ObjectIdentifier(key), value: value)
    }
  }
}

private final class ValueNode: ForwardingNode {
  let key: ObjectIdentifier
  let value: Any

  init(_ child: LayoutNode, direction: LayoutDirection, key: ObjectIdentifier, value: Any) {
    self.key = key
    self.value = value
    super.init(child, direction: direction)
  }

  override var label: String { "layoutValue" }

  override func layoutValue(_ key: ObjectIdentifier, of type: Any.Type) -> Any? {
    key == self.key ? value : child.layoutValue(key, of: type)
  }
}
