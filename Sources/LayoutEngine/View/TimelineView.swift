public import Foundation

/// When a view changes by itself.
public protocol TimelineSchedule {
    typealias Mode = TimelineScheduleMode
    associatedtype Entries: Sequence where Entries.Element == Date
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a schedule is followed.
public enum TimelineScheduleMode: Sendable { case normal, lowFrequency }

/// Content that changes by a schedule. It is laid out once, at the schedule's first entry from 1 January 2001 on, so that a
/// recording does not depend on when it was made.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
    /// The moment that content is made for.
    public struct Context {
        public enum Cadence: Comparable, Sendable { case live, seconds, minutes }

        public let date: Date
        public var cadence: Cadence { .live }
    }

    let schedule: Schedule
    let content: (TimelineViewDefaultContext) -> Content
}

/// The moment that the content of any `TimelineView` is made for.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
    nonisolated public init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        self.init(schedule: schedule, content: content)
    }

    public typealias Body = Never

    public func _build(_ context: BuildContext, into nodes: inout NodeList) {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let date = schedule.entries(from: start, mode: .normal).first { _ in true } ?? start
        content(TimelineViewDefaultContext(date: date))._build(context.entering(.content), into: &nodes)
    }
}

/// In steps from a start, which is taken as 1 January 2001: mostly an author takes it from the clock.
public struct PeriodicTimelineSchedule: TimelineSchedule {
    let interval: TimeInterval

    public init(from startDate: Date, by interval: TimeInterval) { self.interval = interval }

    public func entries(from startDate: Date, mode: Mode) -> [Date] {
        [startDate, startDate.addingTimeInterval(interval)]
    }
}

/// At the beginning of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule {
    public init() {}

    public func entries(from startDate: Date, mode: Mode) -> [Date] { [startDate, startDate.addingTimeInterval(60)] }
}

/// At given moments.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    let dates: Entries

    public init(_ dates: Entries) { self.dates = dates }

    public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// As often as the screen is drawn.
public struct AnimationTimelineSchedule: TimelineSchedule {
    public init(minimumInterval: Double? = nil, paused: Bool = false) {}

    public func entries(from startDate: Date, mode: Mode) -> [Date] { [startDate] }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
        Self(from: startDate, by: interval)
    }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    public static var everyMinute: Self { Self() }
}
extension TimelineSchedule {
    public static func explicit<S>(_ dates: S) -> Self where Self == ExplicitTimelineSchedule<S> { Self(dates) }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: Self { Self() }
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self { Self() }
}
