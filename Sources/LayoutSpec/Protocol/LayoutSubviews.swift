/// The proxies for a layout's subviews, in the order of the view builder.
///
/// A slice is a `LayoutSubviews` of its own and starts at index 0.
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
  // Unchecked for the reason given at `LayoutSubview`.
  /// A slice of the collection.
  public typealias SubSequence = LayoutSubviews

  /// A proxy for one subview.
  public typealias Element = LayoutSubview

  /// The position of a subview.
  public typealias Index = Int

  /// The direction that the container lays out in.
  ///
  /// Most layouts can ignore it: the engine mirrors right-to-left frames by itself.
  public var layoutDirection: LayoutDirection

  package let elements: [LayoutSubview]
  package let pass: LayoutPass

  package init(elements: [LayoutSubview], pass: LayoutPass, layoutDirection: LayoutDirection) {
    self.elements = elements
    self.pass = pass
    self.layoutDirection = layoutDirection
  }

  package init(nodes: [LayoutNode], pass: LayoutPass, layoutDirection: LayoutDirection) {
    var elements: [LayoutSubview] = []
    elements.reserveCapacity(nodes.count)
    pass.keep(nodes)
    for index in nodes.indices {
      elements.append(LayoutSubview(nodes[index], pass: pass, index: index))
    }
    self.init(elements: elements, pass: pass, layoutDirection: layoutDirection)
  }

  /// The position of the first subview: 0.
  public var startIndex: Int { 0 }

  /// The position after the last subview.
  public var endIndex: Int { elements.count }

  /// The proxy at a position; traps where there is none.
  public subscript(index: Int) -> LayoutSubview {
    // Said here, because optimised builds drop the standard library's own message.
    guard index >= 0 && index < elements.count else {
      fatalError("Index out of range: there is no subview \(index) of \(elements.count)")
    }
    return elements[index]
  }

  /// The proxies at a range of positions; traps where the range does not fit.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(
      elements: Array(elements[bounds]), pass: pass, layoutDirection: layoutDirection)
  }

  /// The proxies at the given positions, in that order; traps where there is none.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(
      elements: indices.map { elements[$0] }, pass: pass, layoutDirection: layoutDirection)
  }

  /// Whether both hold the same subviews in the same order and direction.
  public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
    lhs.layoutDirection == rhs.layoutDirection && lhs.elements == rhs.elements
  }
}
