import Glibc

/// Writes JSON as bytes: no white space, members in the order given, shortest decimals, so equal content gives equal
/// bytes on every machine.
package struct JSONWriter: Sendable {
    /// What was written, and room for more after it. Appending each byte to an array by itself took three times as long
    /// as writing a whole token into room that is there.
    private var storage: [UInt8] = []
    /// How many bytes were written.
    package private(set) var count = 0
    /// Whether the next value needs a comma before it.
    private var needsComma = false

    package init() {}

    /// What was written. Cost: O(bytes), for a copy.
    package var bytes: [UInt8] { Array(storage[..<count]) }

    package var text: String { withBytes { String(decoding: $0, as: UTF8.self) } }

    /// The digest of what was written.
    package var digest: Digest { withBytes { Digest(of: $0) } }

    /// What was written, without a copy of it.
    package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        storage.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[..<count])) }
    }

    /// Whether these bytes were written.
    package func isEqual(to other: [UInt8]) -> Bool {
        guard count == other.count, count > 0 else { return count == other.count }
        return withBytes { bytes in other.withUnsafeBytes { memcmp(bytes.baseAddress!, $0.baseAddress!, count) == 0 } }
    }

    /// Forgets what was written and keeps the room for what comes next.
    package mutating func removeAll() {
        count = 0
        needsComma = false
    }

    /// What was written since it was last taken; what is written next follows it.
    package mutating func take() -> [UInt8] {
        defer { count = 0 }
        return bytes
    }

    package mutating func beginObject() { append(atMost: 2) { $0.open(UInt8(ascii: "{")) } }
    package mutating func endObject() { append(atMost: 1) { $0.close(UInt8(ascii: "}")) } }
    package mutating func beginArray() { append(atMost: 2) { $0.open(UInt8(ascii: "[")) } }
    package mutating func endArray() { append(atMost: 1) { $0.close(UInt8(ascii: "]")) } }

    package mutating func key(_ name: String) {
        string(name)
        append(atMost: 1) { $0.close(UInt8(ascii: ":")) }
        needsComma = false
    }

    /// A member whose name is ours: it is known to need no escapes, and is copied as it is.
    package mutating func member(_ name: StaticString) {
        append(atMost: name.utf8CodeUnitCount + 4) {
            $0.word(name)
            $0.close(UInt8(ascii: ":"))
        }
        needsComma = false
    }

    package mutating func null() { literal("null") }
    package mutating func bool(_ value: Bool) { literal(value ? "true" : "false") }
    package mutating func int(_ value: Int) { append(atMost: JSONRoom.longestNumber) { $0.int(value) } }

    /// A finite number in its shortest decimal form; infinity and NaN, for which JSON has no number, as the strings
    /// `"inf"`, `"-inf"` and `"nan"`. Negative zero is written as zero: the two are one length.
    package mutating func number(_ value: Double) { append(atMost: JSONRoom.longestNumber) { $0.number(value) } }

    /// A length: a number, or `"nil"` for an unspecified one.
    package mutating func length(_ value: Double?) { append(atMost: JSONRoom.longestNumber) { $0.length(value) } }

    /// An array of at most `count` numbers and words of up to 24 letters. Asking for room once, where a recording has
    /// thousands of such arrays, takes half the time.
    package mutating func array(ofAtMost count: Int, _ write: (inout JSONRoom) -> Void) {
        append(atMost: count * JSONRoom.longestNumber + 3) {
            $0.open(UInt8(ascii: "["))
            write(&$0)
            $0.close(UInt8(ascii: "]"))
        }
    }

    /// A string of ours that is known to need no escapes.
    package mutating func word(_ word: StaticString) { append(atMost: word.utf8CodeUnitCount + 3) { $0.word(word) } }

    package mutating func string(_ value: String) {
        append(atMost: JSONRoom.most(for: value)) { $0.string(value) }
    }

    /// Makes room for tokens that take at most some bytes, and lets `write` put them there: asking once for many.
    package mutating func put(atMost most: Int, _ write: (inout JSONRoom) -> Void) { append(atMost: most, write) }

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
    package mutating func raw(_ encoded: [UInt8]) { encoded.withUnsafeBufferPointer { raw($0) } }

    /// What another writer wrote, as one JSON value.
    package mutating func raw(_ writer: JSONWriter) { writer.withBytes { raw($0) } }

    /// A JSON value of ours, as it is written.
    package mutating func literal(_ text: StaticString) {
        raw(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    private mutating func raw(_ encoded: UnsafeBufferPointer<UInt8>) {
        append(atMost: encoded.count + 1) { room in
            room.separate()
            room.copy(encoded)
            room.needsComma = true
        }
    }

    /// Members of an object as another writer wrote them.
    mutating func members(_ encoded: UnsafeBufferPointer<UInt8>) { raw(encoded) }

    package mutating func newline() {
        append(atMost: 1) { $0.close(UInt8(ascii: "\n")) }
        needsComma = false
    }

    /// Makes room and lets `write` put tokens there.
    @inline(__always)
    private mutating func append(atMost most: Int, _ write: (inout JSONRoom) -> Void) {
        if storage.count - count < most { grow(by: most) }
        (count, needsComma) = storage.withUnsafeMutableBufferPointer { [count, needsComma] bytes in
            let start = bytes.baseAddress!
            var room = JSONRoom(next: start + count, needsComma: needsComma)
            write(&room)
            return (room.next - start, room.needsComma)
        }
    }

    private mutating func grow(by more: Int) {
        let size = max(2 * storage.count, count + more, 480)
        let written = storage[..<count]
        // Nothing is read before it is written, so there is no need to fill what is free.
        storage = [UInt8](unsafeUninitializedCapacity: size) { bytes, initialized in
            written.withUnsafeBufferPointer { _ = bytes.update(fromContentsOf: $0) }
            initialized = size
        }
    }
}

/// The shortest decimal that reads back as the same number, without a trailing `.0`; `inf`, `-inf` and `nan` as words.
package func shortestDecimal(_ value: Double) -> String {
    // Most are small whole numbers or have few places, and the general search takes ten times as long.
    if let whole = Int32(exactly: value) { return String(whole) }
    if let decimal = ShortDecimal(value) {
        return String(unsafeUninitializedCapacity: JSONRoom.longestNumber) { bytes in
            var room = JSONRoom(next: bytes.baseAddress!, needsComma: false)
            room.put(decimal)
            return room.next - bytes.baseAddress!
        }
    }
    return longDecimal(value)
}

/// As above, of a number that is neither a small whole one nor a short decimal.
func longDecimal(_ value: Double) -> String {
    let text = value.description
    return text.utf8.suffix(2).elementsEqual(".0".utf8) ? String(text.dropLast(2)) : text
}
