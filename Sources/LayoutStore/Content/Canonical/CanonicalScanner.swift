import Glibc
import LayoutRecord

/// Why bytes were not accepted: they are not canonical, or not of a sound recording. Decoding them tells which.
struct NotCanonical: Error {}

/// Moves through canonical bytes token by token, and accepts exactly what the writer of a recording would write again.
/// So nothing has to be decoded and encoded to know that bytes are canonical, and tokens can be stored as they stand.
struct CanonicalScanner {
    typealias Token = UnsafeBufferPointer<UInt8>

    private let start: UnsafePointer<UInt8>
    private let end: UnsafePointer<UInt8>
    private(set) var next: UnsafePointer<UInt8>
    /// Long numbers that were read last.
    private var longNumbers: [Token] = []

    /// The bytes must stay where they are as long as the scanner and its tokens are used.
    init(_ bytes: UnsafeBufferPointer<UInt8>) throws(NotCanonical) {
        guard let start = bytes.baseAddress else { throw NotCanonical() }
        self.start = start
        end = start + bytes.count
        next = start
    }

    /// Makes sure that nothing follows, and that what was read is UTF-8.
    func finish() throws(NotCanonical) {
        guard next == end else { throw NotCanonical() }
        let bytes = Token(start: start, count: end - start)
        guard bytes.reduce(0, |) < 0x80 || String(validating: bytes, as: UTF8.self) != nil else {
            throw NotCanonical()
        }
    }

    /// The byte that stands here; at the end 0, which stands nowhere in canonical bytes.
    @inline(__always)
    private var byte: UInt8 { next < end ? next.pointee : 0 }

    /// Whether a string stands here.
    @inline(__always)
    var isAtWord: Bool { byte == UInt8(ascii: "\"") }

    func token(from first: UnsafePointer<UInt8>) -> Token { Token(start: first, count: next - first) }

    // MARK: Words

    @inline(__always)
    mutating func accept(_ word: StaticString) -> Bool {
        let count = word.utf8CodeUnitCount
        guard end - next >= count, memcmp(next, word.utf8Start, count) == 0 else { return false }
        next += count
        return true
    }

    @inline(__always)
    mutating func expect(_ word: StaticString) throws(NotCanonical) {
        guard accept(word) else { throw NotCanonical() }
    }

    func isAt(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = bytes.baseAddress, end - next >= bytes.count else { return bytes.isEmpty }
        return memcmp(next, first, bytes.count) == 0
    }

    mutating func expect(_ bytes: ArraySlice<UInt8>) throws(NotCanonical) {
        guard bytes.withUnsafeBufferPointer({ isAt($0) }) else { throw NotCanonical() }
        next += bytes.count
    }

    /// Consumes an array; `body` consumes each element.
    @inline(__always)
    mutating func array(
        _ body: (inout CanonicalScanner) throws(NotCanonical) -> Void
    ) throws(NotCanonical) {
        try expect("[")
        if accept("]") { return }
        repeat { try body(&self) } while accept(",")
        try expect("]")
    }

    // MARK: Numbers

    @inline(__always)
    private mutating func digits() -> Int {
        let first = next
        while next < end, next.pointee &- UInt8(ascii: "0") < 10 { next += 1 }
        return next - first
    }

    /// A whole number of up to 15 digits; longer ones are no exact numbers for every reader.
    mutating func int() throws(NotCanonical) -> Int {
        let isNegative = accept("-")
        let first = next
        var value = 0
        while next < end, case let digit = next.pointee &- UInt8(ascii: "0"), digit < 10 {
            value = value &* 10 &+ Int(digit)
            next += 1
        }
        let count = next - first
        guard count > 0, count < 16, first.pointee != UInt8(ascii: "0") || count == 1 && !isNegative else {
            throw NotCanonical()
        }
        return isNegative ? -value : value
    }

    /// A whole number that says how many.
    @inline(__always)
    mutating func count() throws(NotCanonical) -> Int {
        let count = try int()
        guard count >= 0 else { throw NotCanonical() }
        return count
    }

