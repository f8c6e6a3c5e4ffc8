import SwiftUI

protocol GridMetrics {
  static var columns: Int { get }
  static var spacing: CGFloat { get }
}

enum PhoneMetrics: GridMetrics {
  static let columns = 3
  static let spacing: CGFloat = 12
}

struct MetricsGrid<Metrics: GridMetrics>: Layout {
  init(metrics: Metrics.Type = Metrics.self) {}

  private func side(_ subviews: Subviews, _ width: CGFloat?) -> CGFloat {
    let ideal =
      subviews.map { view -> CGFloat in
        let size = view.sizeThatFits(.unspecified)
        return max(size.width, size.height)
      }.max() ?? 0
    guard let width, width.isFinite else { return ideal }
    let free = width - Metrics.spacing * CGFloat(Metrics.columns - 1)
    return max(free / CGFloat(Metrics.columns), 0)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let side = side(subviews, proposal.width)
    func length(_ count: Int) -> CGFloat {
      count == 0 ? 0 : side * CGFloat(count) + Metrics.spacing * CGFloat(count - 1)
    }
    let rows = (subviews.count + Metrics.columns - 1) / Metrics.columns
    return CGSize(width: subviews.isEmpty ? 0 : length(Metrics.columns), height: length(rows))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let side = side(subviews, bounds.width)
    for (index, subview) in subviews.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: Metrics.columns)
      subview.place(
        at: CGPoint(
          x: bounds.minX + (side + Metrics.spacing) * CGFloat(column),
          y: bounds.minY + (side + Metrics.spacing) * CGFloat(row)),
        proposal: ProposedViewSize(width: side, height: side))
    }
  }
}

struct NumberPad: View {
  let onInput: @MainActor (Int) -> Void
  @State private var pressed: Int?

  var body: some View {
    Grid(horizontalSpacing: 8, verticalSpacing: 8) {
      GridRow {
        Text("PIN").gridCellColumns(3).gridColumnAlignment(.center)
      }
      Divider().gridCellUnsizedAxes(.horizontal)
      GridRow {
        MetricsGrid(metrics: PhoneMetrics.self) {
          ForEach([1, 2, 3, 4, 5, 6, 7, 8, 9, nil, 0], id: \.self) { digit in
            if let digit {
              button(digit)
            } else {
              Color.clear
            }
          }
        }
        .gridCellColumns(3)
      }
    }
  }

  private func button(_ digit: Int) -> some View {
    Text("\(digit)")
      .font(.system(.largeTitle, design: .rounded, weight: .light))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Circle().fill(.fill))
      .opacity(pressed == digit ? 0.5 : 1)
      .onLongPressGesture(minimumDuration: .infinity) {
      } onPressingChanged: { isPressed in
        pressed = isPressed ? digit : nil
        if isPressed { onInput(digit) }
      }
  }
}

#Preview("Pad") {
  NumberPad { print($0) }
    .frame(width: 240)
}
