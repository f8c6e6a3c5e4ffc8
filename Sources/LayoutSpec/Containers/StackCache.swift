/// What a stack keeps between calls, as long as its subviews stay: what they prefer, and the
/// arrangement that it decided on last, which is most often the one to be placed.
public struct _StackCache {
  /// What the stack has to know of its subviews before it can share out any space.
  struct Preferences {
    var gaps: [CGFloat]
    var totalGap: CGFloat

    /// The positions of the subviews of each priority, the highest priority first.
    var groups: [[Int]]
  }

  var preferences: Preferences?
  var last: (proposal: ProposedViewSize, arrangement: Stack.Arrangement)?
}
