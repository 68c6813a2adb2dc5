import SwiftUI

/// Lays its children out in rows and begins a new row when the next child does not fit.
public struct FlowRow: Layout {
    var spacing = 8.0

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        arrange(subviews, width: proposal.width ?? .infinity).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let places = arrange(subviews, width: bounds.width).places
        for (subview, place) in zip(subviews, places) {
            subview.place(
                at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: .unspecified)
        }
    }

    private func arrange(_ subviews: Subviews, width: Double) -> (places: [CGPoint], size: CGSize) {
        var places: [CGPoint] = []
        var size = CGSize.zero
        var next = CGPoint.zero
        for subview in subviews {
            let own = subview.sizeThatFits(.unspecified)
            if next.x > 0, next.x + own.width > width {
                next = CGPoint(x: 0, y: size.height + spacing / 2)
            }
            places.append(next)
            size.width = max(size.width, next.x + own.width)
            size.height = max(size.height, next.y + own.height)
            next.x += own.width + spacing
        }
        return (places, size)
    }
}
