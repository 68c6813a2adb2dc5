extension String {
    /// The text with control characters, `%` and some ASCII characters written as `%XX`.
    package func percentEncoded(_ reserved: String) -> String {
        // Nearly every name is plain ASCII, and is its own encoding.
        if utf8.allSatisfy({ Self.isLetterOrDigit($0) || Self.isPlain($0) && !reserved.utf8.contains($0) }) {
            return self
        }
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

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        let letter = byte | 0x20
        return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")
            || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }

    private static func isPlain(_ byte: UInt8) -> Bool { byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "%") }

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
