import Foundation

@testable import LayoutSpec

/// The leaves and layouts of the golden vectors' grammar that no built-in view stands for.
nonisolated struct ProbeLeaf: _PrimitiveView {
  /// The size for a proposal.
  let size: (ProposedViewSize) -> CGSize

  /// The text baselines, where the leaf has some.
  var baselines: (first: CGFloat, last: CGFloat)?

  static func _makeNodes(of view: Self, inputs: _NodeInputs, into nodes: inout _NodeList) {
    nodes.append(Node(view))
  }

  private final class Node: LayoutNode {
    let view: ProbeLeaf

    init(_ view: ProbeLeaf) { self.view = view }

    override var isLeaf: Bool { true }
    override var label: String { "ProbeLeaf" }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { view.size(proposal) }

    override func computeExplicitGuide(
      _ key: AlignmentKey, for proposal: ProposedViewSize
    ) -> CGFloat? {
      if key == VerticalAlignment.firstTextBaseline.key { return view.baselines?.first }
      if key == VerticalAlignment.lastTextBaseline.key { return view.baselines?.last }
      return nil
    }
  }
}

extension ProbeLeaf {
  /// A leaf that ignores its proposal.
  static func fixed(_ width: CGFloat, _ height: CGFloat) -> ProbeLeaf {
    ProbeLeaf(size: { _ in CGSize(width: width, height: height) })
  }

  /// A leaf that behaves like a text of `length` points in steps of `unit`.
  static func wrapping(length: CGFloat, unit: CGFloat, lineHeight: CGFloat) -> ProbeLeaf {
    ProbeLeaf(size: { proposal in
      guard let width = proposal.width, width < length else {
        return CGSize(width: length, height: lineHeight)
      }
      let fitting = max((width / unit).rounded(.down) * unit, unit)
      let lines = (length / fitting).rounded(.up)
      return CGSize(width: fitting, height: lines * lineHeight)
    })
  }
}

/// A list of views, as a builder makes it, for any number of them.
nonisolated struct ProbeList: _PrimitiveView {
  let views: [AnyView]

  static func _makeNodes(of view: Self, inputs: _NodeInputs, into nodes: inout _NodeList) {
    for child in view.views { AnyView._makeNodes(of: child, inputs: inputs, into: &nodes) }
  }
}

/// A layout that forgets its subviews.
struct NoPlaceLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

/// A layout that places its subviews top leading, and then bottom trailing.
struct PlaceTwiceLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: proposal)
      subview.place(
        at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing, proposal: proposal)
    }
  }
}

extension HorizontalAlignment {
  private enum OneThird: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
  }

  static let oneThird = HorizontalAlignment(OneThird.self)
}

extension VerticalAlignment {
  private enum Custom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
  }

  static let vcustom = VerticalAlignment(Custom.self)
}
