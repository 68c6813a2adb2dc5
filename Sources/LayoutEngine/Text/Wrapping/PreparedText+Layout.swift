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
        return TextLayout(
            size: size(of: wrapped.lines, stack: stack, offer: offer, style: style, fontScale: fontScale),
            lines: fontScale == 1 ? wrapped.lines : wrapped.lines.map { $0.scaled(by: fontScale) },
            elided: elided,
            brokeWord: wrapped.firstBrokenLine < (elided == nil ? count : count - 1),
            firstBaseline: stack.metrics(of: 0).ascent,
            lastBaseline: stack.top(of: max(count - 1, 0)) + stack.metrics(of: max(count - 1, 0)).ascent,
            firstLineMetrics: stack.metrics(of: 0),
            lastLineMetrics: stack.metrics(of: max(count - 1, 0)),
            fontScale: fontScale)
    }

    private func size(
        of lines: [TextLine], stack: LineStack, offer: Double, style: TextStyle, fontScale: Double
    ) -> CGSize {
        var widest = 0.0
        for line in lines where line.width > widest { widest = line.width }
        widest *= fontScale
        var width = style.roundedUp(widest)
        // The last pixel of a line that fits is not a reason to be larger than the offer.
        if width > offer, widest <= offer + Self.dust { width = offer }
        let height = stack.height(of: max(lines.count, style.reservedLines))
        return CGSize(width: width, height: style.roundedUp(height))
    }
}

extension TextLine {
    fileprivate func scaled(by factor: Double) -> TextLine { TextLine(range: range, width: width * factor) }
}
