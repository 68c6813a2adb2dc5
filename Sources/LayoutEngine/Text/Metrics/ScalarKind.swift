import CLineBreak

/// What a scalar is for an advance table, by the properties of the ICU that the environment names.
enum ScalarKind {
    case zero, upper, lower, letter, spacingMark, digit, punctuation, symbol, space, wide, half, emoji

    init(_ scalar: Unicode.Scalar) {
        switch Int(keyline_scalar_kind(scalar.value)) {
        case KEYLINE_KIND_ZERO: self = .zero
        case KEYLINE_KIND_UPPER: self = .upper
        case KEYLINE_KIND_LOWER: self = .lower
        case KEYLINE_KIND_LETTER: self = .letter
        case KEYLINE_KIND_SPACING_MARK: self = .spacingMark
        case KEYLINE_KIND_DIGIT: self = .digit
        case KEYLINE_KIND_PUNCTUATION: self = .punctuation
        case KEYLINE_KIND_SPACE: self = .space
        case KEYLINE_KIND_WIDE: self = .wide
        case KEYLINE_KIND_HALF: self = .half
        case KEYLINE_KIND_EMOJI: self = .emoji
        default: self = .symbol
        }
    }
}

extension Unicode.Scalar {
    /// Whether variation selector 16 turns the scalar into an emoji.
    var canBeEmoji: Bool { keyline_scalar_can_be_emoji(value) != 0 }

    /// The first scalar of the canonical decomposition, so that equivalent texts measure alike.
    var canonicalBase: Unicode.Scalar { Unicode.Scalar(keyline_scalar_base(value)) ?? self }
}
