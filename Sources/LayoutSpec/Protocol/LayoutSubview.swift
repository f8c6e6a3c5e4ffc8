/// A proxy for one subview: what a layout may ask it, and how it is placed.
public struct LayoutSubview: Equatable, @unchecked Sendable {
  // Unchecked: a proxy is used on the thread that runs the layout, as in SwiftUI.
  // Counting two references for every copy of a proxy would cost more than most questions: `pass`
  // keeps the node.
  let reference: Unmanaged<LayoutNode>
  package let pass: LayoutPass
  package let index: Int

  package var node: LayoutNode { reference.takeUnretainedValue() }

  /// `pass` has to keep the node.
  init(_ node: LayoutNode, pass: LayoutPass, index: Int) {
    reference = .passUnretained(node)
    self.pass = pass
    self.index = index
  }

  /// Returns the value that the subview carries for a key, or the key's default.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    pass.log?.append(.value(subview: index, key: ValueKeyType(type: key)))
    return node.layoutValue(ObjectIdentifier(key), of: K.Value.self) as? K.Value ?? K.defaultValue
  }

  /// The subview's layout priority; 0 unless it or `layoutPriority(_:)` says otherwise.
  public var priority: Double {
    let priority = node.priority
    pass.log?.append(.priority(subview: index, priority))
    return priority
  }

  /// The spacing that the subview prefers around itself.
  public var spacing: ViewSpacing {
    pass.log?.append(.spacing(subview: index))
    return node.spacing
  }

  /// The size that the subview chooses for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = reference._withUnsafeGuaranteedRef { $0.size(for: proposal) }
    pass.log?.append(.measure(subview: index, proposal, size))
    return size
  }

  /// The subview's size and alignment guides for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = node.size(for: proposal)
    pass.log?.append(.measure(subview: index, proposal, size))
    return ViewDimensions(size: size, node: node, proposal: proposal)
  }

  /// Puts the subview's `anchor` at `position`, sized for `proposal`.
  ///
  /// The position is in the space of the `bounds` given to `placeSubviews`, the only place from
  /// where this may be called. A second call replaces the first.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size = node.size(for: proposal)
    let placement = Placement(
      position: position, anchor: anchor, proposal: proposal, size: size)
    pass.log?.append(.place(subview: index, placement, inPlaceSubviews: pass.isPlacing))
    pass.place(index, placement)
  }

  /// Whether both proxies stand for the same subview.
  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool {
    lhs.reference.toOpaque() == rhs.reference.toOpaque()
  }
}
