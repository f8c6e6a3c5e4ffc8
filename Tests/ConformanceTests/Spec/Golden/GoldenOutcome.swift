import Foundation

@testable import LayoutSpec

/// What LayoutSpec makes of a golden vector.
struct GoldenOutcome {
  var vector: GoldenVector

  /// What differs, one line each; empty where the vector passes.
  var differences: [String] = []

  init(_ vector: GoldenVector) throws {
    self.vector = vector
    let tree = LayoutTree(try GoldenView(vector.view))
    let proposal = ProposedViewSize(
      width: vector.proposal[0].number, height: vector.proposal[1].number)
    let size = tree.size(for: proposal)
    compare(
      "size", [size.width, size.height], vector.expected.size.map { $0.number ?? .nan })
    guard size.width.isFinite, size.height.isFinite else { return }

    tree.place(proposal)
    let frames = tree.leafFrames.map { [$0.minX, $0.minY, $0.width, $0.height] }
    if let expected = vector.expected.frames {
      if frames.count == expected.count {
        for (index, pair) in zip(frames, expected).enumerated() {
          compare("leaf \(index)", pair.0, pair.1)
        }
      } else {
        differences.append("leaves: \(frames.count) instead of \(expected.count)")
      }
    }
    if let widths = vector.expected.columnWidths {
      compare("column widths", frames.prefix(widths.count).map { $0[2] }, widths)
    }
  }

  /// The vectors give six decimals.
  private mutating func compare(_ what: String, _ actual: [CGFloat], _ expected: [CGFloat]) {
    let isEqual = zip(actual, expected).allSatisfy { $0 == $1 || abs($0 - $1) < 1e-5 }
    if !isEqual || actual.count != expected.count {
      differences.append("\(what): \(actual) instead of \(expected)")
    }
  }
}
