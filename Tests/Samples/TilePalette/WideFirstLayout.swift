import SwiftUI

/// Packs its subviews into equal columns; the first one takes two.
struct WideFirstLayout: Layout {
    var minimumColumn: CGFloat = 96
    var gap: CGFloat = 8

    struct Slot {
        var row: Int
        var column: Int
        var span: Int
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 408, height: 0)).width
        guard width.isFinite else { return CGSize(width: 408, height: 64) }
        let (slots, columnWidth) = arrange(subviews, in: width)
        let heights = rowHeights(slots, subviews, columnWidth)
        return CGSize(width: width, height: heights.reduce(0, +) + gap * CGFloat(max(0, heights.count - 1)))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let (slots, columnWidth) = arrange(subviews, in: bounds.width)
        let heights = rowHeights(slots, subviews, columnWidth)
        for (slot, subview) in zip(slots, subviews) {
            let top = heights.prefix(slot.row).reduce(0, +) + gap * CGFloat(slot.row)
            subview.place(
                at: CGPoint(x: bounds.minX + CGFloat(slot.column) * (columnWidth + gap), y: bounds.minY + top),
                anchor: .topLeading,
                proposal: ProposedViewSize(width: width(of: slot, columnWidth), height: nil))
        }
    }

    private func arrange(_ subviews: Subviews, in width: CGFloat) -> ([Slot], CGFloat) {
        let columns = max(1, Int((width + gap) / (minimumColumn + gap)))
        let columnWidth = (width - CGFloat(columns - 1) * gap) / CGFloat(columns)
        var slots: [Slot] = []
        var row = 0
        var column = 0
        for index in subviews.indices {
            let span = index == 0 ? min(2, columns) : 1
            if column + span > columns {
                row += 1
                column = 0
            }
            slots.append(Slot(row: row, column: column, span: span))
            column += span
        }
        return (slots, columnWidth)
    }

    private func width(of slot: Slot, _ columnWidth: CGFloat) -> CGFloat {
        CGFloat(slot.span) * columnWidth + CGFloat(slot.span - 1) * gap
    }

    private func rowHeights(_ slots: [Slot], _ subviews: Subviews, _ columnWidth: CGFloat) -> [CGFloat] {
        var heights: [CGFloat] = []
        for (slot, subview) in zip(slots, subviews) {
            let proposal = ProposedViewSize(width: width(of: slot, columnWidth), height: nil)
            let height = subview.sizeThatFits(proposal).height
            if slot.row < heights.count {
                heights[slot.row] = max(heights[slot.row], height)
            } else {
                heights.append(height)
            }
        }
        return heights
    }
}
