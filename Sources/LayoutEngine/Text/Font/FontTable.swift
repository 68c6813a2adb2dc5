import Synchronization

/// What the texts of one font share: the advance of each ASCII character, the ellipsis, the line. Measured once for a font
/// and all texts in it; for every text anew it took a third of preparing a label.
final class FontTable: Sendable {
    struct Key: Hashable {
        let font: ResolvedFont
        let addedSpace: Double
        let metricsName: String
    }

    let key: Key
    let lineMetrics: LineMetrics
    let ellipsis: Double
    /// By byte, multiples of the quantum.
    let ascii: [Double]

    private init(_ key: Key, _ metrics: any TextMetrics) {
        self.key = key
        lineMetrics = metrics.lineMetrics(for: key.font)
        func advance(_ sign: Substring) -> Double {
            Self.advance(of: sign, font: key.font, addedSpace: key.addedSpace, metrics)
        }
        ellipsis = advance("\u{2026}")
        ascii = (0..<128).map { advance(Substring(String(UnicodeScalar(UInt8($0))))) }
    }

    /// The advance of a cluster in a font with added space: a multiple of the quantum, never negative.
    static func advance(
        of cluster: Substring, font: ResolvedFont, addedSpace: Double, _ metrics: any TextMetrics
    ) -> Double {
        let own = metrics.advance(of: cluster, font: font)
        guard own > 0, own.isFinite else { return 0 }
        return max((own + addedSpace) / PreparedText.quantum, 0).rounded() * PreparedText.quantum
    }

    /// The table of a run's font. Metrics are known by their name: another table is another name.
    static func of(_ run: TextRun, _ metrics: any TextMetrics) -> FontTable {
        let key = Key(font: run.font, addedSpace: run.addedSpace, metricsName: metrics.name)
        return tables.withLock { tables in
            if let last = tables.last, last.key == key { return last }
            if let known = tables.byKey[key] {
                tables.last = known
                return known
            }
            // A view whose font size is animated has a font for each step: old ones are measured again when needed.
            if tables.byKey.count >= 256 { tables.byKey.removeAll() }
            let table = FontTable(key, metrics)
            tables.byKey[key] = table
            tables.last = table
            return table
        }
    }

    private static let tables = Mutex((byKey: [Key: FontTable](), last: FontTable?.none))
}
