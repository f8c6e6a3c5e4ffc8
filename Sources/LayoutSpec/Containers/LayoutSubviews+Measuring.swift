// What the built-in containers ask of a subview, without a copy of its proxy: a copy is a reference to
// count, which costs as much as the question.
extension LayoutSubviews {
  /// The size that a subview chooses.
  @inline(__always)
  func size(of index: Int, for proposal: ProposedViewSize) -> CGSize {
    let size = elements[index].reference._withUnsafeGuaranteedRef { $0.size(for: proposal) }
    if let log = pass.log {
      log.append(.measure(subview: elements[index].index, proposal, size))
    }
    return size
  }

  /// Where a guide lies in a subview whose size for the proposal is known.
  @inline(__always)
  func line(
    _ guide: AlignmentKey, in index: Int, size: CGSize, for proposal: ProposedViewSize
  ) -> CGFloat {
    elements[index].reference._withUnsafeGuaranteedRef { node in
      let dimensions =
        node.hasGuides
        ? ViewDimensions(size: size, node: node, proposal: proposal) : ViewDimensions(size: size)
      return dimensions[guide]
    }
  }

  /// The layout priority of a subview; NaN, which has no place in any order, counts as none.
  @inline(__always)
  func rank(of index: Int) -> Double {
    let priority = elements[index].reference._withUnsafeGuaranteedRef { $0.priority }
    if let log = pass.log { log.append(.priority(subview: elements[index].index, priority)) }
    return priority.isNaN ? 0 : priority
  }

  /// Puts a subview's top left corner at a position.
  @inline(__always)
  func place(_ index: Int, at position: CGPoint, proposal: ProposedViewSize) {
    let size = elements[index].reference._withUnsafeGuaranteedRef { $0.size(for: proposal) }
    let placement = Placement(position: position, proposal: proposal, size: size)
    if let log = pass.log {
      log.append(
        .place(subview: elements[index].index, placement, inPlaceSubviews: pass.isPlacing))
    }
    pass.place(elements[index].index, placement)
  }
}
