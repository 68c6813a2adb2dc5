/// A stretch of a text in one font. `Text + Text` is two runs.
package struct TextRun: Hashable, Sendable {
    package var string: String
    package var font: ResolvedFont
    /// Points after each cluster that takes room; finite. Ignored where there is tracking, as SwiftUI documents it.
    package let kerning: Double
    /// Points after each cluster that takes room; finite.
    package let tracking: Double
    /// Points by which the run stands above the line's baseline; finite.
    package let baselineOffset: Double

    /// - Note: lengths that are not finite count as 0, so that equal runs are equal; none is beyond the largest font size.
    package init(
        _ string: String, font: ResolvedFont, kerning: Double = 0, tracking: Double = 0, baselineOffset: Double = 0
    ) {
        self.string = string
        self.font = font
        self.kerning = Self.bounded(kerning)
        self.tracking = Self.bounded(tracking)
        self.baselineOffset = Self.bounded(baselineOffset)
    }

    private static func bounded(_ length: Double) -> Double {
        guard length.isFinite else { return 0 }
        return min(max(length, -ResolvedFont.maximumSize), ResolvedFont.maximumSize)
    }

    /// What is added to each advance.
    var addedSpace: Double { tracking != 0 ? tracking : kerning }
}
