import Foundation
import Generators
import Testing

/// What Docs/Generators.md shows is what one gets.
@Suite("The guide to generators")
struct GeneratorGuideTests {
  private indirect enum Shape: Sendable, CustomStringConvertible {
    case dot
    case row([Shape])
    case framed(Shape, width: Int)

    var width: Int {
      switch self {
      case .dot: 1
      case .row(let shapes): shapes.map(\.width).reduce(0, +)
      case .framed(_, let width): width
      }
    }

    // As the standard library would print it outside of a test's own types.
    var description: String {
      switch self {
      case .dot: "dot"
      case .row(let shapes): "row(\(shapes))"
      case .framed(let shape, let width): "framed(\(shape), width: \(width))"
      }
    }
  }

  private static let shape = Gen<Shape>.recursive(depth: 4, base: .always(.dot)) { inner in
    .frequency(
      (2, inner.array(count: 0...4).map { .row($0) }),
      (1, zip(inner, .integer(in: 0...1_000)).map { .framed($0, width: $1) }))
  }

  @Test("The report of the example is the one that is printed")
  func report() throws {
    let guide = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Docs/Generators.md").standardizedFileURL
    let text = try String(contentsOf: guide, encoding: .utf8)
    let report = "\(check(Self.shape) { $0.width <= 500 })"
    #expect(text.contains("\n```\n\(report)\n```\n"), "\(report)")
  }

  @Test("A generator that is as the guide wants it has no fault")
  func sound() {
    let fault = checkGenerator(
      Self.shape, cases: 60, isMinimum: { "\($0)" == "dot" }, invariant: { $0.width >= 0 })
    #expect(fault == nil)
  }
}
