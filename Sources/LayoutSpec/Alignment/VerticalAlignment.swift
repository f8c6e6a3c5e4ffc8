/// An alignment position along the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  /// Creates an alignment for a guide that a type of yours names.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id, axis: .vertical)
  }

  package init(_ key: AlignmentKey) { self.key = key }

  private init(_ id: any AlignmentID.Type, merging: GuideMerging) {
    key = AlignmentKey(id, axis: .vertical, merging: merging)
  }

  /// The top edge: 0.
  public static let top = VerticalAlignment(Top.self, merging: .never)

  /// The vertical centre: half of the height.
  public static let center = VerticalAlignment(Center.self, merging: .never)

  /// The bottom edge: the height.
  public static let bottom = VerticalAlignment(Bottom.self, merging: .never)

  /// The topmost text baseline; the height in a view without text.
  public static let firstTextBaseline = VerticalAlignment(FirstBaseline.self, merging: .minimum)

  /// The bottommost text baseline; the height in a view without text.
  public static let lastTextBaseline = VerticalAlignment(LastBaseline.self, merging: .maximum)

  /// Merges a sequence of explicit values into one, or `nil` where there are none.
  public func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    key.merging.merge(values)
  }

  private enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  private enum FirstBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  private enum LastBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
}
