/// What `overlay` and `background` share: they differ in drawing order only.
///
/// The secondary view is offered the primary's size, and its guides are put on the primary's.
nonisolated struct LayeredView<Primary: View, Secondary: View>: _PrimitiveView {
  let primary: Primary
  let secondary: Secondary
  let alignment: Alignment
  let label: String

  static func _makeNodes(
    of view: Self, inputs: _NodeInputs, into nodes: inout _NodeList
  ) {
    view.primary.wrap(inputs, into: &nodes) { primary in
      LayeredNode(
        primary,
        secondary: view.secondary.node(inputs, implicit: ZStackLayout(alignment: view.alignment)),
        direction: inputs.layoutDirection, alignment: view.alignment, label: view.label)
    }
  }
}

private final class LayeredNode: ForwardingNode {
  let secondary: LayoutNode
  let alignment: Alignment
  let name: String

  init(
    _ primary: LayoutNode, secondary: LayoutNode, direction: LayoutDirection,
    alignment: Alignment, label: String
  ) {
    self.secondary = secondary
    self.alignment = alignment
    name = label
    super.init(primary, direction: direction)
  }

  override var children: [LayoutNode] { [child, secondary] }
  override var mayStickOut: Bool { true }
  override var label: String { name }

  override func arrange(in bounds: CGRect, proposal: ProposedViewSize) -> [Arranged] {
    let offer = ProposedViewSize(bounds.size)
    let front = child.dimensions(for: proposal)
    let back = secondary.dimensions(for: offer)
    let origin = CGPoint(
      x: bounds.minX + front[alignment.horizontal] - back[alignment.horizontal],
      y: bounds.minY + front[alignment.vertical] - back[alignment.vertical])
    return [
      Arranged(child, at: bounds.origin, proposal: proposal),
      Arranged(secondary, at: origin, proposal: offer),
    ]
  }
}
