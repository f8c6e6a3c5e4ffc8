/// When a child of a stack, or a track of a grid, is served: the least flexible first; of two
/// infinitely flexible ones that with the larger minimum; else in document order.
///
/// Source: SWIFTUI-RULES §2 "HStack/VStack", step 3; LAWS S18.
struct LayoutRank: Comparable {
  let index: Int
  private(set) var minimum: CGFloat = 0
  private(set) var flexibility: CGFloat = 0

  init(index: Int) { self.index = index }

  /// Takes the answers to the smallest and to the largest proposal.
  mutating func measure(minimum: CGFloat, maximum: CGFloat) {
    // A faulty child may answer NaN; it is served first, so that the order stays an order.
    self.minimum = minimum.isNaN ? 0 : minimum
    let range = maximum == .infinity ? maximum : maximum - minimum
    flexibility = range.isNaN ? -.infinity : range
  }

  static func < (first: LayoutRank, second: LayoutRank) -> Bool {
    if first.flexibility != second.flexibility { return first.flexibility < second.flexibility }
    if first.flexibility == .infinity && first.minimum != second.minimum {
      return first.minimum > second.minimum
    }
    return first.index < second.index
  }
}
