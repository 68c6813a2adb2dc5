public import Foundation

/// How dates are written in texts. A recording depends on no clock, time zone or locale: dates are written for en_US and GMT,
/// and what a text counts from now on stands where it begins.
package enum TextDates {
    static let locale = Locale(identifier: "en_US")
    static let iso = Date.ISO8601FormatStyle()

    static var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        calendar.timeZone = .gmt
        return calendar
    }

    /// A format that answers alike on every machine.
    static func fixed<F: FormatStyle>(_ format: F) -> F {
        let format = format.locale(locale)
        guard var dates = format as? Date.FormatStyle else { return format }
        dates.timeZone = .gmt
        dates.calendar = calendar
        return dates as? F ?? format
    }

    private static func format(_ date: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle)
        -> Date.FormatStyle
    {
        fixed(Date.FormatStyle(date: date, time: time))
    }

    static func string(_ date: Date, _ style: Text.DateStyle) -> String {
        switch style {
        case .date: format(.long, .omitted).format(date)
        case .time: format(.omitted, .shortened).format(date)
        case .relative: "0 sec"
        case .offset: "+0 seconds"
        case .timer: "0:00"
        }
    }

    static func string(_ dates: ClosedRange<Date>) -> String {
        let time = format(.omitted, .shortened)
        return time.format(dates.lowerBound) + " – " + time.format(dates.upperBound)
    }

    /// A timer at the beginning of its interval: `1:00:00`, `4:05`.
    static func timer(_ interval: ClosedRange<Date>, countsDown: Bool) -> String {
        guard countsDown else { return "0:00" }
        let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
        let seconds = Int(min(max(length, 0), 1e9))
        func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let rest = twoDigits(seconds % 60)
        return seconds < 3600
            ? "\(seconds / 60):\(rest)" : "\(seconds / 3600):\(twoDigits(seconds / 60 % 60)):\(rest)"
    }
}

extension Text {
    /// How a date is written.
    public enum DateStyle: Equatable, Codable, Sendable { case time, date, relative, offset, timer }

    /// A date. What counts from now on (`relative`, `offset`, `timer`) stands at nothing.
    public init(_ date: Date, style: DateStyle) { self.init(verbatim: TextDates.string(date, style)) }
    public init(_ dates: ClosedRange<Date>) { self.init(verbatim: TextDates.string(dates)) }
    public init(_ interval: DateInterval) { self.init(verbatim: TextDates.string(interval.start...interval.end)) }

    /// A timer, at the beginning of its interval.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) { self.init(verbatim: TextDates.timer(timerInterval, countsDown: countsDown)) }
}
