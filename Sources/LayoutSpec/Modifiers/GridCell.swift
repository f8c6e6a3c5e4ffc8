extension View {
  /// Makes this cell of a grid span several columns: at least 1, at most 1,000.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridCellColumns.self, value: min(max(count, 1), 1_000)) {
      "gridCellColumns(\(count))"
    }
  }

  /// Puts this point of the cell's view at the same point of its cell, against all alignments.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridCellAnchor.self, value: anchor) {
      "gridCellAnchor(\(describe(("x", anchor.x), ("y", anchor.y))))"
    }
  }

  /// Keeps this cell from taking part in sizing its column or row; it gets their size.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridCellUnsizedAxes.self, value: axes) {
      let names = Axis.allCases.filter { axes.contains(Axis.Set($0)) }.map { ".\($0)" }
      return
        "gridCellUnsizedAxes(\(names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"))"
    }
  }

  /// Aligns the whole column that this cell is in.
  ///
  /// If several cells of a column say so, the first one counts (Apple leaves it undefined).
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignment.self, value: guide) {
      "gridColumnAlignment(\(guide.key.name))"
    }
  }
}

enum GridCellColumns: LayoutValueKey {
  static var defaultValue: Int { 1 }
}

enum GridCellAnchor: LayoutValueKey {
  static var defaultValue: UnitPoint? { nil }
}

enum GridCellUnsizedAxes: LayoutValueKey {
  static var defaultValue: Axis.Set { [] }
}

enum GridColumnAlignment: LayoutValueKey {
  static var defaultValue: HorizontalAlignment? { nil }
}
