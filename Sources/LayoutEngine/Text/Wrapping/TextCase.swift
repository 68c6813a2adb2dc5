import CLineBreak

/// Letters changed before a text is laid out.
package enum TextCase: String, Hashable, Sendable {
    case uppercase
    case lowercase

    /// The text in this case by a locale's rules (ICU's, so that every machine has the same).
    package func apply(to text: String, localeIdentifier: String) -> String {
        var text = text
        return text.withUTF8 { bytes -> String in
            guard bytes.count > 0 else { return "" }
            let length = Int32(bytes.count)
            // Few texts grow; one that does is asked for again with the room that it needs.
            var capacity = length + 16
            while true {
                var needed: Int32 = 0
                let result = String(unsafeUninitializedCapacity: Int(capacity)) { buffer in
                    needed = keyline_change_case(
                        localeIdentifier, self == .uppercase ? 1 : 0, bytes.baseAddress, length, buffer.baseAddress,
                        capacity)
                    return needed >= 0 && needed <= capacity ? Int(needed) : 0
                }
                if needed < 0 { return String(decoding: bytes, as: UTF8.self) }
                if needed <= capacity { return result }
                capacity = needed
            }
        }
    }
}
