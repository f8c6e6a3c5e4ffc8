/// The regions that a safe area leaves out.
@frozen
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// All regions.
  public static let all = SafeAreaRegions(rawValue: .max)

  /// The region of the device and of the containers.
  public static let container = SafeAreaRegions(rawValue: 1)

  /// The region of the keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
}

extension View {
  /// Lets this view reach under the safe area.
  ///
  /// The specification has no screen, hence no safe area but the ones that `safeAreaInset` makes,
  /// and those a view does not reach under here: nothing changes.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { inert() }

  /// Shows a view above or below this one, which gets the rest of the space.
  ///
  /// This view is offered the proposal less the inset view's height and the spacing (8 points where
  /// `nil`); the result is as tall as both (assumed: SWIFTUI-RULES §5 lists safe areas as unknown;
  /// LAWS G16).
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    SafeAreaInsetView(
      primary: self, secondary: content(), edge: edge == .top ? .top : .bottom,
      alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing)
  }

  /// Shows a view beside this one, which gets the rest of the space.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    SafeAreaInsetView(
      primary: self, secondary: content(), edge: edge == .leading ? .leading : .trailing,
      alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing)
  }
}

nonisolated private struct SafeAreaInsetView<Primary: View, Secondary: View>: _PrimitiveView {
  let primary: Primary
  let secondary: Secondary
  let edge: Edge
  let alignment: Alignment
  let spacing: CGFloat?

  static func _makeNodes(
    of view: Self, inputs: _NodeInputs, into nodes: inout _NodeList
  ) {
    view.primary.wrap(inputs, into: &nodes) { primary in
      SafeAreaInsetNode(
        primary,
        inset: view.secondary.node(inputs, implicit: ZStackLayout(alignment: view.alignment)),
        direction: inputs.layoutDirection, edge: view.edge, alignment: view.alignment,
        spacing: view.spacing ?? ViewSpacing.defaultDistance)
    }
  }
}

private final class SafeAreaInsetNode: UnaryNode {
  let inset: LayoutNode
  let edge: Edge
  let alignment: Alignment
  let gap: CGFloat

  init(
    _ primary: LayoutNode, inset: LayoutNode, direction: LayoutDirection, edge: Edge,
    alignment: Alignment, spacing: CGFloat
  ) {
    self.inset = inset
    self.edge = edge
    self.alignment = alignment
    gap = spacing
    super.init(primary, direction: direction)
  }

  override var children: [LayoutNode] { [child, inset] }
  override var label: String { "safeAreaInset" }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
  private var isFirst: Bool { edge == .top || edge == .leading }

  /// The inset view keeps its ideal length along the axis.
  private func insetProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var offer = proposal
    offer[axis] = nil
    return offer
  }

  private func length(_ proposal: ProposedViewSize) -> CGFloat {
    inset.size(for: insetProposal(proposal))[axis] + gap
  }

  override func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    var offer = proposal
    offer[axis] = proposal[axis].map { max($0 - length(proposal), 0) }
    return offer
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = child.size(for: childProposal(for: proposal))
    size[axis] += length(proposal)
    return size
  }

  override func arrange(in bounds: CGRect, proposal: ProposedViewSize) -> [Arranged] {
    let offer = childProposal(for: proposal)
    let insetOffer = insetProposal(ProposedViewSize(bounds.size))
    let insetDimensions = inset.dimensions(for: insetOffer)
    let insetLength =
      axis == .horizontal ? insetDimensions.width : insetDimensions.height
    let across = alignment.offset(of: insetDimensions, in: bounds.size)
    var primary = bounds.origin
    var secondary = bounds.origin
    secondary[axis.cross] += across[axis.cross]
    if isFirst {
      primary[axis] += insetLength + gap
    } else {
      secondary[axis] += bounds.size[axis] - insetLength
    }
    return [
      Arranged(child, at: primary, proposal: offer),
      Arranged(inset, at: secondary, proposal: insetOffer),
    ]
  }

  override func computeExplicitGuide(
    _ key: AlignmentKey, for proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let value = child.explicitGuide(key, for: childProposal(for: proposal)) else {
      return nil
    }
    return key.axis == axis && isFirst ? value + length(proposal) : value
  }
}

extension View {
  /// Lets this view reach into the unsafe edges: there are none here.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { inert() }

  /// Makes the safe area of this view smaller, laid out as padding.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

  /// Makes the safe area of this view smaller, laid out as padding.
  nonisolated public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View { padding(edges, length) }

  /// Makes the safe area of this view smaller, laid out as padding.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
}
