/// A text measured once, to be wrapped at any width by arithmetic.
///
/// Preparing costs about as much as ICU's walk over the text and is linear in it. It depends on the key only; a caller
/// keeps prepared texts under it. Wrapping then reads sums of advances: no cluster is looked at again.
package final class PreparedText: Sendable {
    /// What a prepared text depends on.
    package struct Key: Hashable, Sendable {
        package var runs: [TextRun]
        package var textCase: TextCase?
        package var localeIdentifier: String
        package var metricsName: String

        package init(runs: [TextRun], style: TextStyle, metrics: any TextMetrics) {
            self.runs = runs
            textCase = style.textCase
            localeIdentifier = style.localeIdentifier
            metricsName = metrics.name
        }

        /// What tells most texts apart: hashing the rest too took as long as measuring.
        package func hash(into hasher: inout Hasher) {
            hasher.combine(runs.count)
            for run in runs { hasher.combine(run.string) }
            if let first = runs.first { hasher.combine(first.font.size) }
        }
    }

    /// A stretch without a place to break a line inside it.
    struct Segment {
        /// The cluster after the segment and its offset.
        var endCluster: Int
        var endOffset: Int
        /// The cluster after the last one that shows, and the sum of advances up to it. For a segment of nothing but
        /// white space these are the previous segment's, so that white space hangs from the word before it.
        var visibleEndCluster: Int
        var visibleEnd: Double
        /// The width of the hyphen that shows when a line ends at the segment's soft hyphen.
        var hyphen: Double
        /// Whether the segment ends its paragraph.
        var isMandatory: Bool
    }

    /// What a line needs to know of a run.
    struct RunFacts {
        var font: ResolvedFont
        var baselineOffset: Double
        var lineMetrics: LineMetrics
        var ellipsis: Double
        var startOffset: Int
    }

    /// The text as it shows: the runs joined, in their case. Line ranges are offsets in its UTF-8.
    package let string: String
    package let key: Key
    let metrics: any TextMetrics
    /// The offset of each cluster, and the end.
    let offsets: [Int32]
    /// The sum of advances before each cluster, and of all. Never decreasing. Multiples of `quantum`, so every difference
    /// is exact and a line is as wide wherever it stands.
    let sums: [Double]
    let segments: [Segment]
    /// The runs that have text; when none has, the first.
    let runs: [RunFacts]
    /// The vertical measures where all runs have the same.
    let uniformMetrics: LineMetrics?
    var isUniform: Bool { uniformMetrics != nil }
    /// Whether no line has to end inside the text.
    let isOneParagraph: Bool
    /// Whether the text ends in a line end, which opens an empty last line.
    let hasEmptyLastLine: Bool
    /// The cluster after the last one that shows.
    let lastVisibleCluster: Int
    /// The first cluster of the paragraph with the last one that shows.
    let lastVisibleParagraph: Int

    /// Advances are rounded to this fraction of a point.
    static let quantum = 1.0 / 1024

    /// Measures a text.
    ///
    /// - Parameter style: its `textCase` and `localeIdentifier` are read, the rest when the text is laid out.
    package convenience init(runs: [TextRun], style: TextStyle, metrics: any TextMetrics) {
        self.init(key: Key(runs: runs, style: style, metrics: metrics), metrics: metrics)
    }

    /// Measures the text of a key.
    ///
    /// - Parameter metrics: those that the key names.
    package init(key: Key, metrics: any TextMetrics) {
        self.key = key
        self.metrics = metrics
        let shown = Self.shownRuns(key)
        var string = shown.count == 1 ? shown[0].string : shown.reduce(into: "") { $0 += $1.string }
        string.makeContiguousUTF8()
        self.string = string
        let boundaries = TextBoundaries(of: string, localeIdentifier: key.localeIdentifier)

        let tables = shown.map { FontTable.of($0, metrics) }
        var facts: [RunFacts] = []
        facts.reserveCapacity(shown.count)
        var start = 0
        for (run, table) in zip(shown, tables) {
            facts.append(
                RunFacts(
                    font: run.font,
                    baselineOffset: run.baselineOffset,
                    lineMetrics: table.lineMetrics.raised(by: run.baselineOffset),
                    ellipsis: table.ellipsis,
                    startOffset: start))
            start += run.string.utf8.count
        }
        runs = facts
        let first = facts[0].lineMetrics
        uniformMetrics = facts.dropFirst().allSatisfy { $0.lineMetrics == first } ? first : nil

        var clusters = ClusterMeasurer(metrics: metrics, firstTable: tables[0])
        clusters.measure(string, boundaries: boundaries, runs: shown, tables: tables)
        offsets = clusters.offsets
        sums = clusters.sums
        segments = clusters.segments
        hasEmptyLastLine = clusters.segments.last?.isMandatory ?? false
        isOneParagraph = !clusters.segments.contains { $0.isMandatory }
        lastVisibleCluster = clusters.lastVisibleCluster
        lastVisibleParagraph = clusters.lastVisibleParagraph
    }

    /// The runs in their case, without empty ones; one empty run at least, to give an empty text its line height.
    private static func shownRuns(_ key: Key) -> [TextRun] {
        if key.textCase == nil, key.runs.count == 1 { return key.runs }
        var shown = key.runs.filter { !$0.string.isEmpty }
        if let textCase = key.textCase {
            for index in shown.indices {
                shown[index].string = textCase.apply(to: shown[index].string, localeIdentifier: key.localeIdentifier)
            }
        }
        if shown.isEmpty { shown = [key.runs.first ?? TextRun("", font: Font.body.resolved())] }
        return shown
    }

    /// The number of clusters.
    var clusterCount: Int { offsets.count - 1 }
}

extension LineMetrics {
    /// The measures of a line whose text stands above (or, negative, below) the baseline.
    func raised(by offset: Double) -> LineMetrics {
        guard offset != 0 else { return self }
        return LineMetrics(ascent: max(ascent + offset, 0), descent: max(descent - offset, 0), leading: leading)
    }

    /// The measures of a line that holds both.
    func union(_ other: LineMetrics) -> LineMetrics {
        LineMetrics(
            ascent: max(ascent, other.ascent), descent: max(descent, other.descent),
            leading: max(leading, other.leading))
    }
}
