/// Why some bytes are not the JSON that was expected.
package struct JSONError: Error, Equatable, CustomStringConvertible {
    package let reason: String
    /// The byte at which reading stopped, from 0.
    package let offset: Int

    package var description: String { "\(reason) at byte \(offset)" }
}

/// Reads JSON text into values.
///
/// Written here because stored arrays hold `9e999` for infinity, which Foundation refuses, and because hostile input
/// must be bounded: nesting deeper than 128 is an error, never a stack overflow.
package struct JSONReader {
    private static let maximumDepth = 128

    let bytes: UnsafeBufferPointer<UInt8>
    var index = 0

    /// The value that `bytes` hold, and nothing after it but white space.
    package static func read(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
        try reading(bytes) { reader throws(JSONError) in try reader.value(depth: 0) }
    }

    /// As `read`, of an array whose elements `parse` consumes one by one.
    package static func read(
        _ bytes: [UInt8], elements parse: (inout JSONReader) throws(JSONError) -> Void
    ) throws(JSONError) {
        try reading(bytes) { reader throws(JSONError) in try reader.elements(parse) }
    }

    package static func read(_ text: String) throws(JSONError) -> JSONValue { try read(Array(text.utf8)) }

    private static func reading<Value>(
        _ bytes: [UInt8], _ parse: (inout JSONReader) throws(JSONError) -> Value
    ) throws(JSONError) -> Value {
        try bytes.withUnsafeBufferPointer { bytes throws(JSONError) in
            var reader = JSONReader(bytes: bytes)
            reader.skipWhiteSpace()
            let value = try parse(&reader)
            try reader.end()
            return value
        }
    }

    init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// Makes sure that nothing follows but white space.
    mutating func end() throws(JSONError) {
        skipWhiteSpace()
        guard index == bytes.count else { throw error("text after the end of the value") }
    }

    func error(_ reason: String) -> JSONError { JSONError(reason: reason, offset: index) }

    var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

    mutating func skipWhiteSpace() {
        while index < bytes.count {
            switch bytes[index] {
            case 0x20, 0x09, 0x0A, 0x0D: index += 1
            default: return
            }
        }
    }

    mutating func value(depth: Int) throws(JSONError) -> JSONValue {
        guard depth < Self.maximumDepth else { throw error("nesting deeper than \(Self.maximumDepth)") }
        guard let first = byte else { throw error("the text ends where a value should stand") }
        switch first {
        case UInt8(ascii: "{"): return try object(depth: depth)
        case UInt8(ascii: "["): return try array(depth: depth)
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"):
            try word("true")
            return .bool(true)
        case UInt8(ascii: "f"):
            try word("false")
            return .bool(false)
        case UInt8(ascii: "n"):
            try word("null")
            return .null
        default: return .number(try number())
        }
    }

    private mutating func word(_ word: StaticString) throws(JSONError) {
        for expected in word.description.utf8 {
            guard byte == expected else { throw error("no JSON value") }
            index += 1
        }
    }

    private mutating func object(depth: Int) throws(JSONError) -> JSONValue {
        var values: [(key: String, value: JSONValue)] = []
        try members { key, reader throws(JSONError) in values.append((key, try reader.value(depth: depth + 1))) }
        return .object(values)
    }

    private mutating func array(depth: Int) throws(JSONError) -> JSONValue {
        var values: [JSONValue] = []
        try elements { reader throws(JSONError) in values.append(try reader.value(depth: depth + 1)) }
        return .array(values)
    }

    /// Consumes an object; `body` consumes the value of each member.
    private mutating func members(_ body: (String, inout JSONReader) throws(JSONError) -> Void) throws(JSONError) {
        index += 1
        skipWhiteSpace()
        if byte == UInt8(ascii: "}") {
            index += 1
            return
        }
        while true {
            skipWhiteSpace()
            guard byte == UInt8(ascii: "\"") else { throw error("a member without a name in quotes") }
            let name = try string()
            skipWhiteSpace()
            guard byte == UInt8(ascii: ":") else { throw error("a member without a colon") }
            index += 1
            skipWhiteSpace()
            try body(name, &self)
            skipWhiteSpace()
            guard try another(before: UInt8(ascii: "}"), of: "an object") else { return }
        }
    }

    /// Consumes an array; `body` consumes each element. Anything but an array is an error.
    package mutating func elements(_ body: (inout JSONReader) throws(JSONError) -> Void) throws(JSONError) {
        guard byte == UInt8(ascii: "[") else { throw error("no array") }
        guard beginsArray() else { return }
        repeat {
            skipWhiteSpace()
            try body(&self)
        } while try anotherElement()
    }

    /// Consumes the bracket that opens an array, at which the reader stands, and of an empty one (false) the other, too.
    @inline(__always)
    mutating func beginsArray() -> Bool {
        index += 1
        skipWhiteSpace()
        guard byte == UInt8(ascii: "]") else { return true }
        index += 1
        return false
    }

    /// Consumes a comma (true) or the bracket that closes an array (false).
    @inline(__always)
    mutating func anotherElement() throws(JSONError) -> Bool {
        // What we write ourselves has no white space.
        if byte == UInt8(ascii: ",") {
            index += 1
            return true
        }
        skipWhiteSpace()
        return try another(before: UInt8(ascii: "]"), of: "an array")
    }

    /// Whether an array begins here.
    package var isAtArray: Bool { byte == UInt8(ascii: "[") }

    /// Consumes the number that stands here; nil, and nothing is consumed, where none does.
    package mutating func nextNumber() throws(JSONError) -> Double? {
        guard let byte, byte == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else {
            return nil
        }
        return try number()
    }

    /// Consumes the value that stands here.
    package mutating func next() throws(JSONError) -> JSONValue { try value(depth: Self.maximumDepth / 2) }

    /// Consumes a comma (true) or the closing bracket (false).
    private mutating func another(before end: UInt8, of what: String) throws(JSONError) -> Bool {
        switch byte {
        case UInt8(ascii: ","):
            index += 1
            return true
        case end:
            index += 1
            return false
        case nil: throw error("\(what) that is not closed")
        default: throw error("\(what) without a comma between two entries, or not closed")
        }
    }

    mutating func number() throws(JSONError) -> Double {
        let start = index
        var digits = 0
        var mantissa = 0
        while let next = byte, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next), digits < 15 {
            mantissa = mantissa * 10 + Int(next - UInt8(ascii: "0"))
            digits += 1
            index += 1
        }
        // Whole numbers are most of what is stored.
        if digits > 0, byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]") { return Double(mantissa) }
        index = start
        return try decimal()
    }

    private mutating func decimal() throws(JSONError) -> Double {
        let start = index
        var digits = 0
        var mantissa = 0
        var point: Int?
        var isPlain = true
        scan: while let next = byte {
            switch next {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                digits += 1
                if digits < 16 { mantissa = mantissa * 10 + Int(next - UInt8(ascii: "0")) }
            case UInt8(ascii: "."):
                isPlain = isPlain && point == nil
                point = digits
            case UInt8(ascii: "-"): isPlain = isPlain && index == start
            case UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"): isPlain = false
            default: break scan
            }
            index += 1
        }
        // Up to 15 digits and a power of ten up to 22 are exact, and so their quotient is the nearest double: what is
        // stored needs no decimal parsing.
        if isPlain, digits > 0, digits < 16 {
            let magnitude = Double(mantissa) / Self.powersOfTen[point.map { digits - $0 } ?? 0]
            return bytes[start] == UInt8(ascii: "-") ? -magnitude : magnitude
        }
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        guard digits > 0, let value = Double(text) else { throw error("no JSON value") }
        return value
    }

    private static let powersOfTen: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
    ]

    mutating func string() throws(JSONError) -> String {
        index += 1
        let start = index
        index += plainPrefix(of: UnsafeBufferPointer(rebasing: bytes[start...]))
        if byte == UInt8(ascii: "\"") {
            defer { index += 1 }
            return String(decoding: bytes[start..<index], as: UTF8.self)
        }
        var content = Array(bytes[start..<index])
        while let next = byte {
            index += 1
            switch next {
            case UInt8(ascii: "\""): return String(decoding: content, as: UTF8.self)
            case UInt8(ascii: "\\"): try escape(into: &content)
            case 0..<0x20:
                index -= 1
                throw error("a control character inside a string")
            default: content.append(next)
            }
        }
        throw error("a string that is not closed")
    }

    private mutating func escape(into content: inout [UInt8]) throws(JSONError) {
        guard let kind = byte else { throw error("a string that is not closed") }
        index += 1
        switch kind {
        case UInt8(ascii: "n"): content.append(0x0A)
        case UInt8(ascii: "r"): content.append(0x0D)
        case UInt8(ascii: "t"): content.append(0x09)
        case UInt8(ascii: "b"): content.append(0x08)
        case UInt8(ascii: "f"): content.append(0x0C)
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): content.append(kind)
        case UInt8(ascii: "u"):
            var unit = try hexadecimalUnit()
            if (0xD800..<0xDC00).contains(unit), index + 1 < bytes.count, byte == UInt8(ascii: "\\"),
                bytes[index + 1] == UInt8(ascii: "u")
            {
                let before = index
                index += 2
                let low = try hexadecimalUnit()
                if (0xDC00..<0xE000).contains(low) {
                    unit = 0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00)
                } else {
                    index = before
                }
            }
            // A lone surrogate is no character; it becomes the replacement character, as in String itself.
            let scalar = Unicode.Scalar(unit) ?? "\u{FFFD}"
            content.append(contentsOf: String(Character(scalar)).utf8)
        default: throw error("an unknown escape")
        }
    }

    private mutating func hexadecimalUnit() throws(JSONError) -> UInt32 {
        var unit: UInt32 = 0
        for _ in 0..<4 {
            guard let digit = byte, let value = Character(Unicode.Scalar(digit)).hexDigitValue else {
                throw error("an escape without four hexadecimal digits")
            }
            unit = unit << 4 | UInt32(value)
            index += 1
        }
        return unit
    }
}
