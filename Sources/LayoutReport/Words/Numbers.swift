package import LayoutRecord

/// `1 case`, `9,640 cases`.
package func counted(_ number: Int, _ noun: String) -> String { "\(grouped(number)) \(noun)\(number == 1 ? "" : "s")" }

/// A length for reading: at most three decimals. Infinity and NaN are words.
package func points(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return shortestDecimal(value) }
    return shortestDecimal((value * 1_000).rounded() / 1_000)
}

/// An offered length for reading: `nil` when it is unspecified.
package func points(_ value: Double?) -> String { value.map { points($0) } ?? "nil" }

/// Two lengths for reading side by side: in full when rounding would hide that they differ.
package func pair(_ before: Double, _ after: Double) -> (String, String) {
    let shown = (points(before), points(after))
    guard shown.0 == shown.1, before != after, !(before.isNaN && after.isNaN) else { return shown }
    return (shortestDecimal(before), shortestDecimal(after))
}

/// A difference with its sign: `+1`, `-0.5`.
package func signed(_ value: Double) -> String {
    let shown = points(value)
    let text = shown == "0" && value != 0 ? shortestDecimal(value) : shown
    return value > 0 ? "+" + text : text
}

/// `x y w h` of a frame, for a line of text.
package func words(_ frame: Frame?) -> String {
    guard let frame else { return "gone" }
    return "\(points(frame.width))×\(points(frame.height)) at \(points(frame.x)),\(points(frame.y))"
}

/// The value of an input or of an environment's entry; `none` when it is absent.
package func words(_ value: InputValue?) -> String {
    switch value {
    case nil: "none"
    case .number(let number): shortestDecimal(number)
    case .bool(let flag): flag ? "true" : "false"
    case .string(let text): text
    }
}

/// A number of bytes for reading: `3.4 MB`.
package func bytesWords(_ bytes: Int) -> String {
    if bytes < 1_000 { return "\(bytes) bytes" }
    let units = ["kB", "MB", "GB", "TB"]
    var value = Double(bytes) / 1_000
    var unit = 0
    while value >= 999.95, unit < units.count - 1 {
        value /= 1_000
        unit += 1
    }
    return "\(shortestDecimal((value * 10).rounded() / 10)) \(units[unit])"
}

/// The second since 1970 of a stored time, `2026-01-02T03:04:05Z`; nil when it is written otherwise.
package func secondsUTC(_ time: String) -> Int? {
    guard time.hasSuffix("Z") else { return nil }
    let parts = time.dropLast().split { "-T:.".contains($0) }.prefix(6).compactMap { Int($0) }
    guard parts.count == 6, (1...12).contains(parts[1]) else { return nil }
    // Years are counted from March, so that the leap day is a year's last.
    let year = parts[1] > 2 ? parts[0] : parts[0] - 1
    let month = (parts[1] + 9) % 12
    let days = 365 * year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + parts[2] - 1 - 719_468
    return ((days * 24 + parts[3]) * 60 + parts[4]) * 60 + parts[5]
}
