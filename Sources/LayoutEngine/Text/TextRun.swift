/// A stretch of a text in one font. `Text + Text` is two runs.
package struct TextRun: Hashable, Sendable {
    package var string: String
    package var font: ResolvedFont
    /// Points after each cluster that takes room. Ignored where there is tracking, as SwiftUI documents it.
    package var kerning: Double
    /// Points after each cluster that takes room.
    package var tracking: Double
    /// Points by which the run stands above the line's baseline.
    package var baselineOffset: Double

    package init(
        _ string: String, font: ResolvedFont, kerning: Double = 0, tracking: Double = 0, baselineOffset: Double = 0
    ) {
        self.string = string
        self.font = font
        self.kerning = kerning
        self.tracking = tracking
        self.baselineOffset = baselineOffset
    }

    /// What is added to each advance; finite.
    var addedSpace: Double {
        let space = tracking != 0 ? tracking : kerning
        return space.isFinite ? space : 0
    }
}
