import SwiftUI

private struct TagAxis: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.center] }
}

extension HorizontalAlignment {
    static let tag = HorizontalAlignment(TagAxis.self)
}

/// A column with an explicit guide of its own.
struct TagColumn: Layout {
    let alignment: Alignment

    private var anchor: UnitPoint {
        switch alignment {
        case .topLeading: return .topLeading
        case .topTrailing: return .topTrailing
        case .bottomLeading, .leading: return UnitPoint(x: 0, y: 0)
        case .center: return .top
        default: return UnitPoint.top
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(proposal) }
        return CGSize(width: sizes.map { $0.width }.max() ?? 0, height: sizes.map { $0.height }.reduce(0, +))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for subview in subviews {
            subview.place(
                at: CGPoint(x: bounds.minX + bounds.width * anchor.x, y: y), anchor: anchor, proposal: proposal)
            y += subview.sizeThatFits(proposal).height
        }
    }

    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        var spacing = ViewSpacing()
        for index in subviews.indices {
            var edges: Edge.Set = [.leading, .trailing]
            if index == 0 { edges.formUnion(.top) }
            if index == subviews.count - 1 { edges.formUnion(.bottom) }
            spacing.formUnion(subviews[index].spacing, edges: edges)
        }
        return spacing
    }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? {
        guide == .tag ? bounds.minX + bounds.width * 0.25 : nil
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? {
        subviews.last?.dimensions(in: proposal)[explicit: guide]
    }
}

struct TagCloud: View {
    var body: some View {
        VStack(alignment: .tag, spacing: 0) {
            TagColumn(alignment: .topLeading) {
                Color.red.frame(width: 80, height: 10)
                Color.green.frame(width: 40, height: 10)
            }
            Color.blue.frame(width: 20, height: 10)
                .alignmentGuide(.tag) { d in d[.trailing] }
                .accessibilityIdentifier("marker")
        }
    }
}
