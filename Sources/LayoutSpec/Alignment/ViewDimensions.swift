/// A view's size and its alignment guides, in points in the view's own space.
///
/// A guide's value is the explicit one where the view has one, else the guide's default
/// (SWIFTUI-RULES §1).
public struct ViewDimensions: Equatable {
  /// The width of the view.
  public let width: CGFloat

  /// The height of the view.
  public let height: CGFloat

  /// Where the explicit guides come from; a frame's own dimensions have none.
  let node: LayoutNode?
  let proposal: ProposedViewSize

  package init(size: CGSize, node: LayoutNode? = nil, proposal: ProposedViewSize = .unspecified) {
    width = size.width
    height = size.height
    self.node = node
    self.proposal = proposal
  }

  /// The position of a horizontal guide.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// The position of a vertical guide.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// The explicit position of a horizontal guide, or `nil` where the default applies.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }

  /// The explicit position of a vertical guide, or `nil` where the default applies.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

  package subscript(key: AlignmentKey) -> CGFloat {
    self[explicit: key] ?? key.id.defaultValue(in: self)
  }

  package subscript(explicit key: AlignmentKey) -> CGFloat? {
    node?.explicitGuide(key, for: proposal)
  }

  /// Whether both have the same size and the same source of guides.
  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
    lhs.width == rhs.width && lhs.height == rhs.height && lhs.node === rhs.node
      && lhs.proposal == rhs.proposal
  }
}
