/// The default metrics: a fixed advance table in the proportions of a system sans-serif, the same on every machine.
///
/// docs/text.md says where each figure comes from and how sure it is. The one fact that is measured on real SwiftUI is
/// the size of "T" in body on macOS: 9 x 16 (SWIFTUI-LAYOUT 13). There is no kerning between pairs and no ligature.
package struct PortableMetrics: TextMetrics {
    package init() {}

    package var name: String { "portable-1" }

    package func advance(of cluster: Substring, font: ResolvedFont) -> Double {
        Double(PortableAdvances.advance(of: cluster, font: font)) * font.size / 1000
    }

    /// Ascent and height are the font's own parts of 2048, rounded up to whole points, as they are where body text is 16
    /// high on macOS and 21 on iOS. A tight or loose leading moves lines by 2 points.
    package func lineMetrics(for font: ResolvedFont) -> LineMetrics {
        let ascent = (font.size * 1950 / 2048).rounded(.up)
        let height = (font.size * 2444 / 2048).rounded(.up)
        let leading: Double =
            switch font.leading {
            case .standard: 0
            case .tight: -min(2, height)
            case .loose: 2
            }
        return LineMetrics(ascent: ascent, descent: height - ascent, leading: leading)
    }
}
