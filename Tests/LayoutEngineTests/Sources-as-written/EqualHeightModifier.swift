import SwiftUI

/// One type that is a layout and a modifier.
struct SquareFrame: Layout, ViewModifier {
    var padding: CGFloat = 0

    func body(content: Content) -> some View {
        SquareFrame(padding: padding) {
            content
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard let size = subviews.first?.sizeThatFits(.unspecified) else { return .zero }
        let side = max(size.width, size.height) + 2 * padding
        return CGSize(width: side, height: side)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    }
}

extension View {
    func squared(padding: CGFloat = 0) -> some View { modifier(SquareFrame(padding: padding)) }
}
