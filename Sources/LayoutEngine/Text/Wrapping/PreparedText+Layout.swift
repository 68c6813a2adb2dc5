import Foundation

extension PreparedText {
    /// Lays the text out for an offer (SWIFTUI-LAYOUT 13).
    ///
    /// - Parameters:
    ///   - width: in points. Nil and infinity break only where the text says so; 0, negative and NaN give a line to each
    ///     cluster, as wide as the widest.
    ///   - height: in points. Lines that do not fit are cut away, but for the first; nil and infinity do not limit,
    ///     negative and NaN count as 0.
    ///   - style: its text case and locale were read when the text was prepared.
    /// - Returns: the size and the lines. Cost: linear in the places where the shown lines may break.
    package func layout(width: Double?, height: Double?, style: TextStyle) -> TextLayout {
        let width = Self.offer(width)
        let height = Self.offer(height)
        let full = layout(offer: width, heightOffer: height, style: style, fontScale: 1)
        let least = style.minimumScaleFactor
        guard full.isTruncated, least > 0, least < 1 else { return full }
        // The largest of the hundredths from the least factor up at which nothing is cut. Each smaller one fits too.
        var low = Int((least * 100).rounded(.up))
        var high = 100
        var best: TextLayout?
        while low < high {
            let middle = low + (high - low) / 2
            let shrunk = layout(offer: width, heightOffer: height, style: style, fontScale: Double(middle) / 100)
            if shrunk.isTruncated {
                high = middle
            } else {
                best = shrunk
                low = middle + 1
            }
        }
        return best ?? layout(offer: width, heightOffer: height, style: style, fontScale: least)
    }

    /// An offered length as the arithmetic wants it: from 0 to infinity.
    private static func offer(_ length: Double?) -> Double {
        guard let length else { return .infinity }
        return length > 0 ? length : 0
    }

    /// At a fraction of the font's size every advance shrinks alike, so the offer grows instead.
    private func layout(offer: Double, heightOffer: Double, style: TextStyle, fontScale: Double) -> TextLayout {
        let textOffer = offer / fontScale
        let lineLimit = style.lineLimit
        var wrapped: WrappedText
        let stack: LineStack
        var count: Int
        if isUniform {
            stack = self.stack(for: [], style: style, fontScale: fontScale)
            count = heightOffer == .infinity ? lineLimit : stack.count(fitting: heightOffer, of: lineLimit)
            wrapped = wrap(offer: textOffer, limit: count)
            count = wrapped.lines.count
        } else {
            wrapped = wrap(offer: textOffer, limit: lineLimit)
            stack = self.stack(for: wrapped.lines, style: style, fontScale: fontScale)
            count =
                heightOffer == .infinity
                ? wrapped.lines.count
                : min(stack.count(fitting: heightOffer, of: wrapped.lines.count), wrapped.lines.count)
            if count < wrapped.lines.count {
                wrapped.nextCluster = cluster(at: wrapped.lines[count].range.lowerBound)
                wrapped.lines.removeSubrange(count...)
            }
        }

        var elided: Range<Int>?
        if count > 0 {
            if wrapped.nextCluster < lastVisibleCluster {
                let start = cluster(at: wrapped.lines[count - 1].range.lowerBound)
                let cut = cutLine(from: start, offer: textOffer, style: style)
                wrapped.lines[count - 1] = cut.line
                elided = cut.elided
            } else if wrapped.nextCluster < clusterCount {
                // Only white space is left: it hangs from the last line.
                let start = wrapped.lines[count - 1].range.lowerBound
                wrapped.lines[count - 1].range = start..<Int(offsets[clusterCount])
            }
        }
        let widest = wrapped.lines.reduce(0.0) { max($0, $1.width) } * fontScale
        return TextLayout(
            size: size(lines: count, widest: widest, stack: stack, offer: offer, style: style),
            lines: fontScale == 1 ? wrapped.lines : wrapped.lines.map { $0.scaled(by: fontScale) },
            elided: elided,
            brokeWord: wrapped.firstBrokenLine < (elided == nil ? count : count - 1),
            firstBaseline: stack.metrics(of: 0).ascent,
            lastBaseline: stack.top(of: max(count - 1, 0)) + stack.metrics(of: max(count - 1, 0)).ascent,
            firstLineMetrics: stack.metrics(of: 0),
            lastLineMetrics: stack.metrics(of: max(count - 1, 0)),
            fontScale: fontScale)
    }

    private func size(lines: Int, widest: Double, stack: LineStack, offer: Double, style: TextStyle) -> CGSize {
        var width = style.roundedUp(widest)
        // The last pixel of a line that fits is not a reason to be larger than the offer.
        if width > offer, widest <= offer + Self.dust { width = offer }
        let height = stack.height(of: max(lines, style.reservedLines))
        return CGSize(width: width, height: style.roundedUp(height))
    }

    /// The size that `layout` answers. A layout asks for sizes nine times as often as for lines, so this makes none.
    func size(width: Double?, height: Double?, style: TextStyle) -> CGSize {
        let least = style.minimumScaleFactor
        let mayShrink = least > 0 && least < 1
        guard !mayShrink, let stack = uniformStack(style: style, fontScale: 1) else {
            return layout(width: width, height: height, style: style).size
        }
        let offer = Self.offer(width)
        let heightOffer = Self.offer(height)
        if isOneParagraph, let segment = segments.last, segment.visibleEnd <= offer + Self.dust {
            // All of it on one line, as `wrap` has it.
            let widest = min(sums[clusterCount], max(segment.visibleEnd, offer))
            return size(lines: 1, widest: widest, stack: stack, offer: offer, style: style)
        }
        let limit =
            heightOffer == .infinity ? style.lineLimit : stack.count(fitting: heightOffer, of: style.lineLimit)
        let wrapped = wrap(offer: offer, limit: limit, keepsLines: false)
        var last = wrapped.last.width
        if wrapped.count > 0, wrapped.nextCluster < lastVisibleCluster {
            last = cutLine(from: cluster(at: wrapped.last.range.lowerBound), offer: offer, style: style).line.width
        }
        return size(
            lines: wrapped.count, widest: max(wrapped.widestBefore, last), stack: stack, offer: offer, style: style)
    }
}

extension TextLine {
    fileprivate func scaled(by factor: Double) -> TextLine { TextLine(range: range, width: width * factor) }
}
