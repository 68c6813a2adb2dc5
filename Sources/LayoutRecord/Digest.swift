internal import CSodium

/// A BLAKE2b-256 digest of canonical bytes: the name by which content is stored and compared.
///
/// libsodium is used because a database can be merged from machines nobody here controls: an attacker who could make
/// two recordings collide could hide a change, so a fast checksum is not enough, and BLAKE2b costs about a nanosecond a
/// byte.
package struct Digest: Hashable, Sendable, Comparable, CustomStringConvertible {
    package static let byteCount = 32

    /// The bytes, as four numbers with the first byte highest: they are kept by the thousand and compared often.
    private let words: SIMD4<UInt64>

    /// The digest of some bytes. Cost: O(bytes).
    package init(of content: [UInt8]) { self = content.withUnsafeBufferPointer { Digest(of: $0) } }

    /// The digest of some bytes. Cost: O(bytes).
    package init(of content: UnsafeBufferPointer<UInt8>) {
        _ = Self.isReady
        var words = SIMD4<UInt64>()
        withUnsafeMutableBytes(of: &words) { output in
            _ = crypto_generichash(
                output.baseAddress!.assumingMemoryBound(to: UInt8.self), Self.byteCount, content.baseAddress,
                UInt64(content.count), nil, 0)
        }
        self.words = Self.swapped(words)
    }

    /// The library looks for the processor's vector instructions when it is told to; they halve the time.
    private static let isReady = sodium_init() >= 0

    /// A digest that was stored. Returns nil when the byte count is not a digest's.
    package init?(bytes: [UInt8]) {
        guard bytes.count == Self.byteCount else { return nil }
        words = Self.swapped(bytes.withUnsafeBytes { $0.loadUnaligned(as: SIMD4<UInt64>.self) })
    }

    /// A digest as `description` writes it. Returns nil when the text is none.
    init?(hexadecimal text: UnsafeBufferPointer<UInt8>) {
        guard text.count == 2 * Self.byteCount else { return nil }
        var words = SIMD4<UInt64>()
        for place in 0..<4 {
            var word: UInt64 = 0
            for byte in text[16 * place..<16 * (place + 1)] {
                switch byte {
                case UInt8(ascii: "0")...UInt8(ascii: "9"): word = word << 4 | UInt64(byte - UInt8(ascii: "0"))
                case UInt8(ascii: "a")...UInt8(ascii: "f"): word = word << 4 | UInt64(byte - UInt8(ascii: "a") + 10)
                default: return nil
                }
            }
            words[place] = word
        }
        self.words = words
    }

    private static func swapped(_ words: SIMD4<UInt64>) -> SIMD4<UInt64> {
        SIMD4(words.x.bigEndian, words.y.bigEndian, words.z.bigEndian, words.w.bigEndian)
    }

    package var bytes: [UInt8] { withUnsafeBytes(of: Self.swapped(words)) { Array($0) } }

    /// The first sixteen bytes.
    var half: SIMD2<UInt64> { words.lowHalf }

    /// The first eight bytes as a number, the first byte highest.
    package var key: Int { Int(bitPattern: UInt(words.x)) }

    /// Lower-case hexadecimal digits.
    package var description: String { hexadecimal(of: bytes) }

    /// Appends the digits of `description`.
    func appendHexadecimal(to text: inout [UInt8]) {
        text += [UInt8](unsafeUninitializedCapacity: 2 * Self.byteCount) { digits, count in
            for place in 0..<4 {
                for digit in 0..<16 {
                    let value = UInt8(truncatingIfNeeded: words[place] &>> UInt64(60 - 4 * digit)) & 15
                    digits[16 * place + digit] = value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
                }
            }
            count = 2 * Self.byteCount
        }
    }

    /// The first 12 hexadecimal digits: enough for a person to tell contents apart.
    package var short: String { hexadecimal(of: bytes.prefix(6)) }

    package static func < (a: Digest, b: Digest) -> Bool {
        for place in 0..<4 where a.words[place] != b.words[place] { return a.words[place] < b.words[place] }
        return false
    }
}

private func hexadecimal(of bytes: some Sequence<UInt8>) -> String {
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    for byte in bytes {
        text.append(digits[Int(byte >> 4)])
        text.append(digits[Int(byte & 15)])
    }
    return String(decoding: text, as: UTF8.self)
}
