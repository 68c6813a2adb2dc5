/// The advance table of `portable-1`, in thousandths of an em.
///
/// Never edit a figure here: a table that measures differently is a new version with a new name.
enum PortableAdvances {
    /// Printable ASCII from space to tilde, at regular weight.
    private static let ascii: [Int] = [
        // space ! " # $ % & '
        280, 290, 440, 620, 620, 800, 700, 260,
        // ( ) * + , - . /
        370, 370, 440, 620, 280, 450, 280, 320,
        // 0 1 2 3 4 5 6 7 8 9
        630, 460, 590, 620, 640, 610, 640, 560, 630, 640,
        // : ; < = > ? @
        280, 280, 620, 620, 620, 530, 920,
        // A B C D E F G H I J K L M
        680, 660, 720, 730, 600, 580, 745, 745, 270, 550, 670, 575, 875,
        // N O P Q R S T U V W X Y Z
        745, 775, 640, 775, 660, 640, 680, 740, 680, 970, 690, 660, 660,
        // [ \ ] ^ _ `
        370, 320, 370, 620, 500, 500,
        // a b c d e f g h i j k l m
        550, 610, 560, 610, 570, 360, 610, 590, 250, 250, 550, 250, 870,
        // n o p q r s t u v w x y z
        585, 590, 610, 610, 380, 520, 360, 585, 550, 780, 540, 550, 540,
        // { | } ~
        370, 280, 370, 620,
    ]

    private static let tabularDigit = 640
    private static let monospace = 620
    /// Emoji sequences are one cluster and one picture.
    private static let emoji = 1250
    private static let tabInSpaces = 4

    /// The width of a cluster: its widest reading. Marks add nothing, vowel signs that take room and joined consonants
    /// add theirs.
    static func advance(of cluster: Substring, font: ResolvedFont) -> Int {
        let scalars = cluster.unicodeScalars
        guard let first = scalars.first else { return 0 }
        if first.isASCII {
            // Most clusters: one ASCII scalar, perhaps with marks. CR LF is one cluster too.
            if first == "\t" { return tabInSpaces * plain(" ", kind: .space, font: font) }
            if first.value < 0x20 || first.value == 0x7F { return 0 }
            if cluster.utf8.count == 1 { return plain(first, kind: ScalarKind(first), font: font) }
        }
        let kind = ScalarKind(first)
        if isEmoji(scalars, first: first, kind: kind) { return font.design == .monospaced ? 2 * monospace : emoji }
        if cluster.utf8.count == first.utf8.count { return kind == .zero ? 0 : plain(first, kind: kind, font: font) }
        return joined(scalars, font: font)
    }

    /// Whether the cluster shows as a picture: an emoji by default, one by selector, a keycap or a flag.
    private static func isEmoji(
        _ scalars: Substring.UnicodeScalarView, first: Unicode.Scalar, kind: ScalarKind
    ) -> Bool {
        if kind == .emoji {
            // A text selector makes it a sign again.
            return scalars.dropFirst().first != "\u{FE0E}"
        }
        return scalars.dropFirst().first == "\u{FE0F}" && first.canBeEmoji
    }

    /// The sum over the scalars that take room. In a conjunct every consonant but the last stands in its half form.
    private static func joined(_ scalars: Substring.UnicodeScalarView, font: ResolvedFont) -> Int {
        var total = 0
        // The consonant last seen, not yet counted: the virama that halves it may follow.
        var pending = 0
        var isHalved = false
        // The parts of a Hangul syllable written in pieces make one square.
        var hadWide = false
        for scalar in scalars {
            let kind = ScalarKind(scalar)
            switch kind {
            case .zero:
                if scalar.isIndicVirama { isHalved = true }
            case .spacingMark:
                total += plain(scalar, kind: kind, font: font)
            case .wide:
                if !hadWide { total += plain(scalar, kind: kind, font: font) }
                hadWide = true
            default:
                total += isHalved ? pending * 6 / 10 : pending
                pending = plain(scalar, kind: kind, font: font)
                isHalved = false
            }
        }
        return total + pending
    }

    /// One scalar that takes room.
    private static func plain(_ scalar: Unicode.Scalar, kind ownKind: ScalarKind, font: ResolvedFont) -> Int {
        let base = scalar.isASCII || ownKind == .wide ? scalar : scalar.canonicalBase
        let kind = base == scalar ? ownKind : ScalarKind(base)
        if kind == .zero { return 0 }
        if font.design == .monospaced { return kind == .wide ? 2 * monospace : monospace }
        if font.hasTabularDigits, ("0"..."9").contains(base) { return tabularDigit + bolder(font) }
        let drawn = regular(base, kind: kind, font: font)
        switch kind {
        case .space, .wide, .half, .emoji:
            return drawn
        default:
            return max(drawn * cut(font) / 100 + bolder(font), 50)
        }
    }

