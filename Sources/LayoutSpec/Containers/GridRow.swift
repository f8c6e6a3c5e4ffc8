/// A row of a grid: each of its views is a cell.
///
/// Outside a grid it is a mere list of views. Source: Apple's documentation of `GridRow`.
nonisolated public struct GridRow<Content: View>: _PrimitiveView {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// Creates a row with an alignment of its own, the grid's where `nil`.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Adds the cells, each with a mark of its row.
  public static func _makeNodes(
    of view: Self, inputs: _NodeInputs, into nodes: inout _NodeList
  ) {
    let mark = GridRowMark(alignment: view.alignment)
    // Outermost, so that a row inside a row belongs to the outer one.
    let content = view.content.layoutValue(key: GridRowMark.Key.self, value: mark) {
      "cell of a GridRow"
    }
    content.addNodes(inputs, into: &nodes)
  }
}

/// Which row a cell belongs to; two rows are never equal.
final class GridRowMark: Sendable {
  let alignment: VerticalAlignment?

  init(alignment: VerticalAlignment?) { self.alignment = alignment }

  enum Key: LayoutValueKey {
    static var defaultValue: GridRowMark? { nil }
  }
}

extension View {
  /// Adds the nodes of this view to a list.
  nonisolated func addNodes(_ inputs: _NodeInputs, into list: inout _NodeList) {
    Self._makeNodes(of: self, inputs: inputs, into: &list)
  }
}
