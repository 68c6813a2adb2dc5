package import LayoutRecord

/// JSON that can stand inside a `script` element or a JavaScript file: `<`, `>`, `&` and the two line separators are
/// written as escapes, so no content can close the element or break a line of script.
package struct EmbeddedJSON: Sendable {
    package let bytes: [UInt8]

    /// Cost: O(bytes).
    package init(_ json: JSONWriter) {
        bytes = json.withBytes(Self.escaped)
    }

    /// These characters can only stand inside strings, where \u escapes mean the same.
    private static func escaped(_ source: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var escaped: [UInt8] = []
        escaped.reserveCapacity(source.count + source.count / 16)
        var index = 0
        while index < source.count {
            let byte = source[index]
            switch byte {
            case UInt8(ascii: "<"): escaped.append(contentsOf: #"\u003c"#.utf8)
            case UInt8(ascii: ">"): escaped.append(contentsOf: #"\u003e"#.utf8)
            case UInt8(ascii: "&"): escaped.append(contentsOf: #"\u0026"#.utf8)
            case 0xE2
            where index + 2 < source.count && source[index + 1] == 0x80
                && (source[index + 2] == 0xA8 || source[index + 2] == 0xA9):
                escaped.append(contentsOf: (source[index + 2] == 0xA8 ? #"\u2028"# : #"\u2029"#).utf8)
                index += 2
            default: escaped.append(byte)
            }
            index += 1
        }
        return escaped
    }
}
