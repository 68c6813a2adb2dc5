import LayoutRecord

/// Numbers for names that two recordings share.
struct NameNumbers {
    private var numbers: [String: Int32] = [:]

    mutating func number(of name: String) -> Int32 {
        if let known = numbers[name] { return known }
        let next = Int32(numbers.count + 1)
        numbers[name] = next
        return next
    }
}

/// The function tables of every node of a recording: what it answered at each proposal, its explicit
/// guides, and where it put its children. A key that was met twice keeps its first row.
///
/// A class, because every question about a node reads it: copying the references to its arrays took a tenth of a
/// comparison.
final class NodeTables {
    /// One time that a node placed its children: its own place row, its own size then, and its children's rows.
    struct Placing {
        let row: Int
        var ownSize: Size?
        /// Where its children's rows are in `childRows`.
        var children: Range<Int>
    }

    let events: [Event]
    /// The events as numbers.
    let rows: [TableRow]
    /// Rows of answers and guides by node, first occurrences only, in order.
    let asks: Grouped
    /// Indices into `placings` by node, first occurrences only, in order.
    let places: Grouped
    let placings: [Placing]
    /// The children's place rows of all placings.
    let childRows: [Int32]
    /// How many answers were computed, repeated ones included.
    let measureCounts: [Int32]
    /// The first pass in which a node has a row; nil when it has none.
    let firstPasses: [Int32?]
    /// The first node that answered one question in two ways.
    let unstableNode: Int?
    /// A row index for answers and guides, an index into `placings` for places.
    private let index: RowIndex

    /// Cost: O(nodes + rows).
    init(_ recording: Recording, names: inout NameNumbers, tolerance: Double) {
        var collected = CollectedRows(recording, names: &names, tolerance: tolerance)
        collected.collect()
        events = recording.events
        rows = collected.rows
        asks = collected.asks
        places = collected.places
        placings = collected.placings
        childRows = collected.childRows
        measureCounts = collected.measureCounts
        firstPasses = collected.firstPasses
        unstableNode = collected.unstableNode
        index = collected.index
    }

    /// The row of `node` here that has the key of an answer or a guide of another recording.
    ///
    /// - Parameter place: where it is likely to be among the node's rows, so that most need no look-up.
    func row(of node: Int, likeRow row: Int, of other: NodeTables, near place: Int = 0) -> Int? {
        let wanted = other.rows[row]
        let own = asks.range(of: node)
        if place < own.count {
            let likely = asks.at(own.lowerBound + place)
            if rows[likely].isAsked(as: wanted) { return likely }
        }
        var key = wanted.key
        key.node = Int32(truncatingIfNeeded: node)
        return index[key].map(Int.init)
    }

    /// The placing of `node` here that has the key of a placing of another recording.
    ///
    /// - Parameter place: where it is likely to be among the node's placings.
    func placing(of node: Int, like placing: Placing, of other: NodeTables, near place: Int = 0) -> Placing? {
        let wanted = other.rows[placing.row]
        let own = places.range(of: node)
        if place < own.count {
            let likely = placings[places.at(own.lowerBound + place)]
            if rows[likely.row].isAsked(as: wanted), Closeness.bit(likely.ownSize?.width, placing.ownSize?.width),
                Closeness.bit(likely.ownSize?.height, placing.ownSize?.height)
            {
                return likely
            }
        }
        var key = placing.key(of: wanted)
        key.node = Int32(truncatingIfNeeded: node)
        return index[key].map { placings[Int($0)] }
    }
}

extension NodeTables.Placing {
    /// - Parameter placed: its own row.
    fileprivate func key(of placed: TableRow) -> RowKey {
        var key = placed.key
        key.ownWidth = RowKey.rounded(ownSize?.width)
        key.ownHeight = RowKey.rounded(ownSize?.height)
        return key
    }
}

/// Collects the rows of a recording into its tables.
private struct CollectedRows {
    typealias Placing = NodeTables.Placing

    let rows: [TableRow]
    private let parents: [Int]
    private let severalPasses: Bool
    private let tolerance: Double

    private(set) var asks: Grouped
    private(set) var places: Grouped
    private(set) var placings: [Placing] = []
    private(set) var childRows: [Int32] = []
    private(set) var measureCounts: [Int32]
    private(set) var firstPasses: [Int32?]
    private(set) var unstableNode: Int?
    private(set) var index: RowIndex

    init(_ recording: Recording, names: inout NameNumbers, tolerance: Double) {
        let count = recording.nodes.count
        rows = recording.events.map { TableRow($0, names: &names) }
        parents = recording.nodes.map(\.parent)
        severalPasses = recording.passes > 1
        self.tolerance = tolerance
        asks = Grouped(groups: count)
        places = Grouped(groups: count)
        measureCounts = Array(repeating: 0, count: count)
        firstPasses = Array(repeating: nil, count: count)
        index = RowIndex(capacity: rows.count * (severalPasses ? 2 : 1))
    }

