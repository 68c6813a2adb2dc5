public import Foundation
public import LayoutEngine

/// Rows that share the width of the widest.
///
/// The ideal width is the largest width of a child under the unspecified proposal. A finite offer narrows the column
/// to it, but not below 0; nil, infinity and NaN give the ideal, so that the column's width is always finite. Every
/// child is measured and placed with (column width, nil).
public struct EqualWidthColumn: Layout {
    public var gap: CGFloat

    public init(gap: CGFloat = 8) { self.gap = gap }

    /// The ideal width, and the heights at the width they were last measured at.
    public struct Cache {
        var ideal: CGFloat
        var width: CGFloat?
        var heights: [CGFloat] = []
    }

    public func makeCache(subviews: Subviews) -> Cache {
        let widths = subviews.map { $0.sizeThatFits(.unspecified).width }
        return Cache(ideal: widths.filter(\.isFinite).max() ?? 0)
    }

    private func columnWidth(_ offered: CGFloat?, _ cache: Cache) -> CGFloat {
        guard let offered, offered.isFinite else { return cache.ideal }
        return min(cache.ideal, max(0, offered))
    }

    /// A height holds for one width: at another one every child is measured again.
    private func heights(at width: CGFloat, _ subviews: Subviews, _ cache: inout Cache) -> [CGFloat] {
        if cache.width != width {
            cache.width = width
            cache.heights = subviews.map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)).height }
        }
        return cache.heights
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        guard !subviews.isEmpty else { return .zero }
        let width = columnWidth(proposal.width, cache)
        let gaps = CGFloat(subviews.count - 1) * gap
        return CGSize(width: width, height: heights(at: width, subviews, &cache).reduce(gaps, +))
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        let heights = heights(at: bounds.width, subviews, &cache)
        var top = bounds.minY
        for (subview, height) in zip(subviews, heights) {
            subview.place(
                at: CGPoint(x: bounds.minX, y: top), proposal: ProposedViewSize(width: bounds.width, height: nil))
            top += height + gap
        }
    }
}
