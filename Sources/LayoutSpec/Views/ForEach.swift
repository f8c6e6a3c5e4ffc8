/// A list of views computed from a collection; transparent to layout (LAWS M38).
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The data that the views are made of.
  public var data: Data

  /// Makes the view of one element.
  public var content: (Data.Element) -> Content
}

extension ForEach: View, _PrimitiveView where Content: View {
  /// Adds the nodes of every element's view.
  nonisolated public static func _makeNodes(
    of view: Self, inputs: _NodeInputs, into nodes: inout _NodeList
  ) {
    nodes.isDynamic = true
    nonisolated(unsafe) let view = view
    for element in view.data {
      nonisolated(unsafe) let element = element
      let content = inputs.evaluate { view.content(element) }
      Content._makeNodes(of: content, inputs: inputs, into: &nodes)
    }
  }
}

extension ForEach where Content: View {
  /// Creates a view for each element, told apart by a key path.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Creates a view for each identifiable element.
  nonisolated public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates a view for each number of a constant range.
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
  }
}
