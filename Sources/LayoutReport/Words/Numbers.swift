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