    /// A finite number in its shortest decimal form.
    ///
    /// Two decimals of up to 15 digits are never the same double, so one without superfluous zeros is the shortest; the
    /// few longer ones are read and written again.
    mutating func number() throws(NotCanonical) -> Token {
        let start = next
        let isNegative = accept("-")
        let first = next
        let whole = digits()
        guard whole > 0, first.pointee != UInt8(ascii: "0") || whole == 1 else { throw NotCanonical() }
        let isZero = first.pointee == UInt8(ascii: "0")
        if byte == UInt8(ascii: ".") {
            next += 1
            let fraction = next
            let places = digits()
            // Much smaller numbers are written with an exponent.
            let isSmall = isZero && places > 0 && fraction.pointee == UInt8(ascii: "0")
            if places > 0, whole + places <= 15, next[-1] != UInt8(ascii: "0"), !isSmall, byte != UInt8(ascii: "e") {
                return token(from: start)
            }
        } else if whole <= 9, !(isZero && isNegative), byte != UInt8(ascii: "e") {
            return token(from: start)
        }
        return try longNumber(from: start)
    }

    private mutating func longNumber(from start: UnsafePointer<UInt8>) throws(NotCanonical) -> Token {
        scan: while true {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "+"),
                UInt8(ascii: "-"):
                next += 1
            default: break scan
            }
        }
        let token = token(from: start)
        // A third of a width comes again and again; reading and writing it takes a thousand instructions.
        if longNumbers.contains(where: { $0.count == token.count && $0.elementsEqual(token) }) { return token }
        guard let value = Double(String(decoding: token, as: UTF8.self)), value.isFinite else { throw NotCanonical() }
        var json = JSONWriter()
        json.number(value)
        guard json.withBytes({ $0.elementsEqual(token) }) else { throw NotCanonical() }
        if longNumbers.count == 16 { longNumbers = [] }
        longNumbers.append(token)
        return token
    }

    // MARK: Strings

    /// A string, with its quotes.
    mutating func string() throws(NotCanonical) -> Token {
        let start = next
        try expect("\"")
        while true {
            next += plainPrefix(of: Token(start: next, count: end - next))
            switch byte {
            case UInt8(ascii: "\""):
                next += 1
                return token(from: start)
            case UInt8(ascii: "\\"): try escape()
            default: throw NotCanonical()
            }
        }
    }

    mutating func optionalString() throws(NotCanonical) -> Token? { accept("null") ? nil : try string() }

    /// What a string says.
    static func text(of string: Token) throws(NotCanonical) -> String {
        let plain = string.dropFirst().dropLast()
        guard plain.contains(UInt8(ascii: "\\")) else { return String(decoding: plain, as: UTF8.self) }
        guard let text = (try? JSONReader.read(Array(string)))?.string else { throw NotCanonical() }
        return text
    }

    private mutating func escape() throws(NotCanonical) {
        for escape: StaticString in ["\\\"", "\\\\", "\\n", "\\r", "\\t"] where accept(escape) { return }
        try expect("\\u00")
        let (high, low) = (try hexadecimalDigit(), try hexadecimalDigit())
        let scalar = high << 4 | low
        guard scalar < 0x20 || scalar == 0x7F, ![0x0A, 0x0D, 0x09].contains(scalar) else { throw NotCanonical() }
    }

    private mutating func hexadecimalDigit() throws(NotCanonical) -> UInt8 {
        let digit = byte
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            next += 1
            return digit - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"):
            next += 1
            return digit - UInt8(ascii: "a") + 10
        default: throw NotCanonical()
        }
    }

    // MARK: Inputs

    /// An object of inputs in the order of their names.
    mutating func inputs() throws(NotCanonical) -> Token {
        let start = next
        try expect("{")
        if accept("}") { return token(from: start) }
        var last: Token?
        repeat {
            let name = try string()
            if let last, try Self.isBefore(name, last) { throw NotCanonical() }
            last = name
            try expect(":")
            try inputValue()
        } while accept(",")
        try expect("}")
        return token(from: start)
    }

    private mutating func inputValue() throws(NotCanonical) {
        switch byte {
        case UInt8(ascii: "\""):
            // Texts that read like the word of a number.
            if accept("\"\\u0069nf\"") || accept("\"\\u002dinf\"") || accept("\"\\u006ean\"") { return }
            _ = try string()
        case UInt8(ascii: "t"): try expect("true")
        case UInt8(ascii: "f"): try expect("false")
        default: _ = try number()
        }
    }

    /// Whether a name comes before another one, as Swift orders strings.
    private static func isBefore(_ a: Token, _ b: Token) throws(NotCanonical) -> Bool {
        let isPlain = a.reduce(0, |) < 0x80 && b.reduce(0, |) < 0x80
        if isPlain, !a.contains(UInt8(ascii: "\\")), !b.contains(UInt8(ascii: "\\")) {
            // Of two names without quotes the shorter comes first.
            return a.dropLast().lexicographicallyPrecedes(b.dropLast())
        }
        return try text(of: a) < text(of: b)
    }
}
