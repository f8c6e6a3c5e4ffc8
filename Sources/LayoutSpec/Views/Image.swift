/// An image: rigid at its intrinsic size, or flexible once it is `resizable`.
///
/// There are no assets on Linux, so every image is 20×20 points. Source: LAWS G8.
nonisolated public struct Image: _PrimitiveView, Equatable, Sendable {
  private let name: String
  private var isResizable = false

  /// How a resizable image fills its size; layout does not see it.
  public enum ResizingMode: Sendable {
    /// The image is repeated.
    case tile
    /// The image is stretched.
    case stretch
  }

  /// The size of every image in points: there are no assets to ask.
  package static let intrinsicSize = CGSize(width: 20, height: 20)

  /// Creates an image of an asset catalogue.
  public init(_ name: String, bundle: Bundle? = nil) { self.name = name }

  /// Creates a system symbol.
  public init(systemName: String) { name = systemName }

  /// Creates an image that accessibility ignores.
  public init(decorative name: String, bundle: Bundle? = nil) { self.name = name }

  /// Makes the image take the size that it is offered, its intrinsic size where it is unspecified.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// Adds a leaf.
  public static func _makeNodes(
    of view: Self, inputs: _NodeInputs, into nodes: inout _NodeList
  ) {
    nodes.append(ImageNode(isResizable: view.isResizable))
  }
}

private final class ImageNode: LayoutNode {
  let isResizable: Bool

  init(isResizable: Bool) {
    self.isResizable = isResizable
    super.init()
    hasGuides = false
  }

  override var isLeaf: Bool { true }
  override var label: String { isResizable ? "Image.resizable()" : "Image" }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    isResizable
      ? proposal.replacingUnspecifiedDimensions(by: Image.intrinsicSize) : Image.intrinsicSize
  }
}
