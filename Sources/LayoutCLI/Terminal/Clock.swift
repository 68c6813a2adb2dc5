import Glibc

/// The time, in the two forms that the program needs.
package enum Clock {
    /// Now, in UTC by ISO 8601, whatever the time zone.
    package static var timestamp: String { timestamp(daysAgo: 0) }

    package static func timestamp(daysAgo days: Int) -> String {
        var now = time(nil) - days * 86_400
        var parts = tm()
        gmtime_r(&now, &parts)
        func padded(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(parts.tm_year + 1900)-\(padded(parts.tm_mon + 1))-\(padded(parts.tm_mday))"
            + "T\(padded(parts.tm_hour)):\(padded(parts.tm_min)):\(padded(parts.tm_sec))Z"
    }

    /// Seconds from a fixed point that never moves backward.
    package static var seconds: Double {
        var now = timespec()
        clock_gettime(CLOCK_MONOTONIC, &now)
        return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
    }
}