    mutating func collect() {
        let nodes = parents.count
        // The placing that a node's children belong to now, with its pass: one from an earlier pass is over.
        var current = [Int32](repeating: -1, count: nodes)
        var placingOfRow = [Int32](repeating: -1, count: rows.count)
        var childCounts: [Int32] = []
        var keptAsks: [(node: Int, value: Int32)] = []
        keptAsks.reserveCapacity(rows.count)
        placings.reserveCapacity(nodes)
        childCounts.reserveCapacity(nodes)
        for row in rows.indices where rows[row].node >= 0 && rows[row].node < nodes {
            let (node, pass) = (rows[row].node, rows[row].pass)
            firstPasses[node] = min(firstPasses[node] ?? .max, Int32(truncatingIfNeeded: pass))
            if rows[row].function == .place {
                let parent = parents[node]
                if parent >= 0, parent < nodes, current[parent] >= 0,
                    rows[placings[Int(current[parent])].row].pass == pass
                {
                    placingOfRow[row] = current[parent]
                    childCounts[Int(current[parent])] += 1
                }
                current[node] = Int32(placings.count)
                placings.append(Placing(row: row, ownSize: answer(like: rows[row]), children: 0..<0))
                childCounts.append(0)
                continue
            }
            if let first = index.insert(rows[row].key, Int32(row)) {
                if repeats(row, differentlyThan: Int(first)) { unstableNode = unstableNode ?? node }
            } else {
                keptAsks.append((node, Int32(row)))
            }
            guard rows[row].function == .measure else { continue }
            measureCounts[node] += 1
            if severalPasses { index.replace(newestKey(rows[row]), Int32(row)) }
        }
        asks = Grouped(keptAsks, groups: nodes)
        collectChildRows(placingOfRow, childCounts)
        keepFirstPlacings()
    }

    private func newestKey(_ row: TableRow) -> RowKey {
        RowKey(node: row.node, pass: 0, function: .newestAnswer, proposal: row.proposal)
    }

    /// The size of the node of a place row.
    private func answer(like placed: TableRow) -> Size? {
        let asked = RowKey(node: placed.node, pass: placed.pass, function: .measure, proposal: placed.proposal)
        guard let row = index[asked] ?? (severalPasses ? index[newestKey(placed)] : nil) else { return nil }
        return Size(width: rows[Int(row)].first, height: rows[Int(row)].second)
    }

    private mutating func collectChildRows(_ placingOfRow: [Int32], _ counts: [Int32]) {
        var start = 0
        for (placing, count) in counts.enumerated() {
            placings[placing].children = start..<start
            start += Int(count)
        }
        childRows = Array(repeating: 0, count: start)
        for (row, placing) in placingOfRow.enumerated() where placing >= 0 {
            let range = placings[Int(placing)].children
            childRows[range.upperBound] = Int32(row)
            placings[Int(placing)].children = range.lowerBound..<(range.upperBound + 1)
        }
    }

    private mutating func keepFirstPlacings() {
        var kept: [(node: Int, value: Int32)] = []
        kept.reserveCapacity(placings.count)
        for number in placings.indices {
            let placed = rows[placings[number].row]
            if placings[number].ownSize == nil {
                // Asked only after it was placed.
                placings[number].ownSize = answer(like: placed)
            }
            if let first = index.insert(placings[number].key(of: placed), Int32(number)) {
                if repeats(placings[number], differentlyThan: placings[Int(first)]) {
                    unstableNode = unstableNode ?? placed.node
                }
            } else {
                kept.append((placed.node, Int32(number)))
            }
        }
        places = Grouped(kept, groups: parents.count)
    }

    // MARK: Instability

    /// Whether the very same question was answered visibly differently. Questions that only share a rounded key are not
    /// the same: a step in an answer may lie between them.
    private func repeats(_ row: Int, differentlyThan first: Int) -> Bool {
        let (a, b) = (rows[row], rows[first])
        return Closeness.bit(a.proposal, b.proposal)
            && (Closeness.visible(a.first, b.first, tolerance) || Closeness.visible(a.second, b.second, tolerance))
    }

    private func repeats(_ placing: Placing, differentlyThan first: Placing) -> Bool {
        guard Closeness.bit(rows[placing.row].proposal, rows[first.row].proposal),
            Closeness.bit(placing.ownSize?.width, first.ownSize?.width),
            Closeness.bit(placing.ownSize?.height, first.ownSize?.height),
            placing.children.count == first.children.count
        else { return false }
        return zip(childRows[placing.children], childRows[first.children]).contains { a, b in
            let (a, b) = (rows[Int(a)], rows[Int(b)])
            return a.node == b.node
                && (Closeness.visible(a.proposal, b.proposal, tolerance)
                    || Closeness.visible(a.first, b.first, tolerance)
                    || Closeness.visible(a.second, b.second, tolerance))
        }
    }
}
