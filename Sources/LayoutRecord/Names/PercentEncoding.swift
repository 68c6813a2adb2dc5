extension String {
    /// The text with control characters, `%` and some ASCII characters written as `%XX`.
    package func percentEncoded(_ reserved: String) -> String {
        // Nearly every name is plain ASCII, and is its own encoding: a recorder names all of a run's cases at its start.
        var name = self
        let plain = PlainASCII(except: reserved)
        if name.withUTF8({ utf8 in utf8.allSatisfy { plain.contains($0) } }) { return self }
        let reserved = Set(reserved.utf8)
        var encoded = ""
        for scalar in unicodeScalars {
            let mustEncode =
                scalar == "%" || scalar.properties.generalCategory == .control
                || (scalar.isASCII && reserved.contains(UInt8(scalar.value)))
            guard mustEncode else {
                encoded.unicodeScalars.append(scalar)
                continue
            }
            for byte in String(Character(scalar)).utf8 {
                let digits = String(byte, radix: 16, uppercase: true)
                encoded += "%" + (digits.count == 1 ? "0" : "") + digits
            }
        }
        return encoded
    }

    /// The text that was percent-encoded. A `%` without two hexadecimal digits stays as it is.
    package var percentDecoded: String {
        guard utf8.contains(UInt8(ascii: "%")) else { return self }
        let bytes = Array(utf8)
        var decoded: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
                let value = UInt8(String(decoding: bytes[(index + 1)...(index + 2)], as: UTF8.self), radix: 16)
            {
                decoded.append(value)
                index += 3
            } else {
                decoded.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: decoded, as: UTF8.self)
    }
}

/// Printable ASCII characters but `%` and some others, a bit for each.
private struct PlainASCII {
    private var low: UInt64 = ~0 << 0x20
    private var high: UInt64 = ~0 >> 1

    init(except reserved: String) {
        remove(UInt8(ascii: "%"))
        for byte in reserved.utf8 { remove(byte) }
    }

    private mutating func remove(_ byte: UInt8) {
        if byte < 64 { low &= ~(1 << UInt64(byte)) } else if byte < 128 { high &= ~(1 << UInt64(byte & 63)) }
    }

    @inline(__always) func contains(_ byte: UInt8) -> Bool {
        byte < 128 && (byte < 64 ? low : high) &>> UInt64(byte & 63) & 1 != 0
    }
}
