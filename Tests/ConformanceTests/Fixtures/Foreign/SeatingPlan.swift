import SwiftUI
import Charts

/// Seats in rows around a stage.
struct SeatingLayout: Layout {
  var innerRadius: CGFloat
  var rowDepth: CGFloat
  var opening: Angle
  var seatsInFirstRow: Int

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let rows = rowCount(for: subviews.count)
    let radius = innerRadius + rowDepth * CGFloat(rows)
    return CGSize(width: radius * 2, height: radius)
  }

  private func rowCount(for seats: Int) -> Int {
    var (rows, left) = (0, seats)
    while left > 0 {
      left -= seatsInFirstRow + rows * 2
      rows += 1
    }
    return rows
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var index = 0
    var row = 0
    while index < subviews.count {
      let seats = min(seatsInFirstRow + row * 2, subviews.count - index)
      let radius = innerRadius + rowDepth * (CGFloat(row) + 0.5)
      for seat in 0..<seats {
        let share = seats > 1 ? Double(seat) / Double(seats - 1) : 0.5
        let angle = Double.pi / 2 + opening.radians * (share - 0.5)
        subviews[index + seat].place(
          at: CGPoint(
            x: bounds.midX + radius * CGFloat(cos(angle)),
            y: bounds.minY + radius * CGFloat(sin(angle))),
          anchor: .center, proposal: ProposedViewSize(width: rowDepth / 2, height: rowDepth / 2))
      }
      index += seats
      row += 1
    }
  }
}

struct SalesChart: View {
  let sales: [Int]

  var body: some View {
    Chart(sales.indices, id: \.self) { index in
      BarMark(x: .value("Day", index), y: .value("Sales", sales[index]))
    }
  }
}

struct SeatingPlan: View {
  @State private var taken: Set<Int> = []

  var body: some View {
    SeatingLayout(innerRadius: 60, rowDepth: 30, opening: .degrees(160), seatsInFirstRow: 6) {
      ForEach(0..<24) { seat in
        Image(systemName: taken.contains(seat) ? "chair.fill" : "chair")
          .onTapGesture { taken.formSymmetricDifference([seat]) }
      }
    }
  }
}
