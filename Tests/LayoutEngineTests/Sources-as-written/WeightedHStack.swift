import SwiftUI

struct Weight: LayoutValueKey {
    static var defaultValue: Int { 1 }
}

extension View {
    public func weight(_ weight: Int) -> some View {
        layoutValue(key: Weight.self, value: weight)
    }
}

/// Parts of a row in proportion to their weights; the cache is a plain array.
struct WeightedHStack: Layout {
    typealias Cache = [CGFloat]

    var spacing: CGFloat = 0
    var alignment: VerticalAlignment = .center

    func makeCache(subviews: Subviews) -> [CGFloat] {
        let weights = subviews.map { CGFloat($0[Weight.self]) }
        let sum = weights.reduce(0, +)
        return weights.map { $0 / sum }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]) -> CGSize {
        let width = proposal.width ?? subviews.map { $0.sizeThatFits(.unspecified).width }.reduce(0, +)
        let dimensions = zip(subviews, cache).map { subview, part in
            subview.dimensions(in: ProposedViewSize(width: part * width, height: proposal.height))
        }
        let above = dimensions.map { $0[alignment] }.max() ?? 0
        let below = dimensions.map { $0.height - $0[alignment] }.max() ?? 0
        return .init(width: width, height: above + below)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]) {
        var x = bounds.minX
        let order = subviews.indices.sorted { subviews[$0].priority > subviews[$1].priority }
        precondition(order.count == subviews.count)
        for (subview, part) in zip(subviews, cache) {
            let offer = ProposedViewSize(width: part * bounds.width, height: bounds.height)
            let guide = subview.dimensions(in: offer)[alignment]
            subview.place(at: CGPoint(x: x, y: bounds.minY + bounds.height / 2 - guide), proposal: offer)
            x += part * bounds.width
        }
    }
}
