import SwiftUI

/// The days of a month in weeks of seven columns.
struct CalendarLayout: Layout {
  var firstWeekday: Int
  var spacing: CGFloat = 2
  var cellRatio: CGFloat = 1

  private func cell(in width: CGFloat) -> CGSize {
    let side = max((width - spacing * 6) / 7, 0)
    return CGSize(width: side, height: side * cellRatio)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width: CGFloat
    if let proposed = proposal.width, proposed.isFinite {
      width = proposed
    } else {
      width =
        subviews.map { $0.sizeThatFits(.unspecified).width }.max().map {
          $0 * 7 + spacing * 6
        } ?? 0
    }
    let cell = cell(in: width)
    let weeks = Int(ceil(Double(subviews.count + offset) / 7))
    return CGSize(
      width: width,
      height: CGFloat(weeks) * cell.height + CGFloat(max(weeks - 1, 0)) * spacing)
  }

  private var offset: Int { (firstWeekday - 1) % 7 }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let cell = cell(in: bounds.width)
    for index in subviews.indices {
      let position = index + offset
      subviews[index].place(
        at: CGPoint(
          x: bounds.minX + CGFloat(position % 7) * (cell.width + spacing),
          y: bounds.minY + CGFloat(position / 7) * (cell.height + spacing)),
        proposal: ProposedViewSize(cell))
    }
  }
}

struct MonthView: View {
  let month: Date
  @Binding var selection: Date?
  @Environment(\.calendar) var calendar
  @Environment(\.layoutDirection) private var direction
  @State private var page = 0

  private var days: [Date] {
    guard let interval = calendar.dateInterval(of: .month, for: month) else { return [] }
    var days: [Date] = []
    calendar.enumerateDates(
      startingAfter: interval.start, matching: DateComponents(hour: 0), matchingPolicy: .nextTime
    ) { date, _, stop in
      if let date, date < interval.end { days.append(date) } else { stop = true }
    }
    return days
  }

  var body: some View {
    VStack(spacing: 8) {
      Text(month, format: .dateTime.month(.wide).year())
        .font(.headline)
        .frame(maxWidth: .infinity, alignment: .leading)
      CalendarLayout(firstWeekday: calendar.component(.weekday, from: month)) {
        ForEach(days, id: \.timeIntervalSince1970) { day in
          DayCell(day: day, isSelected: selection == day)
            .onTapGesture { selection = day }
        }
      }
      .id(page)
      .transition(.push(from: direction == .leftToRight ? .trailing : .leading))
    }
    .gesture(
      DragGesture().onEnded { value in
        if abs(value.translation.width) > 50 { withAnimation { page += 1 } }
      })
  }
}

private struct DayCell: View, Equatable {
  let day: Date
  let isSelected: Bool

  var body: some View {
    ZStack {
      Circle()
        .fill(isSelected ? AnyShapeStyle(Color.accentColor) : AnyShapeStyle(.quaternary))
        .overlay {
          Circle().strokeBorder(.tint, lineWidth: isSelected ? 0 : 1)
        }
      Text("\(Calendar.current.component(.day, from: day))")
        .minimumScaleFactor(0.5)
        .lineLimit(1)
    }
    .equatableCell()
  }
}

extension View {
  @ViewBuilder
  fileprivate func equatableCell() -> some View {
    if #available(iOS 17.0, *) {
      geometryGroup()
    } else {
      self
    }
  }
}

struct MonthView_Previews: PreviewProvider {
  struct Host: View {
    @State var selection: Date?
    var body: some View { MonthView(month: Date(), selection: $selection) }
  }

  static var previews: some View {
    Host()
      .environment(\.locale, Locale(identifier: "de"))
      .environment(\.calendar, Calendar(identifier: .iso8601))
  }
}
