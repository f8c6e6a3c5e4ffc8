import SwiftUI

/// The keys of a keyboard in rows; a key can be wider than one unit.
struct KeyboardLayout: Layout {
  let rows: [Int]
  var keySpacing = CGSize(width: 6, height: 10)

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [[Int]]
  ) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 216))
    return CGSize(width: min(size.width, 800), height: min(size.height, 400))
  }

  func makeCache(subviews: Subviews) -> [[Int]] {
    var start = 0
    var result: [[Int]] = []
    for count in rows where start < subviews.count {
      let end = min(start + count, subviews.count)
      result.append(Array(start..<end))
      start = end
    }
    if start < subviews.count { result.append(Array(start..<subviews.count)) }
    return result
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [[Int]]
  ) {
    let rowCount = CGFloat(max(cache.count, 1))
    let height = max((bounds.height - keySpacing.height * (rowCount - 1)) / rowCount, 0)
    for (rowIndex, row) in cache.enumerated() {
      let units = row.reduce(0) { $0 + subviews[$1][KeyWidth.self] }
      let unit = max(
        (bounds.width - keySpacing.width * CGFloat(row.count - 1)) / max(units, 1), 0)
      var x = bounds.minX
      for index in row {
        let width = unit * subviews[index][KeyWidth.self]
        subviews[index].place(
          at: CGPoint(x: x, y: bounds.minY + CGFloat(rowIndex) * (height + keySpacing.height)),
          proposal: ProposedViewSize(width: width, height: height))
        x += width + keySpacing.width
      }
    }
  }
}

private struct KeyWidth: LayoutValueKey { static let defaultValue: CGFloat = 1 }

struct Key: View {
  let title: String
  var width: CGFloat = 1
  let action: (String) -> Void

  var body: some View {
    Button(title) { action(title) }
      .buttonStyle(KeyStyle())
      .layoutValue(key: KeyWidth.self, value: width)
      .keyboardShortcut(KeyEquivalent(title.first ?? " "), modifiers: [])
  }
}

private struct KeyStyle: PrimitiveButtonStyle {
  @GestureState private var isPressed = false

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(
        Color(isPressed ? .systemGray3 : .systemGray6), in: .rect(cornerRadius: 6)
      )
      .shadow(radius: 0, y: 1)
      .gesture(
        DragGesture(minimumDistance: 0)
          .updating($isPressed) { _, pressed, _ in pressed = true }
          .onEnded { _ in configuration.trigger() })
  }
}

struct Keyboard: View {
  @Binding var text: String
  private static let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]

  var body: some View {
    KeyboardLayout(rows: Self.rows.map(\.count) + [1]) {
      ForEach(Self.rows, id: \.self) { row in
        ForEach(row.map(String.init), id: \.self) { key in
          Key(title: key) { text += $0 }
        }
      }
      Key(title: "space", width: 5) { _ in text.append(" ") }
    }
    .onKeyPress(.delete) {
      guard !text.isEmpty else { return .ignored }
      text.removeLast()
      return .handled
    }
    .focusable()
  }
}

#Preview { Keyboard(text: .constant("")) }
