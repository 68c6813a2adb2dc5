/// Walks a text once and gathers what wrapping needs: the advance of each cluster, and the segments between breaks.
struct ClusterMeasurer {
    private(set) var offsets: [Int32] = []
    private(set) var sums: [Double] = []
    private(set) var segments: [PreparedText.Segment] = []
    private(set) var lastVisibleCluster = 0
    private(set) var lastVisibleParagraph = 0

    private let metrics: any TextMetrics
    /// Advances of single ASCII characters in the current run, negative where not yet asked.
    private var ascii: [Double] = []

    // The state of the segment and the paragraph being walked.
    private var visibleEndCluster = 0
    private var visibleEnd = 0.0
    private var paragraphStart = 0

    init(metrics: any TextMetrics) {
        self.metrics = metrics
    }

    /// The advance of a cluster with the run's added space: a multiple of the quantum, never negative.
    func advance(of cluster: Substring, in run: TextRun) -> Double {
        let own = metrics.advance(of: cluster, font: run.font)
        guard own > 0, own.isFinite else { return 0 }
        return max((own + run.addedSpace) / PreparedText.quantum, 0).rounded() * PreparedText.quantum
    }

    /// Measures the clusters of the runs' joined text.
    mutating func measure(_ string: String, boundaries: TextBoundaries, runs: [TextRun]) {
        let utf8 = string.utf8
        let length = utf8.count
        offsets.reserveCapacity(length + 1)
        sums.reserveCapacity(length + 1)
        var sum = 0.0
        var runIndex = -1
        var runEnd = 0
        var position = utf8.startIndex
        var start = 0
        while start < length {
            while start >= runEnd {
                runIndex += 1
                runEnd += runs[runIndex].string.utf8.count
                ascii = Array(repeating: -1, count: 128)
            }
            var end = start + 1
            while !boundaries.isClusterStart(end) { end += 1 }
            let next = utf8.index(position, offsetBy: end - start)
            let first = utf8[position]
            let isBlank = Self.isBlank(string, from: position, first: first, count: end - start)
            let advance = self.advance(of: string[position..<next], first: first, in: runs[runIndex])
            offsets.append(Int32(start))
            sums.append(sum)
            sum += advance
            if advance > 0 && !isBlank {
                visibleEndCluster = offsets.count
                visibleEnd = sum
            }
            if boundaries.isLineBreak(end) {
                endSegment(at: end, sum: sum, text: string[..<next], run: runs[runIndex], isLast: end == length)
            }
            position = next
            start = end
        }
        offsets.append(Int32(length))
        sums.append(sum)
    }

    /// The advance of the cluster, from the run's table where it is one ASCII character.
    private mutating func advance(of cluster: Substring, first: UInt8, in run: TextRun) -> Double {
        guard first < 128, cluster.utf8.count == 1 else { return advance(of: cluster, in: run) }
        let known = ascii[Int(first)]
        if known >= 0 { return known }
        let advance = self.advance(of: cluster, in: run)
        ascii[Int(first)] = advance
        return advance
    }

    private mutating func endSegment(at end: Int, sum: Double, text: Substring, run: TextRun, isLast: Bool) {
        let last = text.unicodeScalars.last ?? " "
        let isMandatory = Self.endsParagraph(last)
        let hyphen = last == "\u{AD}" && !isLast ? advance(of: "-", in: run) : 0
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
