import LayoutSpec

extension Law where Observed == Observation {
  private static let terms = LawTerms.profile(.grid)
  private static let equalCells =
    "bounds of the size that was asked for; all subviews answered one and the same size; no "
    + "explicit guides and no text"

  /// An empty grid takes no space.
  public static let gridEmpty = emptyIsZero("grid.empty", .error, "LAWS U13", terms)

  /// Nothing overlaps.
  public static let gridNoOverlap = noOverlap("grid.no-overlap", terms)

  /// Cells in the order of reading.
  public static let gridOrder = readingOrder("grid.order", terms)

  /// The cells of a column are in line.
  public static let gridColumns = tracks(
    "grid.columns", "two cells are in one column, or in columns side by side", .horizontal)

  /// The cells of a row are in line.
  public static let gridRows = tracks(
    "grid.rows", "two cells are in one row, or in rows one below the other", .vertical)

  private static func tracks(_ id: String, _ promise: String, _ axis: Axis) -> Law {
    Law(
      id, .error, promise, equalCells, "LAWS G10", terms,
      ownPlacement: { own in
        guard own.hasEqualCells else { return .notApplicable }
        for second in own.frames.indices {
          for first in 0..<second {
            let distance = abs(own.frames[second].origin[axis] - own.frames[first].origin[axis])
            let length = own.frames[second].size[axis]
            let limit = slack(own.frames[second].origin[axis])
            if distance <= limit || distance >= length - limit { continue }
            return own.broken(
              second,
              "\(LawText.subview(second)) is out of line with \(LawText.subview(first))",
              "0, or at least \(LawText.number(length)) apart on the \(axis) axis",
              LawText.number(distance), distance: min(distance, length - distance))
          }
        }
        return .held
      })
  }

  /// Only the last row is short.
  public static let gridFullRows = Law(
    "grid.full-rows", .error, "every row but the last has as many cells as the first",
    equalCells + ", with some height", "LAWS G11", terms,
    ownPlacement: { own in
      guard own.hasEqualCells, own.frames[0].height > 0 else { return .notApplicable }
      var counts: [Int] = []
      var top: CGFloat?
      for frame in own.frames {
        if let top, abs(frame.minY - top) <= slack(top) {
          counts[counts.count - 1] += 1
        } else {
          counts.append(1)
        }
        top = frame.minY
      }
      for row in counts.indices {
        let isLast = row == counts.count - 1
        if isLast ? counts[row] <= counts[0] : counts[row] == counts[0] { continue }
        return .broken(
          Violation(
            message: "row \(row + 1) has \(counts[row]) cells, and the first one \(counts[0])",
            expected: "\(counts[0]) in every row, fewer in the last one only",
            actual: "\(counts)", blame: "placeSubviews"))
      }
      return .held
    })

  /// The cells are inside.
  public static let gridContained = Law(
    "grid.contained", .error, "every cell is inside the size that the grid asked for",
    "bounds of the size that was asked for; what a subview is larger than offered is left out",
    "LAWS C5, C6", terms,
    ownPlacement: { own in
      guard !own.frames.isEmpty, own.isSteady, !own.place.traits.contains(.guides) else {
        return .notApplicable
      }
      for subview in own.frames.indices {
        let frame = own.fairFrame(subview)
        let off = max(
          own.bounds.minX - frame.minX, own.bounds.minY - frame.minY,
          frame.maxX - own.bounds.maxX, frame.maxY - own.bounds.maxY)
        if off <= slack(frame.maxX.magnitude + frame.maxY.magnitude) { continue }
        return own.broken(
          subview, "\(LawText.subview(subview)) sticks out of the grid",
          "inside \(LawText.size(own.bounds.size))",
          "at \(LawText.point(frame.origin)), \(LawText.size(frame.size))", distance: off)
      }
      return .held
    })
}

extension OwnPlacement {
  /// Whether there are at least two subviews, all of one size whatever they were offered.
  fileprivate var hasEqualCells: Bool {
    guard frames.count > 1, isSteady, place.traits.isDisjoint(with: [.guides, .text]) else {
      return false
    }
    for frame in frames where frame.size != frames[0].size { return false }
    return true
  }
}
