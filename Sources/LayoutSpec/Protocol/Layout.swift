/// A container that negotiates sizes with its subviews and places them.
///
/// Conform by writing `sizeThatFits(proposal:subviews:cache:)` and
/// `placeSubviews(in:proposal:subviews:cache:)`; the rest has defaults.
/// Both must be pure: the engine may call them any number of times, with any proposals, in any
/// order, and remembers the answers.
/// Source: Apple's documentation of `Layout`; SWIFTUI-RULES §2 and §6.
@preconcurrency
public protocol Layout: Sendable, Animatable {
  /// Properties of the layout's type as a whole.
  static var layoutProperties: LayoutProperties { get }

  /// What the layout keeps between calls; `Void` unless it says otherwise.
  associatedtype Cache = Void

  /// The collection of proxies for the subviews.
  typealias Subviews = LayoutSubviews

  /// Makes a cache for the given subviews.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings a cache up to date after the layout or its subviews have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The spacing that the container prefers around itself.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size that the container chooses for a proposal, in points.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places every subview once, inside `bounds`, whose origin need not be zero.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// The explicit position of a horizontal guide, or `nil` for its default.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// The explicit position of a vertical guide, or `nil` for its default.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// No properties: no stack orientation, so a `Spacer` inside is flexible on both axes.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The union of the subviews' preferences on all edges; zero without subviews.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard let first = subviews.first else { return .zero }
    var result = first.spacing
    for subview in subviews.dropFirst() { result.formUnion(subview.spacing) }
    return result
  }

  /// The subviews' explicit guides, shifted to where the layout places them, merged.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    mergedGuide(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The subviews' explicit guides, shifted to where the layout places them, merged.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    mergedGuide(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  private func mergedGuide(
    _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    guard key.merging != .never, bounds.width.isFinite, bounds.height.isFinite else { return nil }
    let placements = subviews.pass.collectPlacements(in: bounds, proposal: proposal) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    return key.merging.merge(
      subviews.map { subview in
        let placement =
          placements[subview.index]
          ?? .unplaced(subview.node, in: bounds, proposal: proposal)
        return subview.node.explicitGuide(key, for: placement.proposal).map {
          $0 + placement.origin[key.axis]
        }
      })
  }

  /// Lays out the views of a builder with this layout: `MyLayout() { … }`.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutContainer(layout: self, content: content())
  }
}

extension Layout where Cache == () {
  /// Makes the empty cache.
  public func makeCache(subviews: Subviews) {}
}
