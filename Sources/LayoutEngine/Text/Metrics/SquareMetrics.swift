/// Every cluster that shows is one em wide and every line one em high: sums that a reader can check by counting.
package struct SquareMetrics: TextMetrics {
    package init() {}

    package var name: String { "square-1" }

    package func advance(of cluster: Substring, font: ResolvedFont) -> Double {
        cluster == "\t" || cluster.unicodeScalars.contains { ScalarKind($0) != .zero } ? font.size : 0
    }

    /// The baseline lies at three quarters of the em.
    package func lineMetrics(for font: ResolvedFont) -> LineMetrics {
        LineMetrics(ascent: font.size * 0.75, descent: font.size * 0.25, leading: 0)
    }
}
