/// The vertical measures of one line of a font, in points.
package struct LineMetrics: Hashable, Sendable {
    /// From the top of the line to the baseline.
    package var ascent: Double
    /// From the baseline to the bottom of the line.
    package var descent: Double
    /// Between the bottom of a line and the top of the next; negative pulls lines together.
    package var leading: Double

    package init(ascent: Double, descent: Double, leading: Double) {
        self.ascent = ascent
        self.descent = descent
        self.leading = leading
    }

    /// The height of a line that stands alone.
    package var height: Double { ascent + descent }
}

/// Where the widths and heights of text come from.
///
/// A conforming value is pure: the same cluster and font give the same answer on every machine. A new version of a table
/// is a new name, because runs that measured differently must say so before they are compared.
package protocol TextMetrics: Sendable {
    /// The name in a run's environment, with a version: `portable-1`.
    var name: String { get }

    /// The width in points of one grapheme cluster; not negative. Controls, line ends and format characters answer 0, a
    /// tab answers the metrics' fixed tab width. Called once per cluster when a text is prepared, never when it wraps.
    func advance(of cluster: Substring, font: ResolvedFont) -> Double

    /// The vertical measures of a line.
    func lineMetrics(for font: ResolvedFont) -> LineMetrics
}

/// The metrics that can be chosen by name.
package enum TextMetricsRegistry {
    package static let portable: any TextMetrics = PortableMetrics()
    package static let square: any TextMetrics = SquareMetrics()

    /// In the order in which help lists them; the first is the default.
    package static let all: [any TextMetrics] = [portable, square]

    /// The metrics of a name, or nil.
    package static func metrics(named name: String) -> (any TextMetrics)? { all.first { $0.name == name } }
}
