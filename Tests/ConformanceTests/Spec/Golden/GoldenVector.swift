import Foundation
import LayoutSpec
import Testing

/// One known answer: a view, a proposal, and what SwiftUI (or a source about it) makes of them.
struct GoldenVector: Decodable, Sendable, CustomTestStringConvertible {
  struct Expected: Decodable, Sendable {
    /// The root's size.
    var size: [GoldenValue]

    /// The frames of the leaves in document order; `nil` where unknown, empty where infinite.
    var frames: [[CGFloat]]?

    /// The widths of a grid's columns, where they are known.
    var columnWidths: [CGFloat]?
  }

  var id: String
  var view: GoldenValue
  var proposal: [GoldenValue]
  var expected: Expected
  var evidence: String
  var source: String

  var testDescription: String { id }

  /// What the source saw or documents: such a vector has to pass.
  var isBinding: Bool { ["observed", "dual-test", "documented"].contains(evidence) }

  /// The container or modifier that the vector is about, from its id.
  var subject: String {
    var words = id.split(separator: "-").map(String.init)
    if words[0] == "ui" || words[0] == "tok" { words.removeFirst() }
    switch words[0] {
    case "hvstack": return "vstack"
    case "guides": return words[1]
    case "flex", "flexframe": return "frame (flexible)"
    case "fits": return "viewThatFits"
    case "rtl": return "right to left"
    case "leaf": return ["spacer", "geometryreader"].contains(words[1]) ? words[1] : "leaf"
    default: return words[0]
    }
  }

  /// Every vector of the resource.
  static func all() throws -> [GoldenVector] {
    let file = Bundle.module.url(forResource: "Resources/golden", withExtension: "json")
    return try JSONDecoder().decode(
      [GoldenVector].self, from: Data(contentsOf: #require(file)))
  }
}
