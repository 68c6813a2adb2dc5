import SwiftUI

/// Views down a diagonal, aware of reading direction; built on slices of the subviews.
struct DiagonalLayout: Layout {
    var step: CGFloat = 0

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        total(of: subviews[...])
    }

    private func total(of subviews: LayoutSubviews.SubSequence) -> CGSize {
        guard let first = subviews.first else { return .zero }
        let rest = total(of: subviews.dropFirst())
        let size = first.sizeThatFits(.unspecified)
        return CGSize(
            width: size.width + rest.width + (rest == .zero ? 0 : step),
            height: size.height + rest.height + (rest == .zero ? 0 : step))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var point = bounds.origin
        let ordered: [LayoutSubviews.Element] =
            subviews.layoutDirection == .rightToLeft ? Array(subviews.reversed()) : Array(subviews)
        for subview in ordered {
            let size = subview.sizeThatFits(.unspecified)
            subview.place(at: point, proposal: .init(width: size.width, height: size.height))
            point.x += size.width + step
            point.y += size.height + step
        }
    }
}
