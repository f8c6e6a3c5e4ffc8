import SwiftUI

/// A table: every column as wide as its widest cell, every row as high as its highest.
public struct TableLayout: Layout {
  public let columns: Int
  public var spacing: CGSize
  public var alignments: [HorizontalAlignment]

  public init(
    columns: Int, spacing: CGSize = CGSize(width: 8, height: 4),
    alignments: [HorizontalAlignment] = []
  ) {
    precondition(columns > 0, "a table has columns")
    self.columns = columns
    self.spacing = spacing
    self.alignments = alignments
  }

  public final class Cache {
    var widths: [CGFloat] = []
    var heights: [CGFloat] = []
    init() {}
  }

  public func makeCache(subviews: Subviews) -> Cache {
    let cache = Cache()
    fill(cache, subviews)
    return cache
  }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  private func fill(_ cache: Cache, _ subviews: Subviews) {
    let rows = (subviews.count + columns - 1) / columns
    cache.widths = Array(repeating: 0, count: min(columns, subviews.count))
    cache.heights = Array(repeating: 0, count: rows)
    for (index, subview) in subviews.enumerated() {
      let size = subview.sizeThatFits(.unspecified)
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      cache.widths[column] = max(cache.widths[column], size.width)
      cache.heights[row] = max(cache.heights[row], size.height)
    }
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    func total(_ lengths: [CGFloat], _ gap: CGFloat) -> CGFloat {
      lengths.isEmpty ? 0 : lengths.reduce(0, +) + gap * CGFloat(lengths.count - 1)
    }
    return CGSize(
      width: total(cache.widths, spacing.width), height: total(cache.heights, spacing.height))
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var y = bounds.minY
    var index = subviews.startIndex
    for height in cache.heights {
      var x = bounds.minX
      for (column, width) in cache.widths.enumerated() where index < subviews.endIndex {
        let alignment = alignments.indices.contains(column) ? alignments[column] : .center
        let anchor: UnitPoint =
          alignment == .leading ? .leading : alignment == .trailing ? .trailing : .center
        subviews[index].place(
          at: CGPoint(x: x + width * anchor.x, y: y + height / 2), anchor: anchor,
          proposal: ProposedViewSize(width: width, height: height))
        x += width + spacing.width
        index = subviews.index(after: index)
      }
      y += height + spacing.height
    }
  }
}

struct InvoiceView: View {
  struct Line: Identifiable, Hashable, Sendable {
    var id: String { name }
    var name: String
    var price: Decimal
  }

  @State private var lines: [Line] = [.init(name: "Tea", price: 2.5)]
  @State private var isShowingAlert = false
  @Environment(\.openURL) private var openURL

  var body: some View {
    Form {
      Section {
        TableLayout(columns: 2, alignments: [.leading, .trailing]) {
          ForEach($lines) { $line in
            TextField("Name", text: $line.name)
            Text(line.price, format: .currency(code: "EUR")).monospacedDigit()
          }
          .onDelete { lines.remove(atOffsets: $0) }
        }
      } header: {
        Text("Invoice").textCase(nil)
      } footer: {
        Text("Total of \(lines.count, specifier: "%d") lines")
      }
      .listRowBackground(Color.clear)
      Link("Terms", destination: URL(string: "https://example.com")!)
      Button("Send") { isShowingAlert = true }
    }
    .formStyle(.grouped)
    .alert("Sent", isPresented: $isShowingAlert) {
      Button("OK", role: .cancel) {}
      Button("Open") { openURL(URL(string: "https://example.com")!) }
    } message: {
      Text("The invoice is on its way.")
    }
  }
}

extension Array {
  fileprivate mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.sorted(by: >) { remove(at: offset) }
  }
}
