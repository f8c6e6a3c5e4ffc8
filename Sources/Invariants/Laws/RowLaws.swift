import LayoutSpec

/// Laws that more than one profile shares: no overlap, and the order of reading.
extension Law where Observed == Observation {
  static func noOverlap(_ id: String, _ terms: LawTerms) -> Law {
    Law(
      id, .error, "no two subviews overlap",
      "bounds of the size that was asked for; what a subview is larger than offered is left out",
      "DESIGN §6", terms,
      ownPlacement: { own in
        guard own.frames.count > 1, own.isSteady else { return .notApplicable }
        let frames = own.frames.indices.map { own.fairFrame($0) }
        for second in frames.indices {
          for first in 0..<second {
            let overlap = frames[first].intersection(frames[second])
            if overlap.isNull { continue }
            let limit = slack(overlap.maxX.magnitude + overlap.maxY.magnitude)
            if overlap.width <= limit || overlap.height <= limit { continue }
            return own.broken(
              second,
              "\(LawText.subview(first)) and \(LawText.subview(second)) overlap",
              "frames side by side",
              "an overlap of \(LawText.size(overlap.size)) at \(LawText.point(overlap.origin))",
              distance: min(overlap.width, overlap.height))
          }
        }
        return .held
      })
  }

  static func readingOrder(_ id: String, _ terms: LawTerms) -> Law {
    Law(
      id, .error,
      "each subview comes after the one before it: to its right, or below all before it",
      "bounds of the size that was asked for, left to right", "DESIGN §6", terms,
      ownPlacement: { own in
        guard own.frames.count > 1, own.isSteady, own.isLeftToRight else { return .notApplicable }
        var bottom = -CGFloat.infinity
        for subview in own.frames.indices {
          let frame = own.fairFrame(subview)
          defer { bottom = max(bottom, frame.maxY) }
          if subview == 0 { continue }
          let before = own.fairFrame(subview - 1)
          if frame.minX >= before.maxX - slack(before.maxX.magnitude) { continue }
          if frame.minY >= bottom - slack(bottom.magnitude) { continue }
          return own.broken(
            subview,
            "\(LawText.subview(subview)) comes neither to the right of \(LawText.subview(subview - 1)) "
              + "nor below all before it",
            "x at least \(LawText.number(before.maxX)), or y at least \(LawText.number(bottom))",
            "at \(LawText.point(frame.origin))")
        }
        return .held
      })
  }
}

extension OwnPlacement {
  /// Whether the scenario runs left to right: a layout that reads the direction may differ else.
  var isLeftToRight: Bool { observation.scenario.direction == .leftToRight }
}
