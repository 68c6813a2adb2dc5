/// What a case's root is offered: two optional lengths in points; nil is unspecified.
package struct Offer: Hashable, Sendable {
    package var width: Double?
    package var height: Double?

    package init(width: Double?, height: Double?) {
        self.width = width
        self.height = height
    }

    /// Nil by nil: the ideal size is asked for.
    package static let ideal = Offer(width: nil, height: nil)

    /// The name used in case ids: `ideal`, else the lengths that are given, such as `w304`, `w304h200`, `wInf`, `wNaN`.
    package var name: String {
        if width == nil, height == nil { return "ideal" }
        return (width.map { "w" + Self.word($0) } ?? "") + (height.map { "h" + Self.word($0) } ?? "")
    }

    /// The offer of a name, nil when the text is none.
    package init?(name: String) {
        self = .ideal
        if name == "ideal" { return }
        var rest = Substring(name)
        // Looking for characters where bytes will do takes ten times as long.
        if rest.utf8.first == UInt8(ascii: "w") {
            let end = rest.utf8.firstIndex(of: UInt8(ascii: "h")) ?? rest.endIndex
            guard let width = Self.length(rest[..<end].dropFirst()) else { return nil }
            self.width = width
            rest = rest[end...]
        }
        if rest.utf8.first == UInt8(ascii: "h") {
            guard let height = Self.length(rest.dropFirst()) else { return nil }
            self.height = height
            rest = ""
        }
        guard rest.isEmpty, self != .ideal else { return nil }
    }

    private static func word(_ length: Double) -> String {
        if length.isNaN { return "NaN" }
        if length.isInfinite { return length < 0 ? "-Inf" : "Inf" }
        return shortestDecimal(length)
    }

    private static func length(_ word: Substring) -> Double? {
        if let number = wholeNumber(word) { return number }
        return switch word {
        case "NaN": .nan
        case "Inf": .infinity
        case "-Inf": -.infinity
        default: word.utf8.allSatisfy(isOfDecimal) ? Double(word) : nil
        }
    }

    /// The number that up to nine digits are: nearly every offer, which the general reader takes ten times as long for.
    private static func wholeNumber(_ word: Substring) -> Double? {
        guard (1...9).contains(word.utf8.count) else { return nil }
        var number = 0
        for byte in word.utf8 {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
            number = number * 10 + Int(byte - UInt8(ascii: "0"))
        }
        return Double(number)
    }

    private static func isOfDecimal(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "e"):
            true
        default: false
        }
    }

    // Two NaN offers are one offer, as everywhere in a comparison.
    package static func == (a: Offer, b: Offer) -> Bool {
        sameLength(a.width, b.width) && sameLength(a.height, b.height)
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Whether two optional lengths are one: equal numbers, or both NaN, or both nil.
package func sameLength(_ a: Double?, _ b: Double?) -> Bool {
    switch (a, b) {
    case (nil, nil): true
    case (let a?, let b?): a == b || (a.isNaN && b.isNaN)
    default: false
    }
}
