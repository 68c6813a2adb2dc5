/// Walks a text once and gathers what wrapping needs: the advance of each cluster, and the segments between breaks.
struct ClusterMeasurer {
    private(set) var offsets: [Int32] = []
    private(set) var sums: [Double] = []
    private(set) var segments: [PreparedText.Segment] = []
    private(set) var lastVisibleCluster = 0
    private(set) var lastVisibleParagraph = 0

    private let metrics: any TextMetrics
    /// The font of the run being walked.
    private var table: FontTable

    // The state of the segment and the paragraph being walked.
    private var visibleEndCluster = 0
    private var visibleEnd = 0.0
    private var paragraphStart = 0

    init(metrics: any TextMetrics, firstTable: FontTable) {
        self.metrics = metrics
        table = firstTable
    }

    /// Measures the clusters of the runs' joined text.
    ///
    /// - Parameter tables: one for each run.
    mutating func measure(_ string: String, boundaries: TextBoundaries, runs: [TextRun], tables: [FontTable]) {
        // The text was made contiguous.
        string.utf8.withContiguousStorageIfAvailable { bytes in
            measure(string, bytes, boundaries, runs, tables)
        }
    }

    private mutating func measure(
        _ string: String, _ bytes: UnsafeBufferPointer<UInt8>, _ boundaries: TextBoundaries, _ runs: [TextRun],
        _ tables: [FontTable]
    ) {
        let length = bytes.count
        offsets.reserveCapacity(length + 1)
        sums.reserveCapacity(length + 1)
        // Words of a label; growing from one would allocate three times for the first eight.
        segments.reserveCapacity(length / 6 + 1)
        var sum = 0.0
        var runIndex = 0
        var runEnd = runs.count == 1 ? length : runs[0].string.utf8.count
        var start = 0
        while start < length {
            if start >= runEnd {
                // A cluster may have reached into several short runs.
                while start >= runEnd {
                    runIndex += 1
                    runEnd += runs[runIndex].string.utf8.count
                }
                table = tables[runIndex]
            }
            var end = start + 1
            while !boundaries.isClusterStart(end) { end += 1 }
            let first = bytes[start]
            let advance: Double
            let isBlank: Bool
            if end - start == 1 {
                advance = table.ascii[Int(first)]
                isBlank = first == 0x20 || first == 0x09
            } else {
                let cluster = Self.cluster(string, start, end)
                advance = self.advance(of: cluster)
                isBlank = Self.isBlank(cluster, first: first)
            }
            offsets.append(Int32(truncatingIfNeeded: start))
            sums.append(sum)
            sum += advance
            if advance > 0 && !isBlank {
                visibleEndCluster = offsets.count
                visibleEnd = sum
            }
            if boundaries.isLineBreak(end) {
                let last =
                    bytes[end - 1] < 0x80
                    ? Unicode.Scalar(bytes[end - 1]) : Self.cluster(string, start, end).unicodeScalars.last ?? " "
                endSegment(at: end, sum: sum, last: last, isLast: end == length)
            }
            start = end
        }
        offsets.append(Int32(truncatingIfNeeded: length))
        sums.append(sum)
    }

    private static func cluster(_ string: String, _ start: Int, _ end: Int) -> Substring {
        let first = string.utf8.index(string.startIndex, offsetBy: start)
        return string[first..<string.utf8.index(first, offsetBy: end - start)]
    }

    private func advance(of cluster: Substring) -> Double {
        FontTable.advance(of: cluster, font: table.key.font, addedSpace: table.key.addedSpace, metrics)
    }

    private mutating func endSegment(at end: Int, sum: Double, last: Unicode.Scalar, isLast: Bool) {
        let isMandatory = Self.endsParagraph(last)
        let hyphen = last == "\u{AD}" && !isLast ? table.ascii[0x2D] : 0
        segments.append(
            PreparedText.Segment(
                endCluster: offsets.count, endOffset: end, visibleEndCluster: visibleEndCluster,
                visibleEnd: visibleEnd, hyphen: hyphen, isMandatory: isMandatory))
        if visibleEndCluster > paragraphStart {
            lastVisibleCluster = visibleEndCluster
            lastVisibleParagraph = paragraphStart
        }
        if isMandatory {
            paragraphStart = offsets.count
            visibleEndCluster = paragraphStart
            visibleEnd = sum
        }
    }

    /// UAX #14's classes BK, CR, LF and NL: always the end of a line.
    private static func endsParagraph(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    /// Whether a cluster of several bytes is white space that hangs over a line's end. No-break spaces do not.
    private static func isBlank(_ cluster: Substring, first: UInt8) -> Bool {
        guard cluster.utf8.count == 3, first == 0xE2 || first == 0xE3 else { return false }
        switch cluster.unicodeScalars[cluster.startIndex].value {
        case 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: return true
        default: return false
        }
    }
}
