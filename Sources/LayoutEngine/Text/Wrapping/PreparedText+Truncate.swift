/// A last line that had to be cut.
struct CutLine {
    var line: TextLine
    /// Nil when the line could be tightened instead.
    var elided: Range<Int>?
}

extension PreparedText {
    /// How far clusters may move together before a line is cut, as a part of its width: AppKit's default factor.
    private static let tightening = 0.05

    /// Cuts the rest of the text to one line with an ellipsis, whose width counts.
    ///
    /// The ellipsis is in the font of the run in which the line begins. Where not even the ellipsis fits it stands alone
    /// and is wider than the offer. A cut line holds no line end: the tail of a paragraph that is followed by others is
    /// cut even where it fits.
    ///
    /// - Parameter start: the line's first cluster; something that shows lies beyond what fits from it on.
    func cutLine(from start: Int, offer: Double, style: TextStyle) -> CutLine {
        let origin = sums[start]
        let width = offer + Self.dust
        let startOffset = Int(offsets[start])
        let endOffset = Int(offsets[clusterCount])

        if style.allowsTightening, start >= lastVisibleParagraph {
            let natural = sums[lastVisibleCluster] - origin
            if natural * (1 - Self.tightening) <= width {
                return CutLine(line: TextLine(range: startOffset..<endOffset, width: min(natural, offer)), elided: nil)
            }
        }

        let ellipsis = runs[runIndex(at: startOffset)].ellipsis
        let room = max(width - ellipsis, 0)
        switch style.truncation {
        case .tail:
            let cut = headCut(from: start, within: room)
            let offset = Int(offsets[cut])
            return CutLine(
                line: TextLine(range: startOffset..<offset, width: sums[cut] - origin + ellipsis),
                elided: offset..<endOffset)
        case .head:
            let cut = tailCut(from: max(start, lastVisibleParagraph), within: room)
            let offset = Int(offsets[cut])
            return CutLine(
                line: TextLine(range: offset..<endOffset, width: tailWidth(from: cut) + ellipsis),
                elided: startOffset..<offset)
        case .middle:
            let head = headCut(from: start, within: room / 2)
            let headWidth = sums[head] - origin
            let tail = tailCut(from: max(head, lastVisibleParagraph), within: room - headWidth)
            return CutLine(
                line: TextLine(range: startOffset..<endOffset, width: headWidth + ellipsis + tailWidth(from: tail)),
                elided: Int(offsets[head])..<Int(offsets[tail]))
        }
    }

    /// The last cluster boundary from `start` on whose text fits, without white space before the ellipsis, and not beyond
    /// the paragraph.
    private func headCut(from start: Int, within room: Double) -> Int {
        let cut = lastCluster(from: start, upTo: clusterCount, within: sums[start] + room)
        // The first segment that ends at the cut or beyond holds it.
        var index = segmentIndex(endingAtOrAfter: start + 1)
        while index < segments.count {
            let segment = segments[index]
            if segment.endCluster >= cut || segment.isMandatory {
                return max(min(cut, segment.visibleEndCluster), start)
            }
            index += 1
        }
        return cut
    }

    /// The first cluster boundary from `bound` on after which everything that shows fits.
    private func tailCut(from bound: Int, within room: Double) -> Int {
        let least = sums[lastVisibleCluster] - room
        if sums[bound] >= least { return bound }
        var low = bound
        var high = max(lastVisibleCluster, bound + 1)
        while high - low > 1 {
            let middle = low + (high - low) / 2
            if sums[middle] >= least { high = middle } else { low = middle }
        }
        return high
    }

    /// The width of what shows from a cluster on.
    private func tailWidth(from cluster: Int) -> Double { max(sums[lastVisibleCluster] - sums[cluster], 0) }

    private func segmentIndex(endingAtOrAfter cluster: Int) -> Int {
        var low = 0
        var high = segments.count
        while low < high {
            let middle = low + (high - low) / 2
            if segments[middle].endCluster < cluster { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The run that holds an offset; the last one at the end of the text.
    func runIndex(at offset: Int) -> Int {
        var low = 0
        var high = runs.count
        while high - low > 1 {
            let middle = low + (high - low) / 2
            if runs[middle].startOffset <= offset { low = middle } else { high = middle }
        }
        return low
    }

    /// The cluster that begins at an offset.
    func cluster(at offset: Int) -> Int {
        var low = 0
        var high = offsets.count - 1
        while low < high {
            let middle = low + (high - low) / 2
            if offsets[middle] < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
