import Foundation
import Testing

@testable import LayoutSpec

@Suite("Golden vectors")
struct GoldenTests {
  /// The vectors that LayoutSpec deviates from on purpose, with the reason; `Docs/Deviations.md`
  /// has the same list.
  static let deviations: [String: String] = [:]

  @Test(arguments: try GoldenVector.all())
  func answersAsKnown(vector: GoldenVector) throws {
    let outcome = try GoldenOutcome(vector)
    if let reason = Self.deviations[vector.id] {
      #expect(!outcome.differences.isEmpty, "no deviation any more, though listed: \(reason)")
      #expect(!vector.isBinding, "what was observed or is documented has to pass")
    } else {
      #expect(outcome.differences.isEmpty, "\(vector.evidence), \(vector.source)")
    }
  }

  /// The runner is not blind: each vector with one number changed is reported.
  @Test func wrongNumbersAreNoticed() throws {
    for var vector in try GoldenVector.all() {
      let last = (vector.expected.frames?.count ?? 0) - 1
      if last >= 0 {
        vector.expected.frames?[last][3] += 1
      } else {
        vector.expected.size[0] = .number(12_345)
      }
      #expect(try GoldenOutcome(vector).differences.count == 1, "\(vector.id)")
    }
  }

  /// Prints the table that `Docs/Deviations.md` shows.
  @Test func countsPerContainer() throws {
    let outcomes = try GoldenVector.all().map(GoldenOutcome.init)
    let subjects = Set(outcomes.map(\.vector.subject)).sorted()
    var table = "| Subject | Vectors | Binding | Passed | Deviating |\n|---|---|---|---|---|\n"
    for subject in subjects {
      table += Self.row(subject, outcomes.filter { $0.vector.subject == subject })
    }
    table += Self.row("all", outcomes)
    print(table)
    var package = URL(filePath: #filePath)
    for _ in 0..<4 { package.deleteLastPathComponent() }
    let page = try String(
      contentsOf: package.appending(path: "Docs/Deviations.md"), encoding: .utf8)
    #expect(page.contains(table), "Docs/Deviations.md shows another table")
  }

  private static func row(_ subject: String, _ outcomes: [GoldenOutcome]) -> String {
    let passed = outcomes.filter(\.differences.isEmpty).count
    let binding = outcomes.filter(\.vector.isBinding).count
    return
      "| \(subject) | \(outcomes.count) | \(binding) | \(passed) | \(outcomes.count - passed) |\n"
  }
}

@Suite("Right to left")
struct MirrorTests {
  /// Every frame is mirrored inside its parent, so every leaf is mirrored inside the root.
  @Test(arguments: try GoldenVector.all().filter { $0.subject != "right to left" })
  func everyVectorMirrors(vector: GoldenVector) throws {
    let proposal = ProposedViewSize(
      width: vector.proposal[0].number, height: vector.proposal[1].number)
    let view = try GoldenView(vector.view)
    let tree = LayoutTree(view)
    let mirrored = LayoutTree(view.environment(\.layoutDirection, .rightToLeft))
    let size = tree.size(for: proposal)
    #expect(mirrored.size(for: proposal) == size)
    guard size.width.isFinite, size.height.isFinite else { return }
    tree.place(proposal)
    mirrored.place(proposal)
    for (left, right) in zip(tree.leafFrames, mirrored.leafFrames) {
      #expect(abs(right.minX - (size.width - left.maxX)) < 1e-9)
      #expect(right.minY == left.minY)
      #expect(right.size == left.size)
    }
  }
}
