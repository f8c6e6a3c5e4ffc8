import Foundation
import Testing

@testable import LayoutSpec

/// The frames of a view's leaves, in document order, the root's top left corner at the origin.
func frames(_ view: some View, _ width: CGFloat?, _ height: CGFloat?) -> [CGRect] {
  let tree = LayoutTree(view)
  tree.place(ProposedViewSize(width: width, height: height))
  return tree.leafFrames
}

/// The size that a view chooses for a proposal.
func size(_ view: some View, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
  LayoutTree(view).size(for: ProposedViewSize(width: width, height: height))
}

extension CGRect {
  /// A frame as a literal.
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

extension CGSize {
  /// A size as a literal.
  init(_ width: CGFloat, _ height: CGFloat) { self.init(width: width, height: height) }
}

/// A rigid leaf.
func box(_ width: CGFloat, _ height: CGFloat) -> ProbeLeaf { .fixed(width, height) }
