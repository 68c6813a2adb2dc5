/// The lines of a wrapped text, before any of them is cut.
struct WrappedText {
    /// Empty where only the size is wanted: then lines are counted and the widest of them is kept, without an array.
    var lines: [TextLine] = []
    let keepsLines: Bool
    private(set) var count = 0
    private(set) var last = TextLine(range: 0..<0, width: 0)
    /// The widest line but for the last.
    private(set) var widestBefore = 0.0
    /// The first cluster after the lines; the number of clusters when all of the text is in them.
    var nextCluster = 0
    /// The first line that ends inside a word; `Int.max` when none does.
    var firstBrokenLine = Int.max

    init(keepsLines: Bool) { self.keepsLines = keepsLines }

    mutating func append(_ range: Range<Int>, width: Double) {
        if last.width > widestBefore { widestBefore = last.width }
        last = TextLine(range: range, width: width)
        count += 1
        if keepsLines { lines.append(last) }
    }
}

extension PreparedText {
    /// Half a quantum more than the offer, so that the dust of dividing a width among children never wraps a text.
    static let dust = quantum / 2

    /// Greedy wrapping: each line takes as many segments as fit.
    ///
    /// 1. A segment fits when its visible part, with its hyphen if it would end the line, does. White space hangs.
    /// 2. Where not one segment fits, the line takes as many clusters as fit, at least one that shows.
    /// 3. White space before the end of a paragraph counts as far as it fits, so that a text that ends in a space keeps
    ///    it beside its neighbour.
    ///
    /// What a line takes grows with the width and never shrinks when the line starts later; so a narrower offer never
    /// gives fewer lines.
    ///
    /// - Parameters:
    ///   - offer: not negative and not NaN; infinity breaks only where it must.
    ///   - limit: stops after this many lines.
    ///   - keepsLines: whether the lines are wanted, or only what they measure.
    func wrap(offer: Double, limit: Int, keepsLines: Bool = true) -> WrappedText {
        var wrapped = WrappedText(keepsLines: keepsLines)
        guard !segments.isEmpty else { return wrapped }
        let width = offer + Self.dust
        if keepsLines { wrapped.lines.reserveCapacity(min(limit, expectedLines(width: width))) }
        var start = 0
        var startOffset = 0
        var segment = 0
        while segment < segments.count, wrapped.count < limit {
            let origin = sums[start]
            var fitting = -1
            var candidate = segment
            while candidate < segments.count {
                let visible = segments[candidate].visibleEnd - origin
                if visible > width { break }
                if visible + segments[candidate].hyphen <= width { fitting = candidate }
                if segments[candidate].isMandatory { break }
                candidate += 1
            }
            if fitting >= 0 {
                let last = segments[fitting]
                var lineWidth = max(last.visibleEnd - origin, 0) + last.hyphen
                if last.isMandatory || fitting == segments.count - 1 {
                    lineWidth = min(sums[last.endCluster] - origin, max(lineWidth, offer))
                }
                wrapped.append(startOffset..<last.endOffset, width: lineWidth)
                start = last.endCluster
                startOffset = last.endOffset
                segment = fitting + 1
            } else {
                let broken = breakInside(segments[segment], from: start, width: width)
                let end = Int(offsets[broken.end])
                wrapped.append(startOffset..<end, width: broken.width)
                if broken.end == segments[segment].endCluster {
                    segment += 1
                } else {
                    wrapped.firstBrokenLine = min(wrapped.firstBrokenLine, wrapped.count - 1)
                }
                start = broken.end
                startOffset = end
            }
        }
        if hasEmptyLastLine, start == clusterCount, wrapped.count < limit {
            wrapped.append(startOffset..<startOffset, width: 0)
        }
        wrapped.nextCluster = start
        return wrapped
    }

    /// A guess at the number of lines, to allocate once.
    private func expectedLines(width: Double) -> Int {
        let total = sums[clusterCount]
        guard width > 1 else { return min(clusterCount + 1, 1024) }
        return min(Int(min(total / width * 1.25, 1024)) + 2, segments.count + 1)
    }

    /// Breaks a segment that does not fit between two clusters.
    private func breakInside(_ segment: Segment, from start: Int, width: Double) -> (end: Int, width: Double) {
        let origin = sums[start]
        // At least one cluster that shows, and with it whatever before it has no width.
        var first = start + 1
        while first < segment.endCluster, sums[first] == origin { first += 1 }
        let room = max(width, sums[first] - origin)

        if segment.visibleEnd - origin <= room {
            // All of it fits but for its hyphen: the last cluster that shows goes to the next line, unless it is alone.
            // (Taking it without a hyphen could give a narrower offer fewer lines.)
            var last = segment.visibleEndCluster - 1
            while last > start, sums[last + 1] == sums[last] { last -= 1 }
            if segment.hyphen > 0, last >= first { return (last, sums[last] - origin) }
            return (segment.endCluster, max(segment.visibleEnd - origin, 0))
        }
        let end = lastCluster(from: first, upTo: segment.endCluster, within: room + origin)
        return (end, sums[end] - origin)
    }

    /// The last cluster boundary in `first...bound` whose sum is within a limit; `first` when even that is beyond it.
    /// Steps of doubling length first, so that the cost follows the line's length and not the text's.
    func lastCluster(from first: Int, upTo bound: Int, within limit: Double) -> Int {
        var low = first
        var step = 1
        while low + step <= bound, sums[low + step] <= limit {
            low += step
            step *= 2
        }
        var high = min(low + step, bound + 1)
        while high - low > 1 {
            let middle = low + (high - low) / 2
            if sums[middle] <= limit { low = middle } else { high = middle }
        }
        return low
    }
}
