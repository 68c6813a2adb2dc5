import Foundation

/// How a `Grid` shares out room. No public source states SwiftUI's distribution; this one is the stacks' rules
/// (SWIFTUI-LAYOUT 2) applied to whole columns and then to whole rows, and it keeps what Apple documents: a cell wider
/// than the others sets its column, a flexible cell makes the grid greedy unless it is unsized on that axis, rows with
/// fewer cells end in empty ones, a view outside a row spans the grid (SWIFTUI-LAYOUT 10, trust C).
///
/// Columns first, with nil as the cells' height. Each column's least and greatest width are its cells' largest answers
/// at 0 and at infinity; columns are served from the least flexible to the most, each offered an equal part of what is
/// left, and are as wide as their cells' largest answer. Then cells of several columns are offered those columns and
/// what is left; what they answer beyond them widens them equally. Rows follow in the same way at the columns' widths.
struct GridAlgorithm: Sendable {
    private struct Cell: Sendable {
        let index: Int
        let row: Int
        let columns: Range<Int>
        let unsized: Axis.Set
        let anchor: UnitPoint?
    }

    private struct Sizes: Sendable {
        var widths: [CGFloat]
        /// The rows' lengths as their cells are offered them.
        var offers: [CGFloat]
        /// As long as the rows are with their cells aligned by their guides: else the same.
        var heights: [CGFloat]
        /// Where the common guides of rows stand.
        var guides: [CGFloat?]
    }

    private let alignment: Alignment
    private let horizontalGap: CGFloat
    private let verticalGap: CGFloat
    private var cells: [Cell] = []
    private var rowAlignments: [VerticalAlignment?] = []
    private var columnAlignments: [HorizontalAlignment?] = []
    /// The last distribution, for placing at the proposal that was measured last.
    private var last: (proposal: ProposedViewSize, sizes: Sizes)?

    init(
        _ nodes: ArraySlice<LayoutNode>, alignment: Alignment, horizontalGap: CGFloat, verticalGap: CGFloat
    ) {
        self.alignment = alignment
        self.horizontalGap = horizontalGap
        self.verticalGap = verticalGap
        arrange(nodes)
    }

    /// Gives each node its row and columns.
    private mutating func arrange(_ nodes: ArraySlice<LayoutNode>) {
        var columnCount = 0
        var openRow: Int?
        var nextColumn = 0
        var whole: [Int] = []
        for (index, node) in nodes.enumerated() {
            let mark = node.gridValue(GridRowKey.self)
            let span: Int
            if let mark {
                if openRow != mark.id {
                    rowAlignments.append(mark.alignment)
                    nextColumn = 0
                }
                span = min(node.gridValue(GridCellColumnsKey.self), 10_000)
            } else {
                rowAlignments.append(nil)
                nextColumn = 0
                span = 1
                whole.append(index)
            }
            openRow = mark?.id
            cells.append(
                Cell(
                    index: index, row: rowAlignments.count - 1, columns: nextColumn..<nextColumn + span,
                    unsized: node.gridValue(GridCellUnsizedAxesKey.self),
                    anchor: node.gridValue(GridCellAnchorKey.self)))
            nextColumn += span
            columnCount = max(columnCount, nextColumn)
        }
        for index in whole {
            let cell = cells[index]
            cells[index] = Cell(
                index: index, row: cell.row, columns: 0..<columnCount, unsized: cell.unsized, anchor: cell.anchor)
        }
        columnAlignments = Array(repeating: nil, count: columnCount)
        for cell in cells {
            guard let guide = nodes[nodes.startIndex + cell.index].gridValue(GridColumnAlignmentKey.self) else {
                continue
            }
            for column in cell.columns where columnAlignments[column] == nil { columnAlignments[column] = guide }
        }
    }

    mutating func size(_ proposal: ProposedViewSize, _ nodes: ArraySlice<LayoutNode>) -> CGSize {
        guard !cells.isEmpty else { return .zero }
        let sizes = sizes(proposal, nodes)
        return CGSize(
            width: sum(sizes.widths, horizontalGap, 0..<sizes.widths.count),
            height: sum(sizes.heights, verticalGap, 0..<sizes.heights.count))
    }

    private mutating func sizes(_ proposal: ProposedViewSize, _ nodes: ArraySlice<LayoutNode>) -> Sizes {
        if let last, last.proposal == proposal { return last.sizes }
        let first = nodes.startIndex
        let spans = cells.map { (cell: $0, tracks: $0.columns) }
        let widths = distribute(
            proposal.width, horizontalGap, count: columnAlignments.count,
            spans.filter { !$0.cell.unsized.contains(.horizontal) }
        ) { cell, width in
            nodes[first + cell.index].sizeThatFits(ProposedViewSize(width: width, height: nil)).width
        }
        let heights = distribute(
            proposal.height, verticalGap, count: rowAlignments.count,
            cells.filter { !$0.unsized.contains(.vertical) }.map { (cell: $0, tracks: $0.row..<$0.row + 1) }
        ) { cell, height in
            let width = sum(widths, horizontalGap, cell.columns)
            return nodes[first + cell.index].sizeThatFits(ProposedViewSize(width: width, height: height)).height
        }
        var sizes = Sizes(widths: widths, offers: heights, heights: heights, guides: [])
        align(&sizes, nodes)
        last = (proposal, sizes)
        return sizes
    }

