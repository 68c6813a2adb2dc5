import SwiftUI

/// Lines of views, each as high as its highest view.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct FlowLayout: Layout {
    public struct CacheData {
        var sizes: [CGSize]
        var lines: [Line] = []
        var width: CGFloat?
    }

    struct Line {
        var indices: Range<Int>
        var height: CGFloat
        var width: CGFloat
    }

    private let alignment: HorizontalAlignment
    private let spacing: CGFloat
    private let lineSpacing: CGFloat

    @inlinable
    public init(alignment: HorizontalAlignment = .leading) {
        self.init(alignment: alignment, spacing: 8, lineSpacing: 8)
    }

    public init(alignment: HorizontalAlignment, spacing: CGFloat, lineSpacing: CGFloat) {
        self.alignment = alignment
        self.spacing = spacing
        self.lineSpacing = lineSpacing
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .none
        return properties
    }

    public func makeCache(subviews: Subviews) -> CacheData {
        CacheData(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
    }

    public func updateCache(_ cache: inout CacheData, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    private func arrange(_ width: CGFloat, _ cache: inout CacheData) {
        guard cache.width != width else { return }
        cache.width = width
        cache.lines = []
        var start = 0
        var x: CGFloat = 0
        var height: CGFloat = 0
        for (index, size) in cache.sizes.enumerated() {
            if index > start, x + spacing + size.width > width {
                cache.lines.append(Line(indices: start..<index, height: height, width: x))
                start = index
                x = 0
                height = 0
            }
            x += (index == start ? 0 : spacing) + size.width
            height = max(height, size.height)
        }
        if start < cache.sizes.count {
            cache.lines.append(Line(indices: start..<cache.sizes.count, height: height, width: x))
        }
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData) -> CGSize {
        arrange(proposal.replacingUnspecifiedDimensions(by: CGSize(width: CGFloat.infinity, height: 0)).width, &cache)
        let height = cache.lines.map(\.height).reduce(0, +) + lineSpacing * CGFloat(max(cache.lines.count - 1, 0))
        return CGSize(width: cache.lines.map(\.width).max() ?? 0, height: height)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData
    ) {
        arrange(bounds.width, &cache)
        var y = bounds.minY
        for line in cache.lines {
            var x: CGFloat
            switch alignment {
            case .leading: x = bounds.minX
            case .trailing: x = bounds.maxX - line.width
            default: x = bounds.midX - line.width / 2
            }
            for index in line.indices {
                let size = cache.sizes[index]
                subviews[index].place(
                    at: CGPoint(x: x, y: y + line.height / 2), anchor: .leading, proposal: ProposedViewSize(size))
                x += size.width + spacing
            }
            y += line.height + lineSpacing
        }
    }
}