    /// A scalar at regular weight; small capitals are four fifths of the capitals.
    private static func regular(_ base: Unicode.Scalar, kind: ScalarKind, font: ResolvedFont) -> Int {
        let isSmallCapital =
            kind == .lower && font.smallCaps.contains(.lowercase)
            || kind == .upper && font.smallCaps.contains(.uppercase)
        guard isSmallCapital else {
            return base.isASCII ? ascii[Int(base.value) - 0x20] : beyondASCII(base, kind: kind)
        }
        let capital = base.isASCII ? ascii[Int(base.value & ~0x20) - 0x20] : beyondASCII(base, kind: .upper)
        return capital * 4 / 5
    }

    /// Serif faces run a little narrower than the sans-serif one; condensed and expanded cuts by a fifth and more.
    private static func cut(_ font: ResolvedFont) -> Int {
        let percent = Int((100 * (1 + font.width)).rounded())
        return font.design == .serif ? percent * 96 / 100 : percent
    }

    /// What a weight adds to each glyph with strokes: black adds 47 thousandths, ultra light takes 40 away.
    private static func bolder(_ font: ResolvedFont) -> Int {
        let value = font.weight.value
        return Int(((value < 0 ? 50 : 75) * value).rounded())
    }

    /// Scalars beyond ASCII by script and kind.
    private static func beyondASCII(_ scalar: Unicode.Scalar, kind: ScalarKind) -> Int {
        switch kind {
        case .wide: return 1000
        case .half: return 500
        case .emoji: return 1000  // asked to be a sign; those are wide by East Asian width
        case .space: return space(scalar)
        default: break
        }
        switch scalar.value {
        case 0x2010...0x2012: return 450  // hyphens, figure dash
        case 0x2013: return 560  // en dash
        case 0x2014, 0x2015: return 1000  // em dash, bar
        case 0x2018...0x201B: return 280  // single quotation marks
        case 0x201C...0x201F: return 460  // double quotation marks
        case 0x2022: return 420  // bullet
        case 0x2026: return 840  // ellipsis: three full stops
        case 0x0600...0x06FF, 0x0750...0x077F, 0x08A0...0x08FF: return arabic(scalar, kind: kind)
        case 0x0900...0x0DFF: return indic(scalar, kind: kind)
        case 0x0E00...0x0EFF: return 560  // Thai, Lao
        case 0xFFFD: return 900  // replacement character
        default: break
        }
        switch kind {
        case .upper: return 680
        case .lower: return 575
        case .digit: return 600
        case .punctuation: return 320
        case .spacingMark: return 280
        default: return 620
        }
    }

    private static func space(_ scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        case 0x2000, 0x2002: 500
        case 0x2001, 0x2003, 0x3000: 1000
        case 0x2004: 333
        case 0x2005, 0x205F: 250
        case 0x2006: 167
        case 0x2007: tabularDigit
        case 0x2009, 0x202F: 200
        case 0x200A: 100
        default: ascii[0]
        }
    }

    /// Letters in their joined forms, averaged over initial, medial and final.
    private static func arabic(_ scalar: Unicode.Scalar, kind: ScalarKind) -> Int {
        switch scalar.value {
        case 0x0622, 0x0623, 0x0625, 0x0627, 0x0671: 270  // alefs
        case 0x0633...0x0636: 760  // seen, sheen, sad, dad
        case 0x0621, 0x062F...0x0632, 0x0648, 0x0624: 400  // hamza, dal, thal, reh, zain, waw
        case 0x0640: 300  // tatweel
        case 0x0644: 320  // lam
        default:
            switch kind {
            case .digit: 560
            case .punctuation: 300
            default: 520
            }
        }
    }

    private static func indic(_ scalar: Unicode.Scalar, kind: ScalarKind) -> Int {
        switch kind {
        case .spacingMark: 280
        case .digit: 580
        case .punctuation: 300
        default: 640
        }
    }
}

extension Unicode.Scalar {
    /// The sign that takes a consonant's vowel away, in the blocks whose consonants join across it (UAX #29, GB9c).
    fileprivate var isIndicVirama: Bool {
        switch value {
        case 0x094D, 0x09CD, 0x0ACD, 0x0B4D, 0x0C4D, 0x0D4D: true
        default: false
        }
    }
}
