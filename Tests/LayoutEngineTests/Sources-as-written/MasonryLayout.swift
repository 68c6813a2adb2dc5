import SwiftUI

/// Columns that are filled where they are shortest.
struct MasonryLayout: Layout {
    let columns: Int
    let spacing: Double

    init(columns: Int = 2, spacing: Double = 8) {
        self.columns = max(1, columns)
        self.spacing = spacing
    }

    struct Cache {
        var frames: [CGRect] = []
        var width: Double = 0.0
    }

    func makeCache(subviews: Subviews) -> Cache { Cache() }

    func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache.frames.removeAll()
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let safeProposal = proposal.replacingUnspecifiedDimensions()
        let width = safeProposal.width
        cache = Cache(frames: frames(for: subviews, in: width), width: width)
        let height = cache.frames.max { $0.maxY < $1.maxY } ?? .zero
        return CGSize(width: width, height: height.maxY)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        if bounds.width != cache.width || cache.frames.count != subviews.count {
            cache = Cache(frames: frames(for: subviews, in: bounds.width), width: bounds.width)
        }
        for index in subviews.indices {
            let frame = cache.frames[index]
            let position = CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY)
            subviews[index].place(at: position, proposal: ProposedViewSize(frame.size))
        }
    }

    func frames(for subviews: Subviews, in totalWidth: Double) -> [CGRect] {
        let totalSpacing = spacing * Double(columns - 1)
        let columnWidth = (totalWidth - totalSpacing) / Double(columns)
        let columnWidthWithSpacing = columnWidth + spacing
        let proposedSize = ProposedViewSize(width: columnWidth, height: nil)
        var viewFrames = [CGRect]()
        var columnHeights = Array(repeating: 0.0, count: columns)
        for subview in subviews {
            var selectedColumn = 0
            var selectedHeight = Double.greatestFiniteMagnitude
            for (columnIndex, height) in columnHeights.enumerated() where height < selectedHeight {
                selectedColumn = columnIndex
                selectedHeight = height
            }
            let x = Double(selectedColumn) * columnWidthWithSpacing
            let y = columnHeights[selectedColumn]
            let size = subview.sizeThatFits(proposedSize)
            let frame = CGRect(x: x, y: y, width: size.width, height: size.height)
            columnHeights[selectedColumn] += size.height + spacing
            viewFrames.append(frame)
        }
        return viewFrames
    }
}
