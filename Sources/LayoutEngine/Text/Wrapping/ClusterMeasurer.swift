/// Walks a text once and gathers what wrapping needs: the advance of each cluster, and the segments between breaks.
struct ClusterMeasurer {
    private(set) var offsets: [Int32] = []
    private(set) var sums: [Double] = []
    private(set) var segments: [PreparedText.Segment] = []
    private(set) var lastVisibleCluster = 0
    private(set) var lastVisibleParagraph = 0

    private let metrics: any TextMetrics
    // The run being walked, and the advances of single ASCII characters in it: negative where not yet asked.
    private var font: ResolvedFont
    private var addedSpace = 0.0
    private var ascii: [Double] = []

    // The state of the segment and the paragraph being walked.
    private var visibleEndCluster = 0
    private var visibleEnd = 0.0
    private var paragraphStart = 0

    init(metrics: any TextMetrics, firstRun: TextRun) {
        self.metrics = metrics
        font = firstRun.font
        enter(firstRun)
    }

    private mutating func enter(_ run: TextRun) {
        font = run.font
        addedSpace = run.addedSpace
        ascii = Array(repeating: -1, count: 128)
    }

    /// Measures the clusters of the runs' joined text.
    mutating func measure(_ string: String, boundaries: TextBoundaries, runs: [TextRun]) {
        let utf8 = string.utf8
        let length = utf8.count
        offsets.reserveCapacity(length + 1)
        sums.reserveCapacity(length + 1)
        var sum = 0.0
        var runIndex = 0
        var runEnd = runs[0].string.utf8.count
        var position = utf8.startIndex
        var start = 0
        while start < length {
            if start >= runEnd {
                // A cluster may have reached into several short runs.
                while start >= runEnd {
                    runIndex += 1
                    runEnd += runs[runIndex].string.utf8.count
                }
                enter(runs[runIndex])
            }
            var end = start + 1
            while !boundaries.isClusterStart(end) { end += 1 }
            let next = utf8.index(position, offsetBy: end - start)
            let first = utf8[position]
            let advance =
                end - start == 1
                ? asciiAdvance(first, string, at: position) : self.advance(of: string[position..<next])
            offsets.append(Int32(start))
            sums.append(sum)
            sum += advance
            if advance > 0 && !Self.isBlank(string, from: position, first: first, count: end - start) {
                visibleEndCluster = offsets.count
                visibleEnd = sum
            }
            if boundaries.isLineBreak(end) {
                endSegment(at: end, sum: sum, text: string[..<next], isLast: end == length)
            }
            position = next
            start = end
        }
        offsets.append(Int32(length))
        sums.append(sum)
    }

    /// The advance of a cluster in the current run with the run's added space: a multiple of the quantum, never negative.
    private func advance(of cluster: Substring) -> Double {
        let own = metrics.advance(of: cluster, font: font)
        guard own > 0, own.isFinite else { return 0 }
        return max((own + addedSpace) / PreparedText.quantum, 0).rounded() * PreparedText.quantum
    }

    /// The advance of a cluster of one byte, from the run's table.
    private mutating func asciiAdvance(_ byte: UInt8, _ string: String, at position: String.Index) -> Double {
        let known = ascii[Int(byte)]
        if known >= 0 { return known }
        let advance = self.advance(of: string[position..<string.utf8.index(after: position)])
        ascii[Int(byte)] = advance
        return advance
    }

    /// What a sign that the layout adds takes in a run.
    static func advance(ofSign sign: Substring, in run: TextRun, metrics: any TextMetrics) -> Double {
        ClusterMeasurer(metrics: metrics, firstRun: run).advance(of: sign)
    }

    private mutating func endSegment(at end: Int, sum: Double, text: Substring, isLast: Bool) {
        let last = text.unicodeScalars.last ?? " "
        let isMandatory = Self.endsParagraph(last)
        let hyphen = last == "\u{AD}" && !isLast ? advance(of: "-") : 0
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

    /// Whether the cluster is white space that hangs over a line's end. No-break spaces do not.
    private static func isBlank(_ string: String, from position: String.Index, first: UInt8, count: Int) -> Bool {
        if count == 1 { return first == 0x20 || first == 0x09 }
        guard count == 3, first == 0xE2 || first == 0xE3 else { return false }
        switch string.unicodeScalars[position].value {
        case 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: return true
        default: return false
        }
    }
}
