#if canImport(UIKit)
    import UIKit
#endif
#if canImport(CoreGraphics)
    import CoreGraphics
#endif
import Foundation
import SwiftUI

public enum WaterfallTracks: Hashable, Sendable {
    case count(Int)
    case adaptive(minimum: CGFloat)
}

/// Rows or columns that flow past each other.
@available(iOS 16, macOS 13, *)
public struct WaterfallLayout {
    public let axis: Axis
    public let tracks: WaterfallTracks
    public let spacing: CGFloat

    @inlinable public init(axis: Axis = .vertical, tracks: WaterfallTracks, spacing: CGFloat = 4) {
        self.axis = axis
        self.tracks = tracks
        self.spacing = spacing
    }
}

@available(iOS 16, macOS 13, *)
extension WaterfallLayout: Layout {
    public typealias Cache = [Int: [CGRect]]

    public func makeCache(subviews: LayoutSubviews) -> Cache { [:] }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache) -> CGSize {
        let length = (axis == .vertical ? proposal.width : proposal.height) ?? 100
        let rects = self.rects(length, subviews, &cache)
        let union = rects.reduce(CGRect.null) { $0.union($1) }
        guard !union.isNull else { return .zero }
        return axis == .vertical
            ? CGSize(width: length, height: union.maxY) : CGSize(width: union.maxX, height: length)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache
    ) {
        let length = axis == .vertical ? bounds.width : bounds.height
        for (subview, rect) in zip(subviews, rects(length, subviews, &cache)) {
            let moved = rect.offsetBy(dx: bounds.minX, dy: bounds.minY)
            subview.place(at: moved.origin, proposal: .init(moved.size))
        }
    }

    private func rects(_ length: CGFloat, _ subviews: LayoutSubviews, _ cache: inout Cache) -> [CGRect] {
        guard length.isFinite else { return subviews.map { _ in .zero } }
        let key = Int(length.rounded())
        if let known = cache[key] { return known }
        let count: Int
        switch tracks {
        case .count(let number): count = max(1, number)
        case let .adaptive(minimum): count = max(1, Int((length + spacing) / (minimum + spacing)))
        }
        let track = (length - spacing * CGFloat(count - 1)) / CGFloat(count)
        var ends = [CGFloat](repeating: 0, count: count)
        let rects: [CGRect] = subviews.map { subview in
            let index = ends.firstIndex(of: ends.min()!)!
            let start = CGFloat(index) * (track + spacing)
            if axis == .vertical {
                let height = subview.dimensions(in: ProposedViewSize(width: track, height: nil)).height
                defer { ends[index] += height + spacing }
                return CGRect(x: start, y: ends[index], width: track, height: height)
            } else {
                let width = subview.dimensions(in: ProposedViewSize(width: nil, height: track)).width
                defer { ends[index] += width + spacing }
                return CGRect(x: ends[index], y: start, width: width, height: track)
            }
        }
        cache[key] = rects
        return rects
    }
}
