/// A container that arranges its subviews in a row.
///
/// Size and placement are those of `HStackLayout`; the rules are in `Stack.swift`.
nonisolated public struct HStack<Content: View>: _PrimitiveView {
  private let container: LayoutContainer<HStackLayout, Content>

  /// Creates a stack with an alignment and a spacing in points, the subviews' own where `nil`.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    container = LayoutContainer(
      layout: HStackLayout(alignment: alignment, spacing: spacing), content: content())
  }

  /// Adds the stack; with exactly one static child, that child.
  public static func _makeNodes(
    of view: Self, inputs: _NodeInputs, into nodes: inout _NodeList
  ) {
    LayoutContainer.makeStackNodes(of: view.container, inputs: inputs, into: &nodes)
  }
}

/// The layout of `HStack`, for use with `AnyLayout`.
@frozen
public struct HStackLayout: Layout {
  /// The line that the subviews are aligned to.
  public var alignment: VerticalAlignment

  /// The distance between subviews in points; the subviews' own preference where `nil`.
  public var spacing: CGFloat?

  /// Creates the layout.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A layout that stacks along the horizontal axis.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  private var stack: Stack { Stack(axis: .horizontal, guide: alignment.key, spacing: spacing) }

  /// Makes an empty cache.
  public func makeCache(subviews: Subviews) -> _StackCache { _StackCache() }

  /// The preference of the first and the last subview, and the largest one across.
  public func spacing(subviews: Subviews, cache: inout _StackCache) -> ViewSpacing {
    stack.preferredSpacing(subviews)
  }

  /// The sum of the subviews and gaps along the stack, the union of the aligned subviews across.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackCache
  ) -> CGSize {
    stack.size(for: proposal, subviews, &cache)
  }

  /// Places the subviews one after the other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackCache
  ) {
    stack.place(subviews, in: bounds, proposal: proposal, &cache)
  }
}
