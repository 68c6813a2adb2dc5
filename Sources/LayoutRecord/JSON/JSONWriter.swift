/// Writes JSON as bytes: no white space, members in the order given, shortest decimals, so equal content gives equal
/// bytes on every machine.
package struct JSONWriter: Sendable {
    package private(set) var bytes: [UInt8] = []
    /// Whether the next value needs a comma before it.
    private var needsComma = false

    package init() {}

    package var text: String { String(decoding: bytes, as: UTF8.self) }

    package mutating func beginObject() { open("{") }
    package mutating func endObject() { close("}") }
    package mutating func beginArray() { open("[") }
    package mutating func endArray() { close("]") }

    package mutating func key(_ name: String) {
        separate()
        quote(name)
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    /// A member whose name is ours: it is known to need no escapes, and is copied as it is.
    package mutating func member(_ name: StaticString) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        bytes.append(contentsOf: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    package mutating func null() { literal("null") }
    package mutating func bool(_ value: Bool) { literal(value ? "true" : "false") }
    package mutating func int(_ value: Int) {
        separate()
        appendInteger(value)
        needsComma = true
    }

    /// A finite number in its shortest decimal form; infinity and NaN, for which JSON has no number, as the strings
    /// `"inf"`, `"-inf"` and `"nan"`. Negative zero is written as zero: the two are one length.
    package mutating func number(_ value: Double) {
        separate()
        appendNumber(value)
        needsComma = true
    }

    /// A length: a number, or `"nil"` for an unspecified one.
    package mutating func length(_ value: Double?) {
        if let value { number(value) } else { word("nil") }
    }

    /// A string of ours that is known to need no escapes.
    package mutating func word(_ word: StaticString) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        bytes.append(contentsOf: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
        bytes.append(UInt8(ascii: "\""))
        needsComma = true
    }

    package mutating func string(_ value: String) {
        separate()
        quote(value)
        needsComma = true
    }

    package mutating func value(_ value: JSONValue) {
        switch value {
        case .null: null()
        case .bool(let flag): bool(flag)
        case .number(let number): self.number(number)
        case .string(let text): string(text)
        case .array(let elements):
            beginArray()
            for element in elements { self.value(element) }
            endArray()
        case .object(let members):
            beginObject()
            for member in members {
                key(member.key)
                self.value(member.value)
            }
            endObject()
        }
    }

    /// Bytes that are one JSON value already.
    package mutating func raw(_ encoded: [UInt8]) {
        separate()
        bytes.append(contentsOf: encoded)
        needsComma = true
    }

    package mutating func newline() {
        bytes.append(UInt8(ascii: "\n"))
        needsComma = false
    }

    private mutating func separate() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
    }

    private mutating func open(_ bracket: Unicode.Scalar) {
        separate()
        bytes.append(UInt8(ascii: bracket))
        needsComma = false
    }

    private mutating func close(_ bracket: Unicode.Scalar) {
        bytes.append(UInt8(ascii: bracket))
        needsComma = true
    }

    private mutating func literal(_ text: StaticString) {
        separate()
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
        needsComma = true
    }

    private mutating func appendNumber(_ value: Double) {
        if value.isNaN {
            bytes.append(contentsOf: "\"nan\"".utf8)
        } else if value.isInfinite {
            bytes.append(contentsOf: (value < 0 ? "\"-inf\"" : "\"inf\"").utf8)
        } else if let whole = Int32(exactly: value) {
            // Most lengths are small whole numbers, and an integer prints several times faster than a double.
            appendInteger(Int(whole))
        } else {
            bytes.append(contentsOf: shortestDecimal(value).utf8)
        }
    }

    /// Digit by digit: making a string of each integer took a tenth of the time of writing a recording.
    private mutating func appendInteger(_ value: Int) {
        if value < 0 { bytes.append(UInt8(ascii: "-")) }
        appendDigits(of: value.magnitude)
    }

    private mutating func appendDigits(of value: UInt) {
        if value >= 10 { appendDigits(of: value / 10) }
        bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value % 10))
    }

    private mutating func quote(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        var text = text
        let isPlain = text.withUTF8 { utf8 in
            let isPlain = !utf8.contains { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C || $0 == 0x7F }
            // Nearly every string is plain, and is copied whole.
            if isPlain { bytes.append(contentsOf: utf8) }
            return isPlain
        }
        if !isPlain { escape(text) }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func escape(_ text: String) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""): bytes.append(contentsOf: "\\\"".utf8)
            case UInt8(ascii: "\\"): bytes.append(contentsOf: "\\\\".utf8)
            case UInt8(ascii: "\n"): bytes.append(contentsOf: "\\n".utf8)
            case UInt8(ascii: "\r"): bytes.append(contentsOf: "\\r".utf8)
            case UInt8(ascii: "\t"): bytes.append(contentsOf: "\\t".utf8)
            case 0..<0x20, 0x7F:
                let digits = Array("0123456789abcdef".utf8)
                bytes.append(contentsOf: "\\u00".utf8)
                bytes.append(digits[Int(byte >> 4)])
                bytes.append(digits[Int(byte & 15)])
            default: bytes.append(byte)
            }
        }
    }
}

/// The shortest decimal that reads back as the same number, without a trailing `.0`; `inf`, `-inf` and `nan` as words.
package func shortestDecimal(_ value: Double) -> String {
    if value == 0 { return "0" }
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
