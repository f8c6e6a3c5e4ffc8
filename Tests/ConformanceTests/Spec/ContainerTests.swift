import Foundation
import Testing

@testable import LayoutSpec

@Suite("Containers beyond the golden vectors")
struct ContainerTests {
  @Test func gridAlignsBaselinesInARow() {
    let grid = Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow(alignment: .firstTextBaseline) {
        ProbeLeaf(size: { _ in CGSize(40, 40) }, baselines: (10, 30))
        ProbeLeaf(size: { _ in CGSize(20, 20) }, baselines: (18, 18))
      }
    }
    #expect(frames(grid, 200, 200) == [CGRect(0, 8, 40, 40), CGRect(40, 0, 20, 20)])
    #expect(size(grid, 200, 200) == CGSize(60, 48))
  }

  @Test func gridMirrors() {
    let grid = Grid(horizontalSpacing: 5, verticalSpacing: 0) {
      GridRow {
        box(10, 10)
        box(20, 10)
      }
    }
    .environment(\.layoutDirection, .rightToLeft)
    #expect(frames(grid, 200, 200) == [CGRect(25, 0, 10, 10), CGRect(0, 0, 20, 10)])
  }

  @Test func gridRowsAndColumnsServeTheLeastFlexibleFirst() {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Color.red.frame(maxWidth: 30)
        Color.red
      }
      GridRow {
        box(10, 40)
        Color.blue.frame(maxHeight: 20)
      }
    }
    // Rows: 40 (the box is least flexible), then 60; columns: 30, then 70.
    #expect(
      frames(grid, 100, 100) == [
        CGRect(0, 0, 30, 60), CGRect(30, 0, 70, 60), CGRect(10, 60, 10, 40),
        CGRect(30, 70, 70, 20),
      ])
  }

  @Test func gridInAnyLayoutIsAGrid() {
    let cells = Group {
      GridRow {
        box(10, 10)
        box(20, 10)
      }
      GridRow {
        box(30, 10)
        box(5, 10)
      }
    }
    let grid = Grid { cells }
    let erased = AnyLayout(GridLayout()) { cells }
    #expect(size(grid, 100, 100) == CGSize(58, 28))
    #expect(frames(grid, 100, 100) == frames(erased, 100, 100))
    // Outside a grid a row is a mere list.
    #expect(size(VStack(spacing: 0) { cells }, 100, 100) == CGSize(30, 40))
  }

  @Test func spanningCellWidensItsColumns() {
    let grid = Grid(horizontalSpacing: 10, verticalSpacing: 0) {
      GridRow {
        box(20, 10)
        box(30, 10)
      }
      GridRow { box(100, 10).gridCellColumns(2) }
    }
    // 100 - (20 + 10 + 30) = 40 more, half of it for each column.
    #expect(
      frames(grid, 500, 100) == [
        CGRect(10, 0, 20, 10), CGRect(60, 0, 30, 10), CGRect(0, 10, 100, 10),
      ])
  }

  @Test func emptyContainersAreEmpty() {
    #expect(size(Grid {}, 100, 100) == .zero)
    #expect(size(HStack {}, 100, 100) == .zero)
    #expect(size(ViewThatFits {}, 100, 100) == .zero)
    #expect(size(LazyVStack {}, 100, 100) == CGSize(100, 0))
    #expect(size(LazyVGrid(columns: []) { box(1, 1) }, 100, 100) == CGSize(100, 0))
    #expect(size(ScrollView {}, 100, 100) == CGSize(0, 100))
  }

  @Test func lazyRowsAreLazyColumnsTransposed() {
    let columns = LazyVGrid(columns: [GridItem(.fixed(20)), GridItem(.flexible())], spacing: 3) {
      box(10, 5)
      box(20, 7)
      box(30, 9)
    }
    let rows = LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.flexible())], spacing: 3) {
      box(5, 10)
      box(7, 20)
      box(9, 30)
    }
    let transposed = frames(rows, 400, 100).map { CGRect($0.minY, $0.minX, $0.height, $0.width) }
    #expect(frames(columns, 100, 400) == transposed)
    #expect(size(columns, 100, 400) == CGSize(100, 19))
    #expect(size(rows, 400, 100) == CGSize(19, 100))
  }

  @Test func lazyHStackTakesItsHeight() {
    let stack = LazyHStack(alignment: .top, spacing: 2) {
      box(10, 20)
      Color.red
    }
    #expect(size(stack, 5, 50) == CGSize(22, 50))
    #expect(frames(stack, 5, 50) == [CGRect(0, 0, 10, 20), CGRect(12, 0, 10, 50)])
    #expect(size(stack, nil, nil) == CGSize(22, 20))
  }

  @Test func scrollViewOnBothAxesAsksForTheIdeal() {
    let view = ScrollView([.horizontal, .vertical]) { Text("uno dos tres") }
    #expect(size(view, 30, 10) == CGSize(30, 10))
    #expect(frames(view, 30, 10) == [CGRect(0, 0, 96, 20)])
  }

  @Test func containerRelativeFrameMeasuresTheScrollView() {
    let view = ScrollView(.horizontal) {
      HStack(spacing: 10) {
        Color.red.containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 10)
        Color.blue.containerRelativeFrame([.horizontal, .vertical])
      }
    }
    // ((400 - 10·3) / 4)·3 + 2·10
    #expect(
      frames(view, 400, 200) == [CGRect(0, 0, 297.5, 200), CGRect(307.5, 0, 400, 200)])
    #expect(frames(view, 200, 100)[1] == CGRect(157.5, 0, 200, 100))
    // Without a container, the proposal.
    #expect(size(Color.red.containerRelativeFrame(.vertical), 30, 40) == CGSize(30, 40))
  }

  @Test func geometryReaderKnowsWhereItIs() {
    let view = HStack(spacing: 0) {
      box(10, 10)
      GeometryReader { proxy in
        Color.red.frame(
          width: proxy.frame(in: .global).minX, height: proxy.frame(in: .local).maxY)
      }
    }
    #expect(frames(view, 50, 20) == [CGRect(0, 5, 10, 10), CGRect(10, 0, 10, 20)])
    let mirrored = view.environment(\.layoutDirection, .rightToLeft)
    #expect(frames(mirrored, 50, 20) == [CGRect(40, 5, 10, 10), CGRect(40, 0, 0, 20)])
  }

  @Test func safeAreaInsetTakesItsPart() {
    let view = Color.red.safeAreaInset(edge: .bottom, spacing: 0) { box(20, 30) }
    #expect(size(view, 100, 200) == CGSize(100, 200))
    #expect(frames(view, 100, 200) == [CGRect(0, 0, 100, 170), CGRect(40, 170, 20, 30)])
    let leading = Color.red.safeAreaInset(edge: .leading, alignment: .top) { box(20, 30) }
    #expect(frames(leading, 100, 200) == [CGRect(28, 0, 72, 200), CGRect(0, 0, 20, 30)])
    #expect(size(Color.red.ignoresSafeArea(), 10, 20) == CGSize(10, 20))
  }

  @Test func anyLayoutKeepsItsCacheForOneTypeOnly() {
    let pass = LayoutPass(count: 0)
    let subviews = LayoutSubviews(nodes: [], pass: pass, layoutDirection: .leftToRight)
    let first = AnyLayout(Counting(name: "first"))
    var cache = first.makeCache(subviews: subviews)
    AnyLayout(Counting(name: "second")).updateCache(&cache, subviews: subviews)
    #expect(cache.value as? [String] == ["made by first", "updated by second"])
    AnyLayout(Other()).updateCache(&cache, subviews: subviews)
    #expect(cache.value as? [String] == ["made by other"])
  }

  private struct Counting: Layout {
    var name: String

    func makeCache(subviews: Subviews) -> [String] { ["made by \(name)"] }

    func updateCache(_ cache: inout [String], subviews: Subviews) {
      cache.append("updated by \(name)")
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout [String]
    ) -> CGSize { .zero }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [String]
    ) {}
  }

  private struct Other: Layout {
    func makeCache(subviews: Subviews) -> [String] { ["made by other"] }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout [String]
    ) -> CGSize { .zero }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [String]
    ) {}
  }
}
