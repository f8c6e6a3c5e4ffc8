//
//  FlowLayout.swift
//  Wraps its subviews like words of a text.
//

import SwiftUI

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct FlowLayout: Layout {
  public var alignment: HorizontalAlignment
  public var horizontalSpacing: CGFloat?
  public var verticalSpacing: CGFloat?

  @inlinable
  public init(
    alignment: HorizontalAlignment = .leading,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  public struct Cache {
    var sizes: [CGSize]
    var rows: [Row] = []
    var width: CGFloat?
  }

  struct Row {
    var indices: Range<Int>
    var size: CGSize
    var y: CGFloat
  }

  public func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize {
    let rows = arrange(width: proposal.width, subviews: subviews, cache: &cache)
    let width = rows.map(\.size.width).max() ?? .zero
    let height = rows.last.map { $0.y + $0.size.height } ?? .zero
    return CGSize(width: width, height: height)
  }

  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) {
    for row in arrange(width: bounds.width, subviews: subviews, cache: &cache) {
      var x = bounds.minX
      switch alignment {
      case .trailing: x = bounds.maxX - row.size.width
      case .center: x = bounds.midX - row.size.width / 2
      default: break
      }
      for index in row.indices {
        let size = cache.sizes[index]
        subviews[index].place(
          at: CGPoint(x: x, y: bounds.minY + row.y + row.size.height / 2),
          anchor: .leading,
          proposal: ProposedViewSize(size)
        )
        x += size.width
        if index + 1 < row.indices.upperBound {
          x += gap(after: index, subviews: subviews)
        }
      }
    }
  }

  private func gap(after index: Int, subviews: Subviews) -> CGFloat {
    horizontalSpacing
      ?? subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal)
  }

  private func arrange(
    width: CGFloat?, subviews: Subviews, cache: inout Cache
  ) -> [Row] {
    guard !subviews.isEmpty else { return [] }
    let available = width ?? .infinity
    var rows: [Row] = []
    var start = subviews.startIndex
    var size = cache.sizes[start]
    var y: CGFloat = 0
    for index in subviews.indices.dropFirst() {
      let next = cache.sizes[index]
      let extended = size.width + gap(after: index - 1, subviews: subviews) + next.width
      if extended <= available {
        size = CGSize(width: extended, height: max(size.height, next.height))
      } else {
        rows.append(Row(indices: start..<index, size: size, y: y))
        y += size.height + (verticalSpacing ?? 8)
        start = index
        size = next
      }
    }
    rows.append(Row(indices: start..<subviews.endIndex, size: size, y: y))
    return rows
  }
}

// MARK: - Convenience

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct FlowStack<Content: View>: View {
  private let layout: FlowLayout
  private let content: Content

  public init(
    alignment: HorizontalAlignment = .leading,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = FlowLayout(
      alignment: alignment, horizontalSpacing: spacing, verticalSpacing: spacing)
    self.content = content()
  }

  public var body: some View {
    layout { content }
  }
}

// MARK: - Preview

#Preview("Words", traits: .sizeThatFitsLayout) {
  FlowStack(spacing: 6) {
    ForEach(["a", "few", "words", "to", "wrap"], id: \.self) { word in
      Text(word)
        .padding(.horizontal, 8)
        .background(.thinMaterial, in: .capsule)
    }
  }
  .frame(width: 200)
}
