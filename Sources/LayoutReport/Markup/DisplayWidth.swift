extension String {
    /// How many columns a terminal gives the text: 2 for wide East Asian characters and emoji, 0 for combining marks
    /// and joiners, else 1.
    package var displayWidth: Int { reduce(0) { $0 + Self.width(of: $1) } }

    /// Whether the first letter is of a script that is read from the right.
    package var readsFromRight: Bool {
        guard let letter = unicodeScalars.first(where: \.properties.isAlphabetic) else { return false }
        switch letter.value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC: return true
        default: return false
        }
    }

    private static func width(of character: Character) -> Int {
        if character.isASCII { return 1 }
        let scalars = character.unicodeScalars
        // An emoji sequence is one picture, however many scalars it has.
        if scalars.contains("\u{FE0F}") || scalars.first?.properties.isEmojiPresentation == true { return 2 }
        return scalars.reduce(0) { $0 + width(of: $1) }
    }

    private static func width(of scalar: Unicode.Scalar) -> Int {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark, .format: return 0
        default: break
        }
        switch scalar.value {
        // Vowels and final consonants of a Hangul syllable share the columns of its first.
        case 0x1160...0x11FF: return 0
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
            0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
            0x20000...0x3FFFD:
            return 2
        default: return 1
        }
    }

    /// The text filled with spaces to `columns`, or cut there with `…`.
    package func padded(to columns: Int) -> String {
        let width = displayWidth
        if width <= columns { return self + String(repeating: " ", count: columns - width) }
        return cut(to: columns)
    }

    /// The text cut to at most `columns`, ending in `…` when something was cut.
    package func cut(to columns: Int) -> String {
        guard displayWidth > columns else { return self }
        guard columns > 0 else { return "" }
        var kept = ""
        var used = 0
        for character in self {
            let width = Self.width(of: character)
            if used + width > columns - 1 { break }
            kept.append(character)
            used += width
        }
        return kept + "…" + String(repeating: " ", count: columns - 1 - used)
    }
}
