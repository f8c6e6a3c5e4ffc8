import SwiftUI

/// Places events of a day by their start and duration.
struct TimelineLayout: Layout {
  var hourHeight: CGFloat = 60
  var range: ClosedRange<Int> = 8...18

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    CGSize(
      width: proposal.width ?? subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0,
      height: hourHeight * CGFloat(range.count)
    )
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      let slot = subview[Slot.self]
      let start = CGFloat(slot.start - Double(range.lowerBound)) * hourHeight
      subview.place(
        at: CGPoint(x: bounds.minX, y: bounds.minY + start),
        proposal: .init(width: bounds.width, height: CGFloat(slot.duration) * hourHeight))
    }
  }

  struct Slot: LayoutValueKey, Equatable {
    static let defaultValue = Slot(start: 8, duration: 1)
    var start: Double
    var duration: Double
  }
}

extension View {
  func slot(start: Double, duration: Double) -> some View {
    layoutValue(key: TimelineLayout.Slot.self, value: .init(start: start, duration: duration))
  }
}

@Observable
final class Agenda {
  struct Event: Identifiable, Codable {
    var id = UUID()
    var title: String
    var start: Double
    var duration: Double
  }

  var events: [Event] = []
  var day = Date.now

  @MainActor
  func load() async throws {
    try await Task.sleep(for: .milliseconds(1))
    events = [Event(title: "Stand-up", start: 9, duration: 0.5)]
  }
}

struct DayView: View {
  @State private var agenda = Agenda()
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale

  private static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = .medium
    return formatter
  }()

  var body: some View {
    TimelineView(.everyMinute) { context in
      ScrollViewReader { proxy in
        ScrollView {
          ZStack(alignment: .topLeading) {
            TimelineLayout {
              ForEach(agenda.events) { event in
                RoundedRectangle(cornerRadius: 4)
                  .fill(.blue.opacity(0.3))
                  .overlay(alignment: .topLeading) {
                    Text(event.title).font(.caption).padding(4)
                  }
                  .slot(start: event.start, duration: event.duration)
                  .id(event.id)
              }
            }
            Rectangle()
              .fill(.red)
              .frame(height: 1)
              .offset(y: CGFloat(calendar.component(.minute, from: context.date)))
          }
        }
        .task { try? await agenda.load() }
        .onChange(of: agenda.events.count) { _, _ in
          proxy.scrollTo(agenda.events.first?.id, anchor: .top)
        }
        .safeAreaInset(edge: .top) {
          DatePicker("Day", selection: $agenda.day, displayedComponents: .date)
            .datePickerStyle(.compact)
            .padding(.horizontal)
        }
      }
    }
    .environment(agenda)
    .refreshable { try? await agenda.load() }
  }
}

#Preview { DayView() }
