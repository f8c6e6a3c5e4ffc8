extension View {
  /// Attaches a value that the layout around this view can read by its key.
  ///
  /// Other modifiers around it do not hide the value; a container does. Source: LAWS X6.
  nonisolated public func layoutValue<K: LayoutValueKey>(
    key: K.Type, value: K.Value
  ) -> some View {
    layoutValue(key: key, value: value) {
      "layoutValue(key: \(K.self), value: \(shortened("\(value)")))"
    }
  }

  /// The same under the name of another modifier.
  nonisolated func layoutValue<K: LayoutValueKey>(
    key: K.Type, value: K.Value, label: @escaping () -> String
  ) -> some View {
    WrappedView(content: self) {
      ValueNode(
        $0, direction: $1.layoutDirection, key: ObjectIdentifier(key), value: value, name: label)
    }
  }
}

extension View {
  /// Attaches a value that is made from the one that the view carries already.
  nonisolated func transformedLayoutValue<K: LayoutValueKey>(
    key: K.Type, _ transform: @escaping (inout K.Value) -> Void
  ) -> some View {
    WrappedView(content: self) {
      let id = ObjectIdentifier(key)
      var value = $0.layoutValue(id, of: K.Value.self) as? K.Value ?? K.defaultValue
      transform(&value)
      return ValueNode(
        $0, direction: $1.layoutDirection, key: id, value: value,
        name: { "containerValue" })
    }
  }
}

private final class ValueNode: ForwardingNode {
  let key: ObjectIdentifier
  let value: Any
  let name: () -> String

  init(
    _ child: LayoutNode, direction: LayoutDirection, key: ObjectIdentifier, value: Any,
    name: @escaping () -> String
  ) {
    self.key = key
    self.value = value
    self.name = name
    super.init(child, direction: direction)
  }

  override var label: String { name() }

  override func layoutValue(_ key: ObjectIdentifier, of type: Any.Type) -> Any? {
    key == self.key ? value : child.layoutValue(key, of: type)
  }
}
