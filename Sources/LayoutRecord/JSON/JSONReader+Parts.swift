/// Reading part by part: what is read a million times is read without making values of it first.
extension JSONReader {
    /// A member's name: where it stands in the text, or, when it has escapes, what it says.
    struct Key {
        fileprivate let start: Int
        fileprivate let count: Int
        fileprivate let unescaped: String?
    }

    /// The one value that `bytes` hold, which `parse` consumes, and nothing after it but white space.
    static func read<Parts>(_ bytes: [UInt8], parts parse: (inout JSONReader) throws -> Parts) throws -> Parts {
        try bytes.withUnsafeBufferPointer { bytes in
            var reader = JSONReader(bytes: bytes)
            reader.skipWhiteSpace()
            let parts = try parse(&reader)
            try reader.end()
            return parts
        }
    }

    func isAt(_ start: UInt8) -> Bool { byte == start }

    /// Consumes the bracket that begins an array or an object.
    mutating func begin(_ bracket: UInt8) throws(JSONError) {
        guard byte == bracket else { throw error("something else where a value should begin") }
        index += 1
        skipWhiteSpace()
    }

    /// Moves on to the next element of an array that has begun; false, and past its end, when there is none.
    @inline(__always)
    mutating func nextElement(_ isFirst: inout Bool) throws(JSONError) -> Bool {
        try next(before: UInt8(ascii: "]"), &isFirst)
    }

    /// Moves on to the value of the next member of an object that has begun, and returns the member's name; nil, and
    /// past the end of the object, when there is none.
    mutating func nextKey(_ isFirst: inout Bool) throws(JSONError) -> Key? {
        guard try next(before: UInt8(ascii: "}"), &isFirst) else { return nil }
        guard byte == UInt8(ascii: "\"") else { throw error("a member without a name in quotes") }
        let key = try self.key()
        skipWhiteSpace()
        guard byte == UInt8(ascii: ":") else { throw error("a member without a colon") }
        index += 1
        skipWhiteSpace()
        return key
    }

    @inline(__always)
    private mutating func next(before end: UInt8, _ isFirst: inout Bool) throws(JSONError) -> Bool {
        if !isFirst, index + 1 < bytes.count, bytes[index] == UInt8(ascii: ","), bytes[index + 1] > 0x20,
            bytes[index + 1] != end
        {
            // What we write ourselves has no white space.
            index += 1
            return true
        }
        return try nextAnyhow(before: end, &isFirst)
    }

    private mutating func nextAnyhow(before end: UInt8, _ isFirst: inout Bool) throws(JSONError) -> Bool {
        skipWhiteSpace()
        if byte == end {
            index += 1
            return false
        }
        if !isFirst {
            guard byte == UInt8(ascii: ",") else { throw error("a value that is not closed") }
            index += 1
            skipWhiteSpace()
            if byte == end { throw error("a comma before the end") }
        }
        isFirst = false
        return true
    }

    private mutating func key() throws(JSONError) -> Key {
        let start = index + 1
        var end = start
        while end < bytes.count, bytes[end] != UInt8(ascii: "\""), bytes[end] != UInt8(ascii: "\\"), bytes[end] >= 0x20
        {
            end += 1
        }
        guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else {
            let text = try string()
            return Key(start: start, count: 0, unescaped: text)
        }
        index = end + 1
        return Key(start: start, count: end - start, unescaped: nil)
    }

    func isKey(_ key: Key, _ name: StaticString) -> Bool {
        if let unescaped = key.unescaped { return unescaped == name.description }
        return key.count == name.utf8CodeUnitCount && holds(name, at: key.start)
    }

    func text(of key: Key) -> String {
        key.unescaped ?? String(decoding: bytes[key.start..<(key.start + key.count)], as: UTF8.self)
    }

    /// Whether a word stands somewhere, where there are bytes enough.
    private func holds(_ word: StaticString, at start: Int) -> Bool {
        let letters = word.utf8Start
        for offset in 0..<word.utf8CodeUnitCount where bytes[start + offset] != letters[offset] { return false }
        return true
    }

    /// Consumes the string in quotes if it is this word, which needs no escapes.
    mutating func consume(word: StaticString) -> Bool {
        let end = index + word.utf8CodeUnitCount + 1
        guard byte == UInt8(ascii: "\""), end < bytes.count, bytes[end] == UInt8(ascii: "\""),
            holds(word, at: index + 1)
        else { return false }
        index = end + 1
        return true
    }

    // MARK: Values of a kind; anything else is consumed and is nil

    mutating func skip() throws(JSONError) { _ = try next() }

    mutating func optionalString() throws(JSONError) -> String? {
        guard byte == UInt8(ascii: "\"") else { return try next().string }
        return try string()
    }

    mutating func optionalBool() throws(JSONError) -> Bool? { try next().bool }

    mutating func optionalInt() throws(JSONError) -> Int? {
        if let whole = shortInteger() { return whole }
        return try optionalNumber().flatMap { Int(exactly: $0) }
    }

    /// Consumes a whole number of up to nine digits with a comma or a bracket after it, as most numbers are; nil, and
    /// nothing consumed, for anything else.
    @inline(__always)
    mutating func shortInteger() -> Int? {
        var end = index
        var value = 0
        let limit = min(index + 9, bytes.count - 1)
        while end < limit {
            let digit = bytes[end] &- UInt8(ascii: "0")
            guard digit < 10 else { break }
            value = value * 10 + Int(digit)
            end += 1
        }
        guard end > index, bytes[end] == UInt8(ascii: ",") || bytes[end] == UInt8(ascii: "]") else { return nil }
        index = end
        return value
    }

    private mutating func optionalNumber() throws(JSONError) -> Double? {
        if let number = try nextNumber() { return number }
        return try next().number
    }

    /// A length of the stream: a number, `"nil"` or null, `"inf"`, `"-inf"`, `"nan"`. The outer nil means "no length".
    mutating func length() throws(JSONError) -> Double?? {
        if let whole = shortInteger() { return .some(Double(whole)) }
        if consume(word: "nil") { return .some(.none) }
        if let number = try nextNumber() { return .some(number) }
        return RecordingCoder.length(from: try next())
    }

    /// As `length`, but nil is none.
    mutating func lengthNumber() throws(JSONError) -> Double? { try length() ?? nil }
}
