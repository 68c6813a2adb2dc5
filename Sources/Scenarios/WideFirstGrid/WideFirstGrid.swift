public import Foundation
public import LayoutEngine

/// A flat list packed into equal columns; the first tile takes two slots when two columns fit.
///
/// As many columns of at least `minimum` points as fit the width, `gap` points apart. A nil width gives four columns or
/// as many as there are slots, an infinite or NaN one gives every slot a column of its own; a width below `minimum` gives
/// one column of `minimum`. Rows fill in order and are as tall as their tallest tile.
public struct WideFirstGrid: Layout {
    public var minimum: CGFloat
    public var gap: CGFloat

    public init(minimum: CGFloat = 96, gap: CGFloat = 8) {
        self.minimum = minimum
        self.gap = gap
    }

    private func columns(for width: CGFloat?, slots: Int) -> Int {
        guard slots > 0 else { return 0 }
        guard let width else { return min(4, slots) }
        guard width.isFinite else { return slots }
        // No list is longer than the bound, which keeps offers such as `greatestFiniteMagnitude` countable.
        return Int(min(1e9, max(1, ((width + gap) / (minimum + gap)).rounded(.down))))
    }

    private struct Cell {
        let row: Int
        let column: Int
        let span: Int
    }

    /// Where each child goes: rows fill in order.
    private func cells(count: Int, columns: Int) -> [Cell] {
        var cells: [Cell] = []
        var row = 0
        var column = 0
        for index in 0..<count {
            let span = index == 0 ? min(2, columns) : 1
            if column + span > columns {
                row += 1
                column = 0
            }
            cells.append(Cell(row: row, column: column, span: span))
            column += span
        }
        return cells
    }

    private struct Plan {
        var cells: [Cell] = []
        var cellWidth: CGFloat = 0
        var width: CGFloat = 0
        var heights: [CGFloat] = []
    }

    private func plan(_ width: CGFloat?, _ subviews: Subviews) -> Plan {
        let slots = subviews.count > 1 ? subviews.count + 1 : subviews.count
        let columns = columns(for: width, slots: slots)
        guard columns > 0 else { return Plan() }
        var plan = Plan()
        let natural = CGFloat(columns) * minimum + CGFloat(columns - 1) * gap
        plan.width = if let width, width.isFinite { max(width, natural) } else { natural }
        plan.cellWidth = (plan.width - CGFloat(columns - 1) * gap) / CGFloat(columns)
        plan.cells = cells(count: subviews.count, columns: columns)
        plan.heights = Array(repeating: 0, count: (plan.cells.last?.row ?? -1) + 1)
        for (cell, subview) in zip(plan.cells, subviews) {
            let size = subview.sizeThatFits(ProposedViewSize(width: span(cell, plan.cellWidth), height: nil))
            plan.heights[cell.row] = max(plan.heights[cell.row], size.height)
        }
        return plan
    }

    private func span(_ cell: Cell, _ width: CGFloat) -> CGFloat {
        CGFloat(cell.span) * width + CGFloat(cell.span - 1) * gap
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let plan = plan(proposal.width, subviews)
        let gaps = CGFloat(max(0, plan.heights.count - 1)) * gap
        return CGSize(width: plan.width, height: plan.heights.reduce(gaps, +))
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let plan = plan(bounds.width, subviews)
        var tops: [CGFloat] = []
        var top = bounds.minY
        for height in plan.heights {
            tops.append(top)
            top += height + gap
        }
        for (cell, subview) in zip(plan.cells, subviews) {
            subview.place(
                at: CGPoint(x: bounds.minX + CGFloat(cell.column) * (plan.cellWidth + gap), y: tops[cell.row]),
                proposal: ProposedViewSize(width: span(cell, plan.cellWidth), height: nil))
        }
    }
}
