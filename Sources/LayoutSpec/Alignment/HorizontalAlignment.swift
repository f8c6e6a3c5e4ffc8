/// An alignment position along the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  /// Creates an alignment for a guide that a type of yours names.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id, axis: .horizontal)
  }

  package init(_ key: AlignmentKey) { self.key = key }

  private init(_ id: any AlignmentID.Type, merging: GuideMerging) {
    key = AlignmentKey(id, axis: .horizontal, merging: merging)
  }

  /// The leading edge: 0.
  public static let leading = HorizontalAlignment(Leading.self, merging: .never)

  /// The horizontal centre: half of the width.
  public static let center = HorizontalAlignment(Center.self, merging: .never)

  /// The trailing edge: the width.
  public static let trailing = HorizontalAlignment(Trailing.self, merging: .never)

  /// Merges a sequence of explicit values into one, or `nil` where there are none.
  public func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    key.merging.merge(values)
  }

  private enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }

  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}
