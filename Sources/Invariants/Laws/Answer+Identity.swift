import LayoutSpec

extension ObservedCall.Answer {
  /// Whether both are the same to the last bit; NaN is the same as NaN here.
  func isIdentical(to other: Self) -> Bool {
    switch (self, other) {
    case (.none, .none): return true
    case (.size(let first), .size(let second)): return first.isIdentical(to: second)
    case (.guide(let first), .guide(let second)): return identical(first, second)
    case (.spacing(let first), .spacing(let second)):
      return Edge.allCases.allSatisfy { identical(first[$0], second[$0]) }
    case (.placements(let first), .placements(let second)):
      guard first.count == second.count else { return false }
      for index in first.indices where !identical(first[index], second[index]) { return false }
      return true
    default: return false
    }
  }

  /// The first subview that the two placements treat differently.
  func firstDifference(from other: Self) -> Int? {
    guard case .placements(let first) = self, case .placements(let second) = other else {
      return nil
    }
    return first.indices.first { $0 >= second.count || !identical(first[$0], second[$0]) }
  }
}

/// A frame and a proposal decide what is seen; the anchor is only a way of saying it.
private func identical(_ first: Placement?, _ second: Placement?) -> Bool {
  guard let first, let second else { return first == nil && second == nil }
  return identical(first.origin.x, second.origin.x) && identical(first.origin.y, second.origin.y)
    && first.size.isIdentical(to: second.size)
    && identical(first.proposal.width, second.proposal.width)
    && identical(first.proposal.height, second.proposal.height)
}

private func identical(_ first: CGFloat?, _ second: CGFloat?) -> Bool {
  guard let first, let second else { return first == nil && second == nil }
  return first == second || (first.isNaN && second.isNaN)
}

extension CGSize {
  fileprivate func isIdentical(to other: CGSize) -> Bool {
    identical(width, other.width) && identical(height, other.height)
  }
}
