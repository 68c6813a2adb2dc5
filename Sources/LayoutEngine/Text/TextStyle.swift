/// Which part of a line that is too long gives way to the ellipsis.
package enum TextTruncation: String, Hashable, Sendable {
    case head
    case middle
    case tail
}

/// Everything beside the runs that decides how a text is laid out, with SwiftUI's defaults.
package struct TextStyle: Hashable, Sendable {
    /// The most lines; nil is unlimited, less than 1 counts as 1.
    package var maximumLines: Int?
    /// Room is kept for this many lines, whether or not there are so many: the lower bound of `lineLimit(2...5)`.
    package var minimumLines: Int?
    /// Keeps room for all of `maximumLines`.
    package var reservesSpace = false
    package var truncation = TextTruncation.tail
    /// Points between lines, beside the font's leading. Negative and non-finite values count as 0.
    package var lineSpacing = 0.0
    /// How far the font may shrink before text is truncated: a fraction of its size, 1 for not at all.
    package var minimumScaleFactor = 1.0
    /// Whether clusters may move closer by up to a twentieth before text is truncated.
    package var allowsTightening = false
    /// Read when a text is prepared; changing it needs a new `PreparedText`.
    package var textCase: TextCase?
    /// Read when a text is prepared: the language of line breaks and of case.
    package var localeIdentifier = "en"
    /// Device pixels in a point, from 0.001 to 1000; other values count as 1. Sizes are rounded up to whole pixels.
    package var scale = 1.0

    package init() {}

    var lineLimit: Int { max(maximumLines ?? .max, 1) }

    var reservedLines: Int {
        let all = reservesSpace ? maximumLines ?? 0 : 0
        return max(minimumLines ?? 0, all, 0)
    }

    var gap: Double { lineSpacing > 0 && lineSpacing.isFinite ? min(lineSpacing, ResolvedFont.maximumSize) : 0 }

    /// A length rounded up to a whole pixel. The dust of adding and scaling does not make a pixel.
    func roundedUp(_ length: Double) -> Double {
        let pixels = scale >= 0.001 && scale <= 1000 ? scale : 1
        return (length * pixels - 1e-6).rounded(.up) / pixels
    }
}
