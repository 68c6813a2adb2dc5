internal import CSodium

/// A BLAKE2b-256 digest of canonical bytes: the name by which content is stored and compared.
///
/// libsodium is used because a database can be merged from machines nobody here controls: an attacker who could make
/// two recordings collide could hide a change, so a fast checksum is not enough, and BLAKE2b costs about a nanosecond a
/// byte.
package struct Digest: Hashable, Sendable, Comparable, CustomStringConvertible {
    package static let byteCount = 32

    package let bytes: [UInt8]

    /// The digest of some bytes. Cost: O(bytes).
    package init(of content: [UInt8]) {
        var output = [UInt8](repeating: 0, count: Self.byteCount)
        _ = content.withUnsafeBufferPointer { input in
            crypto_generichash(&output, output.count, input.baseAddress, UInt64(input.count), nil, 0)
        }
        bytes = output
    }

    /// A digest that was stored. Returns nil when the byte count is not a digest's.
    package init?(bytes: [UInt8]) {
        guard bytes.count == Self.byteCount else { return nil }
        self.bytes = bytes
    }

    /// Lower-case hexadecimal digits.
    package var description: String { hexadecimal(of: bytes) }

    /// The first 12 hexadecimal digits: enough for a person to tell contents apart.
    package var short: String { hexadecimal(of: bytes.prefix(6)) }

    package static func < (a: Digest, b: Digest) -> Bool { a.bytes.lexicographicallyPrecedes(b.bytes) }
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
