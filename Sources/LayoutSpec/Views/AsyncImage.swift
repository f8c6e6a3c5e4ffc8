/// An image from the network: it never arrives here, so the placeholder is laid out.
nonisolated public struct AsyncImage<Content: View, Placeholder: View>: _PrimitiveView {
  private let placeholder: Placeholder

  /// Creates an image with what is shown until it arrives.
  public init(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Content,
    @ViewBuilder placeholder: () -> Placeholder
  ) {
    self.placeholder = placeholder()
  }

  /// Adds the nodes of the placeholder.
  public static func _makeNodes(
    of view: Self, inputs: _NodeInputs, into nodes: inout _NodeList
  ) {
    Placeholder._makeNodes(of: view.placeholder, inputs: inputs, into: &nodes)
  }
}
