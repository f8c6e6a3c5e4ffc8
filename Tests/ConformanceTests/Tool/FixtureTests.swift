import Foundation
import Invariants
import Testing

/// Files written in the manner of real ones, with previews, state, environment and controls, compile
/// as they are, and every layout in them is found and made.
@Suite("Realistic files") struct FixtureTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures")

  private func files(in folder: URL) throws -> [String: String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
    return try Dictionary(
      uniqueKeysWithValues: names.map {
        ($0, try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8))
      })
  }

  private func report(_ run: ToolRun) throws -> RunReport {
    try JSONDecoder().decode(RunReport.self, from: Data(run.output.utf8))
  }

  @Test("compile unchanged, and all layouts in them are made")
  func all() throws {
    // As one target of a package, so that the compiler runs twice for all of them.
    var sources = ["Package.swift": Self.manifest]
    let files = try files(in: Self.folder)
    for (name, text) in files { sources["Sources/Fixtures/\(name)"] = text }
    let run = try ToolRun(
      ["certify", "--package-path", ".", "--cases", "1", "--format", "json"],
      in: try ToolFolder(sources))
    #expect(run.errors == "")
    let report = try report(run)
    #expect(report.leftOut == [])
    #expect(report.uncompiled == [])
    #expect(report.skipped == [])
    #expect(files.count >= 37)
    #expect(report.subjects.map(\.name) == Self.layouts)
    #expect(report.subjects.allSatisfy { $0.cases == 1 })
  }

  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "Fixtures", targets: [.target(name: "Fixtures")])

    """

  /// In the order of the files.
  private static let layouts = [
    "WidthSwitch", "BentoGrid", "BreadcrumbLayout", "CalendarLayout", "CarouselLayout",
    "BubbleLayout", "DeckLayout", "DiagonalLayout", "RowLayout", "EqualWidthHStack",
    "EqualWidthVStack", "FlexRow", "PanelLayout", "FlowLayout", "SpiralLayout", "HoneycombLayout",
    "KeyboardLayout", "LabeledFormLayout", "BadgeLayout", "MasonryLayout", "Minimap.Strip",
    "MetricsGrid", "OverlapStack", "PageLayout", "PairedColumns", "PriorityToolbar", "RadialLayout",
    "ReadableWidthLayout", "TabsLayout", "SkeletonLayout", "SplitLayout", "TableLayout",
    "TagCloud.Wrap", "TimelineLayout", "TreeLayout", "AlternatingLayout", "WaterfallGrid",
  ]

  @Test("give up their layouts although the rest needs what is not there")
  func foreign() throws {
    let folder = try ToolFolder(try files(in: Self.folder.appendingPathComponent("Foreign")))
    let run = try ToolRun(["certify", ".", "--cases", "1", "--format", "json"], in: folder)
    let report = try report(run)
    #expect(report.subjects.map(\.name) == ["DashboardLayout", "SeatingLayout", "PileLayout"])
    #expect(report.uncompiled == [])
    #expect(report.skipped.map(\.name) == ["ThemedPile"])
    #expect(
      report.skipped.first?.reason
        == "it needs ‘Theme’, which is declared neither in these files nor in LayoutSpec")
    #expect(
      report.leftOut.map(\.name) == [
        "import Dashboard", "import SDWebImageSwiftUI", "DashboardView", "WidgetCard",
        "extension SessionStore", "import Charts", "SalesChart", "import ComposableArchitecture",
        "Feature", "FeatureView",
      ])
    #expect(report.leftOut.first { $0.name == "SalesChart" }?.line == 49)
  }
}
