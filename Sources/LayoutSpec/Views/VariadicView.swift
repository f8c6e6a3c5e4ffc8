/// The older way to take a view apart, which layout files use although it has an underscore.
nonisolated public enum _VariadicView {
  /// The views of another view.
  public typealias Children = _VariadicView_Children

  /// Makes a view of another view's subviews.
  public typealias Root = _VariadicView_Root

  /// Makes one view of another view's subviews.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot

  /// Makes views of another view's subviews.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot

  /// A view with what is made of its subviews.
  public struct Tree<Root: _VariadicView_Root, Content: View> {
    /// What makes a view of the subviews.
    public var root: Root

    /// The view that is taken apart.
    public var content: Content

    /// Takes a view apart.
    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      (self.root, self.content) = (root, content())
    }
  }
}

extension _VariadicView.Tree: View, _PrimitiveView where Root: _VariadicView_ViewRoot {
  /// Adds the nodes of what the root makes.
  nonisolated public static func _makeNodes(
    of view: Self, inputs: _NodeInputs, into nodes: inout _NodeList
  ) {
    nonisolated(unsafe) let root = view.root
    let reader = _SubviewsReader(base: view.content) { subviews in
      nonisolated(unsafe) let subviews = subviews
      return inputs.evaluate { root.body(children: _VariadicView_Children(subviews)) }
    }
    reader.addNodes(inputs, into: &nodes)
  }
}

/// Makes something of another view's subviews.
public protocol _VariadicView_Root {}

/// Makes a view of another view's subviews.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// The type of the view.
  associatedtype Body: View

  /// Makes the view.
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// Makes one view of another view's subviews.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// Makes views of another view's subviews.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The views of another view.
nonisolated public struct _VariadicView_Children: RandomAccessCollection, _PrimitiveView {
  /// One of the views.
  nonisolated public struct Element: _PrimitiveView, Identifiable {
    let subview: Subview

    /// What tells it apart from the others.
    public var id: AnyHashable { AnyHashable(subview.id) }

    /// Adds the nodes of the view.
    public static func _makeNodes(
      of view: Self, inputs: _NodeInputs, into nodes: inout _NodeList
    ) { view.subview.addNodes(inputs, into: &nodes) }
  }

  private let subviews: SubviewsCollection

  init(_ subviews: SubviewsCollection) { self.subviews = subviews }

  /// The first place.
  public var startIndex: Int { subviews.startIndex }

  /// The place after the last.
  public var endIndex: Int { subviews.endIndex }

  /// The view at a place.
  public subscript(index: Int) -> Element { Element(subview: subviews[index]) }

  /// Adds the nodes of all of them.
  public static func _makeNodes(
    of view: Self, inputs: _NodeInputs, into nodes: inout _NodeList
  ) { view.subviews.addNodes(inputs, into: &nodes) }
}