    /// The lengths of columns or rows.
    private func distribute(
        _ length: CGFloat?, _ gap: CGFloat, count: Int, _ cells: [(cell: Cell, tracks: Range<Int>)],
        _ answer: (Cell, CGFloat?) -> CGFloat
    ) -> [CGFloat] {
        var lengths = [CGFloat](repeating: 0, count: count)
        let single = cells.filter { $0.tracks.count == 1 }
        var rest: CGFloat?
        if let length {
            var least = lengths
            var greatest = lengths
            for (cell, tracks) in single {
                let track = tracks.lowerBound
                least[track] = max(least[track], answer(cell, 0))
                greatest[track] = max(greatest[track], answer(cell, .infinity))
            }
            let occupied = Set(single.map(\.tracks.lowerBound))
            let order = occupied.sorted { a, b in
                let (left, right) = (greatest[a] - least[a], greatest[b] - least[b])
                if left == .infinity, right == .infinity, least[a] != least[b] { return least[a] > least[b] }
                return left == right ? a < b : left < right
            }
            var byTrack = [[Cell]](repeating: [], count: count)
            for (cell, tracks) in single { byTrack[tracks.lowerBound].append(cell) }
            var available = length - gap * CGFloat(max(0, count - 1))
            for (place, track) in order.enumerated() {
                let part = max(0, available / CGFloat(order.count - place))
                for cell in byTrack[track] { lengths[track] = max(lengths[track], answer(cell, part)) }
                if available.isFinite { available -= lengths[track] }
            }
            rest = max(0, available)
        } else {
            for (cell, tracks) in single {
                lengths[tracks.lowerBound] = max(lengths[tracks.lowerBound], answer(cell, nil))
            }
        }
        let spanning = cells.filter { $0.tracks.count > 1 }.sorted { a, b in
            (a.tracks.count, a.cell.index) < (b.tracks.count, b.cell.index)
        }
        for (cell, tracks) in spanning {
            let own = sum(lengths, gap, tracks)
            let needed = answer(cell, rest.map { own + $0 })
            guard needed > own else { continue }
            for track in tracks { lengths[track] += (needed - own) / CGFloat(tracks.count) }
            if let left = rest, left.isFinite { rest = max(0, left - (needed - own)) }
        }
        return lengths
    }

    private func sum(_ lengths: [CGFloat], _ gap: CGFloat, _ range: Range<Int>) -> CGFloat {
        lengths[range].reduce(gap * CGFloat(max(0, range.count - 1)), +)
    }

    mutating func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ nodes: ArraySlice<LayoutNode>) {
        guard !cells.isEmpty else { return }
        let sizes = sizes(proposal, nodes)
        let lefts = starts(sizes.widths, horizontalGap)
        let tops = starts(sizes.heights, verticalGap)
        for cell in cells {
            let node = nodes[nodes.startIndex + cell.index]
            let room = CGSize(width: sum(sizes.widths, horizontalGap, cell.columns), height: sizes.heights[cell.row])
            let offer = ProposedViewSize(width: room.width, height: sizes.offers[cell.row])
            var corner: CGPoint
            if let anchor = cell.anchor {
                let size = node.sizeThatFits(offer)
                func start(_ room: CGFloat, _ length: CGFloat, _ unit: CGFloat) -> CGFloat {
                    room.isFinite && length.isFinite ? (room - length) * unit : 0
                }
                corner = CGPoint(
                    x: start(room.width, size.width, anchor.x), y: start(room.height, size.height, anchor.y))
            } else {
                // The cell's anchor, then the column's alignment, the row's, the grid's.
                let aligned = Alignment(
                    horizontal: columnAlignments[cell.columns.lowerBound] ?? alignment.horizontal,
                    vertical: vertical(cell.row))
                corner = node.aligned(aligned, in: room, proposal: offer)
                if let guide = sizes.guides[cell.row], !cell.unsized.contains(.vertical) {
                    corner.y = guide - node.dimensions(in: offer)[vertical(cell.row)]
                }
            }
            node.place(
                at: CGPoint(
                    x: bounds.minX + lefts[cell.columns.lowerBound] + corner.x,
                    y: bounds.minY + tops[cell.row] + corner.y), proposal: offer)
        }
    }

    private func vertical(_ row: Int) -> VerticalAlignment { rowAlignments[row] ?? alignment.vertical }

    private func starts(_ lengths: [CGFloat], _ gap: CGFloat) -> [CGFloat] {
        var position: CGFloat = 0
        return lengths.map { length in
            defer { position += length + gap }
            return position
        }
    }

    /// Aligns the cells of each row whose alignment is a text baseline or an author's own with each other, as an HStack
    /// does: the row is as long as they are together. Edges and centres are those of the cells, and a cell that is unsized
    /// down has no part in it.
    private func align(_ sizes: inout Sizes, _ nodes: ArraySlice<LayoutNode>) {
        sizes.guides = Array(repeating: nil, count: rowAlignments.count)
        var below = sizes.guides
        for cell in cells
        where vertical(cell.row).key.merging != .none && cell.anchor == nil && !cell.unsized.contains(.vertical) {
            let offer = ProposedViewSize(
                width: sum(sizes.widths, horizontalGap, cell.columns), height: sizes.offers[cell.row])
            let dimensions = nodes[nodes.startIndex + cell.index].dimensions(in: offer)
            let guide = dimensions[vertical(cell.row)]
            guard guide.isFinite else { continue }
            sizes.guides[cell.row] = max(sizes.guides[cell.row] ?? guide, guide)
            below[cell.row] = max(below[cell.row] ?? 0, dimensions.height - guide)
        }
        for (row, guide) in sizes.guides.enumerated() {
            guard let guide, let below = below[row] else { continue }
            sizes.heights[row] = max(sizes.heights[row], guide + below)
        }
    }
}

extension LayoutNode {
    /// A grid's value of this view or of what its modifiers modify.
    fileprivate final func gridValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value {
        (layoutValue(ObjectIdentifier(key))?.value as? Key.Value) ?? Key.defaultValue
    }
}
