import SwiftUI

/// Avatars that overlap, with a layout value that says by how much.
private struct OverlapKey: LayoutValueKey {
    static let defaultValue: CGFloat = 0
}

extension View {
    func overlap(_ amount: CGFloat) -> some View { layoutValue(key: OverlapKey.self, value: amount) }
}

public struct OverlappingStack: Layout {
    public var progress: CGFloat

    public var animatableData: CGFloat {
        get { progress }
        set { progress = newValue }
    }

    @inlinable public init(progress: CGFloat = 1) { self.progress = progress }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let overlaps = subviews.dropFirst().map { $0[OverlapKey.self] * progress }
        return CGSize(
            width: sizes.map(\.width).reduce(0, +) - overlaps.reduce(0, +), height: sizes.map(\.height).max() ?? 0)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = bounds.minX
        for subview in subviews {
            if subview != subviews.first { x -= subview[OverlapKey.self] * progress }
            let width = subview.sizeThatFits(.unspecified).width
            subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: .unspecified)
            x += width
        }
    }
}
