import Foundation
import Invariants
import Testing

/// The certifier says of every example what `Examples/expected.tsv` says it does.
@Suite struct ExampleVerdictTests {
  private static let examples = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Examples")

  /// One line of the manifest: file, type, verdict, broken laws.
  private static func expected() throws -> [String] {
    let text = try String(
      contentsOf: examples.appendingPathComponent("expected.tsv"), encoding: .utf8)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
  }

  @Test(arguments: [1, 2])
  func areAsExpected(seed: Int) throws {
    let run = try ToolRun(
      [
        "certify", Self.examples.path, "--format", "json", "--seed", "\(seed)", "--cases", "1000",
      ], in: ToolFolder())
    #expect(run.status == 1)
    let report = try JSONDecoder().decode(RunReport.self, from: Data(run.output.utf8))
    #expect(report.skipped == [])
    let found = report.subjects.map { subject in
      // A warning is news where there is no error; beside one, which of them are met is chance.
      let broken = subject.laws.filter {
        $0.status == .broken && (subject.verdict != .unlawful || $0.severity == .error)
      }.map(\.id).sorted()
      let file = subject.file.map { $0.dropFirst(Self.examples.path.count + 1) } ?? ""
      let laws = broken.isEmpty ? "-" : broken.joined(separator: ",")
      return "\(file)\t\(subject.name)\t\(subject.verdict.rawValue)\t\(laws)"
    }
    #expect(try found.sorted() == Self.expected().sorted())
  }

  /// Where a fault is the article's own, there is a corrected layout beside it.
  @Test func everyArticleLayoutIsThereInBothVersions() throws {
    let both = ["CachedDiagonal", "CachedWaterfall", "EqualSplitRow", "FlexibleColumn"]
    let names = both + ["HorizontalFlow", "PriorityRow", "Radial", "Waterfall"]
    let lines = try Self.expected()
    for name in names {
      #expect(lines.contains("Lawful/\(name).swift\t\(name)\tlawful\t-"))
      #expect(lines.contains { $0.hasPrefix("Unlawful/\(name).swift\t\(name)\tunlawful\t") })
    }
  }
}
