/// Room in a `JSONWriter`, in which tokens are put one after the other; whoever asks for it says how much there must be.
package struct JSONRoom {
    /// A number, or a word of up to 24 letters in quotes, and the comma before it take no more bytes than this.
    package static let longestNumber = 27

    var next: UnsafeMutablePointer<UInt8>
    /// Whether the next value needs a comma before it.
    var needsComma: Bool

    /// A member's name of ours and what belongs to it, or a bracket, take no more bytes than this.
    package static let longestMember = 24

    /// The most bytes a string takes, with its quotes and a comma: six, `\u00XX`, for each of its own.
    package static func most(for text: String) -> Int { text.utf8.count * 6 + 3 }

    // MARK: Values

    package mutating func string(_ value: String) {
        open(UInt8(ascii: "\""))
        var text = value
        text.withUTF8 { utf8 in
            // Nearly every string is plain and is copied whole.
            if plainPrefix(of: utf8) == utf8.count { copy(utf8) } else { for byte in utf8 { escape(byte) } }
        }
        close(UInt8(ascii: "\""))
    }

    package mutating func string(_ value: String?) {
        if let value { string(value) } else { literal("null") }
    }

    /// A member whose name is ours: it is known to need no escapes.
    package mutating func member(_ name: StaticString) {
        word(name)
        put(UInt8(ascii: ":"))
        needsComma = false
    }

    package mutating func key(_ name: String) {
        string(name)
        put(UInt8(ascii: ":"))
        needsComma = false
    }

    package mutating func bool(_ value: Bool) { literal(value ? "true" : "false") }
    package mutating func beginObject() { open(UInt8(ascii: "{")) }
    package mutating func endObject() { close(UInt8(ascii: "}")) }

    package mutating func int(_ value: Int) {
        separate()
        if value < 0 { put(UInt8(ascii: "-")) }
        put(digitsOf: value.magnitude)
        needsComma = true
    }

    /// As `JSONWriter.number`.
    package mutating func number(_ value: Double) {
        // Most lengths are small whole numbers.
        if let whole = Int32(exactly: value) { return int(Int(whole)) }
        if value.isNaN { return word("nan") }
        if value.isInfinite { return word(value < 0 ? "-inf" : "inf") }
        separate()
        if let decimal = ShortDecimal(value) {
            put(decimal)
        } else {
            var text = longDecimal(value)
            text.withUTF8 { copy($0) }
        }
        needsComma = true
    }

    /// As `JSONWriter.length`.
    package mutating func length(_ value: Double?) {
        if let value { number(value) } else { word("nil") }
    }

    /// A string of ours that is known to need no escapes.
    package mutating func word(_ word: StaticString) {
        open(UInt8(ascii: "\""))
        copy(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
        close(UInt8(ascii: "\""))
    }

    /// A JSON value of ours, as it is written.
    package mutating func literal(_ text: StaticString) {
        separate()
        copy(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
        needsComma = true
    }

    // MARK: Bytes

    @inline(__always)
    mutating func separate() { if needsComma { put(UInt8(ascii: ",")) } }

    @inline(__always)
    mutating func open(_ bracket: UInt8) {
        separate()
        put(bracket)
        needsComma = false
    }

    @inline(__always)
    mutating func close(_ bracket: UInt8) {
        put(bracket)
        needsComma = true
    }

    @inline(__always)
    mutating func copy(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let start = bytes.baseAddress else { return }
        next.update(from: start, count: bytes.count)
        next += bytes.count
    }

    mutating func escape(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): escape(as: byte)
        case UInt8(ascii: "\n"): escape(as: UInt8(ascii: "n"))
        case UInt8(ascii: "\r"): escape(as: UInt8(ascii: "r"))
        case UInt8(ascii: "\t"): escape(as: UInt8(ascii: "t"))
        case 0..<0x20, 0x7F:
            escape(as: UInt8(ascii: "u"))
            for digit in [0, 0, byte >> 4, byte & 15] {
                put(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
            }
        default: put(byte)
        }
    }

    private mutating func escape(as letter: UInt8) {
        put(UInt8(ascii: "\\"))
        put(letter)
    }

    @inline(__always)
    private mutating func put(_ byte: UInt8) {
        next.pointee = byte
        next += 1
    }

    @inline(__always)
    private mutating func put(digit: UInt) { put(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit)) }

    private mutating func put(digitsOf value: UInt) {
        if value < 10 { return put(digit: value) }
        if value < 100 { return put(pair: value) }
        let rest = value / 100
        put(digitsOf: rest)
        put(pair: value - rest * 100)
    }

    @inline(__always)
    private mutating func put(pair value: UInt) {
        let tens = value / 10
        put(digit: tens)
        put(digit: value - tens * 10)
    }

    mutating func put(_ decimal: ShortDecimal) {
        if decimal.isNegative { put(UInt8(ascii: "-")) }
        let (whole, fraction) = decimal.digits.quotientAndRemainder(dividingBy: decimal.scale)
        put(digitsOf: whole)
        put(UInt8(ascii: "."))
        var place = decimal.scale / 10
        while place > fraction {
            put(UInt8(ascii: "0"))
            place /= 10
        }
        put(digitsOf: fraction)
    }
}

/// A number with one to four places after the point and at most 15 digits. Two decimals of up to 15 digits are never the
/// same double, so this is the shortest one; finding it takes a few instructions where the general search takes hundreds.
struct ShortDecimal {
    var digits: UInt
    /// 10 to the number of places.
    var scale: UInt
    var isNegative: Bool

    /// Nil when the number is no such decimal, or is a whole number.
    init?(_ value: Double) {
        let magnitude = value.magnitude
        var scale = 1.0
        for _ in 0..<4 {
            scale *= 10
            let product = magnitude * scale
            guard product < 1e15 else { return nil }
            // The nearest whole number: below 1e15 the half is exact, and rounding would be a call.
            let scaled = Double(Int64(product + 0.5))
            // Both are exact, so their quotient is the double nearest to the decimal.
            guard scaled / scale == magnitude, scaled > 0 else { continue }
            digits = UInt(bitPattern: Int(scaled))
            self.scale = UInt(bitPattern: Int(scale))
            isNegative = value < 0
            if digits % 10 == 0 { return nil }
            return
        }
        return nil
    }
}

/// How many bytes at the start need no escape: no control characters, quotes or backslashes. Eight are looked at at a
/// time; a string is longer than that on average.
package func plainPrefix(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs: UInt64 = 0x8080_8080_8080_8080
    var index = 0
    while index + 8 <= bytes.count {
        let eight = UnsafeRawPointer(bytes.baseAddress! + index).loadUnaligned(as: UInt64.self)
        // A byte's highest bit is set where it is below the bound; only bytes of 0x80 and above could feign it.
        let control = (eight &- ones &* 0x20) & ~eight
        let quote = eight ^ (ones &* 0x22)
        let backslash = eight ^ (ones &* 0x5C)
        let delete = eight ^ (ones &* 0x7F)
        let equal = ((quote &- ones) & ~quote) | ((backslash &- ones) & ~backslash) | ((delete &- ones) & ~delete)
        guard (control | equal) & highs == 0 else { break }
        index += 8
    }
    while index < bytes.count {
        let byte = bytes[index]
        guard byte >= 0x20, byte != 0x22, byte != 0x5C, byte != 0x7F else { break }
        index += 1
    }
    return index
}
