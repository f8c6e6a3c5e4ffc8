extension View {
  /// Gives this view a value for every layout value key whose values can be made of a number.
  ///
  /// A generator cannot know the keys that a layout reads; this answers whichever it asks for.
  nonisolated package func numericLayoutValues(_ number: Int) -> some View {
    WrappedView(content: self) {
      NumericValuesNode($0, direction: $1.layoutDirection, number: number)
    }
  }
}

private final class NumericValuesNode: ForwardingNode {
  let number: Int

  init(_ child: LayoutNode, direction: LayoutDirection, number: Int) {
    self.number = number
    super.init(child, direction: direction)
  }

  override var label: String { "layoutValue(value: \(number))" }

  override func layoutValue(_ key: ObjectIdentifier, of type: Any.Type) -> Any? {
    if type == Int.self || type == Int?.self { return number }
    if type == Double.self || type == Double?.self { return Double(number) }
    if type == CGFloat.self || type == CGFloat?.self { return CGFloat(number) }
    if type == Float.self || type == Float?.self { return Float(number) }
    if type == Bool.self || type == Bool?.self { return number != 0 }
    return nil
  }
}
