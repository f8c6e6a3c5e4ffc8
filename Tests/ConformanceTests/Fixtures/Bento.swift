//  BentoGrid.swift
//  A grid of cards that span several cells.

import CoreGraphics
import SwiftUI

public struct BentoGrid: Layout {
  public struct Span: Hashable, Sendable {
    public var columns: Int
    public var rows: Int

    public static let small = Span(columns: 1, rows: 1)
    public static let wide = Span(columns: 2, rows: 1)
    public static let large = Span(columns: 2, rows: 2)

    public init(columns: Int, rows: Int) {
      self.columns = max(columns, 1)
      self.rows = max(rows, 1)
    }
  }

  let columnCount: Int
  let rowHeight: CGFloat
  let gutter: CGFloat

  public init(columnCount: Int, rowHeight: CGFloat, gutter: CGFloat) {
    self.columnCount = columnCount
    self.rowHeight = rowHeight
    self.gutter = gutter
  }

  public struct CacheData {
    var cells: [(column: Int, row: Int, span: Span)] = []
    var rowCount = 0
  }

  public func makeCache(subviews: Subviews) -> CacheData {
    var occupied = Set<[Int]>()
    var cache = CacheData()
    outer: for subview in subviews {
      var span = subview[SpanKey.self]
      span.columns = min(span.columns, columnCount)
      var row = 0
      while true {
        for column in 0...(columnCount - span.columns) {
          let cells = (row..<row + span.rows).flatMap { r in
            (column..<column + span.columns).map { c in [r, c] }
          }
          if occupied.isDisjoint(with: cells) {
            occupied.formUnion(cells)
            cache.cells.append((column, row, span))
            cache.rowCount = max(cache.rowCount, row + span.rows)
            continue outer
          }
        }
        row += 1
      }
    }
    return cache
  }

  private func columnWidth(_ width: CGFloat) -> CGFloat {
    max(0, (width - gutter * CGFloat(columnCount - 1)) / CGFloat(columnCount))
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData
  ) -> CGSize {
    let width = proposal.width ?? CGFloat(columnCount) * (rowHeight + gutter) - gutter
    let rows = CGFloat(cache.rowCount)
    return CGSize(width: width, height: max(rows * (rowHeight + gutter) - gutter, 0))
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData
  ) {
    let width = columnWidth(bounds.width)
    for (subview, cell) in zip(subviews, cache.cells) {
      let origin = CGPoint(
        x: bounds.minX + CGFloat(cell.column) * (width + gutter),
        y: bounds.minY + CGFloat(cell.row) * (rowHeight + gutter))
      let size = CGSize(
        width: CGFloat(cell.span.columns) * (width + gutter) - gutter,
        height: CGFloat(cell.span.rows) * (rowHeight + gutter) - gutter)
      subview.place(at: origin, anchor: .topLeading, proposal: ProposedViewSize(size))
    }
  }

  fileprivate struct SpanKey: LayoutValueKey {
    static let defaultValue = Span.small
  }
}

extension View {
  public func bentoSpan(columns: Int = 1, rows: Int = 1) -> some View {
    self.layoutValue(key: BentoGrid.SpanKey.self, value: .init(columns: columns, rows: rows))
  }

  public func bentoSpan(_ span: BentoGrid.Span) -> some View {
    layoutValue(key: BentoGrid.SpanKey.self, value: span)
  }
}

struct BentoCard<Title: StringProtocol>: View {
  var title: Title
  var systemImage: String
  @State private var isHovered = false

  var body: some View {
    VStack(alignment: .leading) {
      Image(systemName: systemImage)
        .symbolRenderingMode(.hierarchical)
        .symbolEffect(.bounce, value: isHovered)
        .imageScale(.large)
      Spacer()
      Text(title).font(.headline).lineLimit(2, reservesSpace: true)
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 24, style: .continuous))
    .overlay {
      RoundedRectangle(cornerRadius: 24).strokeBorder(
        LinearGradient(colors: [.white.opacity(0.6), .clear], startPoint: .top, endPoint: .bottom))
    }
    .onHover { isHovered = $0 }
    .hoverEffect(.lift)
    .drawingGroup()
  }
}

#Preview("Bento", traits: .landscapeLeft) {
  BentoGrid(columnCount: 4, rowHeight: 80, gutter: 12) {
    BentoCard(title: "One", systemImage: "1.circle").bentoSpan(.large)
    BentoCard(title: "Two", systemImage: "2.circle").bentoSpan(columns: 2)
    ForEach(3..<8) { BentoCard(title: "\($0)", systemImage: "\($0).circle") }
  }
  .padding()
}
