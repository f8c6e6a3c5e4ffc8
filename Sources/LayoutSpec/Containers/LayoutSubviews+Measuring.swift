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
}
