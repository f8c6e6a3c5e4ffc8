/// A layout whose type is erased, so that a view can switch between layouts at run time.
///
/// It answers as the layout inside does, the stack orientation included. The cache lives as long
/// as the concrete type stays the same (SWIFTUI-RULES §2).
public struct AnyLayout: Layout {
  /// The erased cache.
  public struct Cache {
    var layoutType: ObjectIdentifier
    var value: Any
  }

  /// The data that an animation interpolates; an erased layout does not animate.
  public typealias AnimatableData = EmptyAnimatableData

  private let box: any LayoutBox

  /// Wraps a layout; an erased one is not wrapped twice.
  public init<L: Layout>(_ layout: L) {
    box = (layout as? AnyLayout)?.box ?? Box(layout: layout)
  }

  /// The stack orientation of the layout inside, which the static requirement cannot carry.
  var properties: LayoutProperties { box.properties }

  /// The type of the layout inside, for a conversation.
  var nameOfLayout: String { box.name }

  /// Makes the cache of the layout inside.
  public func makeCache(subviews: Subviews) -> Cache { box.makeCache(subviews: subviews) }

  /// Updates the cache, or makes a new one where it belongs to another type of layout.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    box.updateCache(&cache, subviews: subviews)
  }

  /// The spacing of the layout inside.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    box.spacing(subviews: subviews, cache: &cache)
  }

  /// The size of the layout inside.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    box.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// Places as the layout inside does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    box.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The explicit guide of the layout inside.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    box.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The explicit guide of the layout inside.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    box.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

extension Layout {
  /// The axis along which this layout stacks, through `AnyLayout` as well (LAWS X1).
  package var stackOrientation: Axis? {
    (self as? AnyLayout)?.properties.stackOrientation ?? Self.layoutProperties.stackOrientation
  }
}

/// What `AnyLayout` calls: a layout with its cache erased.
private protocol LayoutBox: Sendable {
  typealias Subviews = LayoutSubviews
  typealias Cache = AnyLayout.Cache
  var properties: LayoutProperties { get }
  var name: String { get }
  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

private struct Box<L: Layout>: LayoutBox {
  let layout: L

  var properties: LayoutProperties { L.layoutProperties }
  var name: String { String(describing: L.self) }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(layoutType: ObjectIdentifier(L.self), value: layout.makeCache(subviews: subviews))
  }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    guard cache.layoutType == ObjectIdentifier(L.self) else {
      cache = makeCache(subviews: subviews)
      return
    }
    withCache(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
  }

  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    withCache(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    withCache(&cache, subviews) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    withCache(&cache, subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    withCache(&cache, subviews) {
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    withCache(&cache, subviews) {
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  /// Opens the erased cache, remaking it where another type of layout left it.
  private func withCache<Result>(
    _ cache: inout Cache, _ subviews: Subviews, _ body: (inout L.Cache) -> Result
  ) -> Result {
    let isMine = cache.layoutType == ObjectIdentifier(L.self)
    var typed =
      (isMine ? cache.value as? L.Cache : nil) ?? layout.makeCache(subviews: subviews)
    // Where the value stayed in two places, changing it would copy it.
    cache.value = ()
    defer { cache = Cache(layoutType: ObjectIdentifier(L.self), value: typed) }
    return body(&typed)
  }
}
