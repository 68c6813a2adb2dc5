/// Room in which stored arrays are put together from tokens of canonical bytes.
struct StoredBytes {
    private(set) var next: UnsafeMutablePointer<UInt8>

    /// The bytes that `write` puts, which must be no more than `most`.
    static func make(
        atMost most: Int, _ write: (inout StoredBytes) throws(NotCanonical) -> Void
    ) throws(NotCanonical) -> [UInt8] {
        var failure: NotCanonical?
        let bytes = [UInt8](unsafeUninitializedCapacity: most) { buffer, count in
            guard let start = buffer.baseAddress else { return }
            var room = StoredBytes(next: start)
            do throws(NotCanonical) { try write(&room) } catch { failure = error }
            count = room.next - start
            precondition(count <= most, "stored bytes need more room than was asked for")
        }
        if let failure { throw failure }
        return bytes
    }

    @inline(__always)
    mutating func put(_ byte: UInt8) {
        next.pointee = byte
        next += 1
    }

    @inline(__always)
    mutating func put(_ word: StaticString) {
        next.update(from: word.utf8Start, count: word.utf8CodeUnitCount)
        next += word.utf8CodeUnitCount
    }

    /// A token as it stands.
    @inline(__always)
    mutating func put(_ token: CanonicalScanner.Token) {
        guard let start = token.baseAddress else { return }
        next.update(from: start, count: token.count)
        next += token.count
    }

    /// A token as it stands, or null for none.
    @inline(__always)
    mutating func put(orNull token: CanonicalScanner.Token?) {
        if let token { put(token) } else { put("null") }
    }

    mutating func put(_ number: Int) {
        if number < 0 { put(UInt8(ascii: "-")) }
        put(digitsOf: number.magnitude)
    }

    private mutating func put(digitsOf number: UInt) {
        if number >= 10 { put(digitsOf: number / 10) }
        put(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
    }
}

extension CanonicalScanner {
    /// Puts a number as it is stored: infinity, a word in the stream, is a number too large for a double.
    @inline(__always)
    mutating func storeNumber(in room: inout StoredBytes) throws(NotCanonical) {
        room.put(isAtWord ? try wordOfNumber() : try number())
    }

    /// Puts a length as it is stored: as a number, or null for nil.
    @inline(__always)
    mutating func storeLength(in room: inout StoredBytes) throws(NotCanonical) {
        room.put(orNull: try length())
    }

    /// Consumes a length: its stored form, nil for none.
    @inline(__always)
    mutating func length() throws(NotCanonical) -> Token? {
        guard isAtWord else { return try number() }
        return accept("\"nil\"") ? nil : try wordOfNumber()
    }

    /// Consumes the word of a number that has no digits: its stored form.
    private mutating func wordOfNumber() throws(NotCanonical) -> Token {
        if accept("\"inf\"") { return Self.token("9e999") }
        if accept("\"-inf\"") { return Self.token("-9e999") }
        let start = next
        try expect("\"nan\"")
        return token(from: start)
    }

    private static func token(_ word: StaticString) -> Token {
        Token(start: word.utf8Start, count: word.utf8CodeUnitCount)
    }
}
