/// Which headers and footers of a lazy container stay in sight; layout does not see them.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)

  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// The layout that `LazyVStack` and `LazyHStack` share.
///
/// Across, it takes its proposal, and the longest subview where that is unspecified (assumed).
/// Along, every subview has its ideal length, however little is offered.
/// Source: SWIFTUI-RULES §2 "LazyVStack/HStack".
struct LazyStack {
  var axis: Axis
  var guide: AlignmentKey
  var spacing: CGFloat?

  func size(for proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    let offer = offer(proposal)
    var size = CGSize.zero
    for index in subviews.indices {
      let answer = subviews[index].sizeThatFits(offer)
      if index > 0 { size[axis] += gap(subviews, before: index) }
      size[axis] += answer[axis]
      size[axis.cross] = max(size[axis.cross], answer[axis.cross])
    }
    size[axis.cross] = proposal[axis.cross] ?? size[axis.cross]
    return size
  }

  func place(_ subviews: LayoutSubviews, in bounds: CGRect, proposal: ProposedViewSize) {
    var offer = offer(proposal)
    offer[axis.cross] = bounds.size[axis.cross]
    let line = ViewDimensions(size: bounds.size)[guide]
    var position = bounds.origin
    for index in subviews.indices {
      if index > 0 { position[axis] += gap(subviews, before: index) }
      let dimensions = subviews[index].dimensions(in: offer)
      var corner = position
      corner[axis.cross] += line - dimensions[guide]
      subviews[index].place(at: corner, proposal: offer)
      position[axis] += axis == .horizontal ? dimensions.width : dimensions.height
    }
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var offer = proposal
    offer[axis] = nil
    return offer
  }

  private func gap(_ subviews: LayoutSubviews, before index: Int) -> CGFloat {
    spacing
      ?? subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: axis)
  }
}
