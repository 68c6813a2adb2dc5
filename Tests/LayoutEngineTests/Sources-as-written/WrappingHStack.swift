import SwiftUI

/// Words that wrap. It asks for a horizontal distance where a vertical one is meant, as found in the wild.
struct WrappingHStack: Layout {
    var alignment: Alignment
    var horizontalSpacing: CGFloat?
    var verticalSpacing: CGFloat?

    init(alignment: Alignment = .topLeading, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    private typealias Row = (elements: [(index: Int, size: CGSize, x: CGFloat)], y: CGFloat, size: CGSize)

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache _: inout ()) -> CGSize {
        if subviews.isEmpty { return .zero }
        let rows = arrangeRows(proposal: proposal, subviews: subviews)
        let width = proposal.width ?? rows.map(\.size.width).reduce(.zero) { max($0, $1) }
        var height: CGFloat = .zero
        if let last = rows.last { height = last.y + last.size.height }
        return CGSize(width: width, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache _: inout ()) {
        for row in arrangeRows(proposal: .init(width: bounds.width, height: nil), subviews: subviews) {
            let free = bounds.width - row.size.width
            let dx: CGFloat
            switch alignment.horizontal {
            case .center: dx = free / 2
            case .trailing: dx = free
            default: dx = 0
            }
            for element in row.elements {
                let dy: CGFloat
                switch alignment.vertical {
                case .top: dy = 0
                case .bottom: dy = row.size.height - element.size.height
                default: dy = (row.size.height - element.size.height) / 2
                }
                subviews[element.index].place(
                    at: CGPoint(x: element.x + dx + bounds.minX, y: row.y + dy + bounds.minY), anchor: .topLeading,
                    proposal: ProposedViewSize(element.size))
            }
        }
    }

    private func arrangeRows(proposal: ProposedViewSize, subviews: Subviews) -> [Row] {
        let sizes = subviews.map { $0.sizeThatFits(proposal) }
        var rows: [Row] = []
        var x: CGFloat = .zero
        var current: Row = ([], .zero, .zero)
        for index in subviews.indices {
            var spacing = CGFloat.zero
            if let previous = current.elements.last?.index {
                spacing = horizontalSpacing ?? self.spacing(subviews[previous], subviews[index], .horizontal)
            }
            let size = sizes[index]
            if x + size.width + spacing > proposal.width ?? .infinity, !current.elements.isEmpty {
                current.size.width = x
                rows.append(current)
                current = ([], .zero, .zero)
                spacing = .zero
                x = .zero
            }
            current.elements.append((index, size, x + spacing))
            current.size.height = max(current.size.height, size.height)
            x += size.width + spacing
        }
        current.size.width = x
        rows.append(current)
        var y: CGFloat = .zero
        var previous: Int?
        for index in rows.indices {
            let tallest = rows[index].elements.max { $0.size.height < $1.size.height }!.index
            var spacing = CGFloat.zero
            if let previous {
                spacing =
                    verticalSpacing
                    ?? subviews[previous].spacing.distance(
                        to: subviews[tallest].spacing, along: .horizontal)
            }
            rows[index].y = y + spacing
            y += rows[index].size.height + spacing
            previous = tallest
        }
        return rows
    }

    private func spacing(_ lhs: LayoutSubviews.Element, _ rhs: LayoutSubview, _ axis: Axis) -> CGFloat {
        lhs.spacing.distance(to: rhs.spacing, along: axis)
    }
}
