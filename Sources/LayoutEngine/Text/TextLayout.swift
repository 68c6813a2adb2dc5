package import Foundation

/// One line of a laid out text.
package struct TextLine: Hashable, Sendable {
    /// UTF-8 offsets in the whole text. A line keeps the white space and the line end that close it.
    package var range: Range<Int>
    /// The width that shows, in points, with an ellipsis or a hyphen where there is one. White space that hangs over the
    /// end of a wrapped line is not in it.
    package var width: Double

    package init(range: Range<Int>, width: Double) {
        self.range = range
        self.width = width
    }
}

/// A text at one width and height.
///
/// The ranges of the lines follow each other without a gap; with `elided` they make up the whole text.
package struct TextLayout: Equatable, Sendable {
    /// The answer: rounded up to pixels, and no wider than the offer where every line fits in it.
    package var size: CGSize
    /// The lines that show. An empty text has none.
    package var lines: [TextLine]
    /// What the ellipsis stands for, as UTF-8 offsets. It lies after, before or, cut in the middle, inside the range of
    /// the last line.
    package var elided: Range<Int>?
    /// Whether a word was broken between two clusters because it is wider than the offer.
    package var brokeWord: Bool
    /// From the top to the baseline of the first line and of the last.
    package var firstBaseline: Double
    package var lastBaseline: Double
    /// The vertical measures of the first line and of the last: what text-to-text spacing is made from.
    package var firstLineMetrics: LineMetrics
    package var lastLineMetrics: LineMetrics
    /// Less than 1 where `minimumScaleFactor` let the font shrink.
    package var fontScale: Double

    /// Whether part of the text is not shown.
    package var isTruncated: Bool { elided != nil }

    /// The widest line, unrounded.
    package var widestLine: Double { lines.reduce(0) { max($0, $1.width) } }
}
