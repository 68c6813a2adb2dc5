/// Room in a `JSONWriter`, in which tokens are put one after the other; whoever asks for it says how much there must be.
package struct JSONRoom {
    /// A number, or a word of up to 24 letters in quotes, and the comma before it take no more bytes than this.
    package static let longestNumber = 27

    var next: UnsafeMutablePointer<UInt8>
    /// Whether the next value needs a comma before it.
    var needsComma: Bool

    // MARK: Values

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
            var text = shortestDecimal(value)
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

    mutating func separate() { if needsComma { put(UInt8(ascii: ",")) } }

    mutating func open(_ bracket: UInt8) {
        separate()
        put(bracket)
        needsComma = false
    }

    mutating func close(_ bracket: UInt8) {
        put(bracket)
        needsComma = true
    }

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

    private mutating func put(_ byte: UInt8) {
        next.pointee = byte
        next += 1
    }

    private mutating func put(digit: UInt) { put(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit)) }

    private mutating func put(digitsOf value: UInt) {
        if value < 10 { return put(digit: value) }
        if value >= 100 { put(digitsOf: value / 100) }
        let pair = value % 100
        put(digit: pair / 10)
        put(digit: pair % 10)
    }

    private mutating func put(_ decimal: ShortDecimal) {
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
private struct ShortDecimal {
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
            let scaled = (magnitude * scale).rounded()
            guard scaled < 1e15 else { return nil }
            // Both are exact, so their quotient is the double nearest to the decimal.
            guard scaled / scale == magnitude, scaled > 0 else { continue }
            digits = UInt(scaled)
            self.scale = UInt(scale)
            isNegative = value < 0
            if digits % 10 == 0 { return nil }
            return
        }
        return nil
    }
}
