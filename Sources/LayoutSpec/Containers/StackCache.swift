/// What a stack keeps between calls, as long as its subviews stay: what they prefer, and the
/// arrangement that it decided on last, which is most often the one to be placed.
public struct _StackCache {
  /// What the stack has to know of its subviews before it can share out any space.
  struct Preferences {
    var gaps: [CGFloat]
    var totalGap: CGFloat

    /// The positions of the subviews, the highest priority first, else in document order.
    var order: [Int]

    /// Where in `order` each priority ends.
    var ends: [Int]
  }

  /// What the stack decided for one subview: what it is offered, and where it starts.
  struct Slot {
    var offer: ProposedViewSize
    var major: CGFloat = 0
    var minor: CGFloat = 0
  }

  var preferences: Preferences?

  /// The decision for `arranged`, and the stack's size.
  var slots: [Slot] = []
  var size = CGSize.zero
  var arranged: ProposedViewSize?

  /// Who is served when; kept for its memory alone.
  var ranks: [LayoutRank] = []
}
