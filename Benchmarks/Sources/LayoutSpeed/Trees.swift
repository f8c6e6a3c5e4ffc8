import LayoutSpec

/// The trees that are laid out.
enum Trees {
  /// Stacks in stacks, the axis changing from one level to the next, with boxes at the bottom: about
  /// so many nodes, ten children to a stack.
  static func stacks(nodes: Int) -> AnyView {
    let children = 10
    func level(_ count: Int, _ isRow: Bool) -> AnyView {
      guard count > 1 else { return AnyView(Color.red) }
      // Divided so that the whole comes out exactly: the stack itself is one of the nodes.
      let (share, rest) = (count - 1).quotientAndRemainder(dividingBy: children)
      let counts = (0..<children).map { share + ($0 < rest ? 1 : 0) }.filter { $0 > 0 }
      let content = ForEach(counts.indices) { level(counts[$0], !isRow) }
      return isRow
        ? AnyView(HStack(spacing: 0) { content }) : AnyView(VStack(spacing: 0) { content })
    }
    return level(nodes, false)
  }

  /// One row of flexible boxes, eight points apart.
  static func row(boxes: Int) -> AnyView {
    AnyView(HStack(spacing: 8) { ForEach(0..<boxes) { _ in Color.red.frame(minWidth: 1) } })
  }

  /// Pairs of a row and a column inside each other, a box in each besides the next one: what a memo of
  /// few answers cannot bear.
  static func pairs(_ count: Int) -> AnyView {
    (0..<count).reduce(AnyView(Color.red)) { inner, _ in
      AnyView(
        HStack {
          Color.red
          VStack {
            Color.red
            inner
          }
        })
    }
  }
}
