extension String {
    /// The text with every character that hides or reorders others shown as a symbol: C0 controls as control pictures,
    /// other controls, bidirectional overrides, line separators and non-characters as `‹U+202E›`.
    ///
    /// Every output language goes through this first, so that a name from a stranger's source looks like what it is.
    package var visible: String {
        guard unicodeScalars.contains(where: Self.isInvisible) else { return self }
        var shown = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            guard Self.isInvisible(scalar) else {
                shown.append(scalar)
                continue
            }
            switch scalar.value {
            case 0..<0x20: shown.append(Unicode.Scalar(0x2400 + scalar.value)!)
            case 0x7F: shown.append("\u{2421}")
            default:
                let digits = String(scalar.value, radix: 16, uppercase: true)
                let padding = String(repeating: "0", count: max(0, 4 - digits.count))
                shown.append(contentsOf: "‹U+\(padding)\(digits)›".unicodeScalars)
            }
        }
        return String(shown)
    }

    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0: true
        case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
        case 0xFDD0...0xFDEF: true
        default: scalar.value & 0xFFFE == 0xFFFE
        }
    }

    /// The text cut in the middle to at most `limit` characters, the cut shown as `…`. Cost: O(length).
    package func shortened(to limit: Int) -> String {
        guard utf8.count > limit, count > limit else { return self }
        let head = (limit - 1) / 2
        return prefix(head) + "…" + suffix(limit - 1 - head)
    }
}
