/// A view that is made anew as time goes by: it is laid out for one moment.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// What is known of the moment.
  public struct Context {
    /// How often the view is made anew.
    public enum Cadence: Comparable, Sendable {
      /// Kinds of pace.
      case live, seconds, minutes
    }

    /// The moment: the reference date, so that layouts are the same every time.
    public let date: Date

    /// How often the view is made anew.
    public var cadence: Cadence { .live }
  }

  private let content: (TimelineViewDefaultContext) -> Content
}

extension TimelineView: View, _PrimitiveView, _ComposedView where Content: View {
  /// Creates a view.
  nonisolated public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) { self.content = content }

  /// The view at one moment.
  nonisolated public var _composition: some View {
    content(TimelineViewDefaultContext(date: Date(timeIntervalSinceReferenceDate: 0)))
  }
}

/// What is known of the moment.
public typealias TimelineViewDefaultContext =
  TimelineView<EveryMinuteTimelineSchedule, Never>.Context

/// When a view is made anew.
public protocol TimelineSchedule {}

/// Every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates the schedule.
  public init() {}
}

/// With every frame.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates the schedule.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}

/// After equal times.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates the schedule.
  public init(from startDate: Date, by interval: TimeInterval) {}
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// Every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// With every frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// With every frame.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule { AnimationTimelineSchedule() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// After equal times.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule { PeriodicTimelineSchedule(from: startDate, by: interval) }
}
