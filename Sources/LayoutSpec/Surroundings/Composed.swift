/// A view that the specification puts together from other views: controls, lists, pages.
///
/// What it consists of is an approximation that each of them documents; SwiftUI draws the system's
/// own controls, whose sizes differ from one system to the next.
nonisolated public protocol _ComposedView: _PrimitiveView {
  /// The type of what it consists of.
  associatedtype _Composition: View

  /// What it consists of.
  nonisolated var _composition: _Composition { get }
}

extension _ComposedView {
  /// Adds the nodes of what the view consists of.
  nonisolated public static func _makeNodes(
    of view: Self, inputs: _NodeInputs, into nodes: inout _NodeList
  ) {
    view._composition.addNodes(inputs, into: &nodes)
  }
}

extension View {
  /// This view in the middle of all the space that is offered, as a page is laid out.
  nonisolated func filling(_ alignment: Alignment = .center) -> some View {
    VStack { self }.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
  }
}
