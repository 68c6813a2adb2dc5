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
/// Cost: O(nodes + rows).
struct NodeTables {
    /// One time that a node placed its children: its own place row, its own size then, and its children's rows.
    struct Placing {
        let row: Int
        var ownSize: Size?
        /// Where its children's rows are in `childRows`.
        var children: Range<Int>
    }

    let events: [Event]
    /// Rows of answers and guides by node, first occurrences only, in order.
    private(set) var asks: Grouped
    /// Indices into `placings` by node, first occurrences only, in order.
    private(set) var places: Grouped
    private(set) var placings: [Placing] = []
    /// The children's place rows of all placings.
    private(set) var childRows: [Int32] = []
    /// How many answers were computed, repeated ones included.
    private(set) var measureCounts: [Int32]
    /// The first pass in which a node has a row; nil when it has none.
    private(set) var firstPasses: [Int32?]
    /// The first node that answered one question in two ways.
    private(set) var unstableNode: Int?
    /// A row index for answers and guides, an index into `placings` for places.
    private var index: [RowKey: Int32]
    private let guideNames: [Int32]

    init(_ recording: Recording, names: inout NameNumbers, tolerance: Double) {
        events = recording.events
        let count = recording.nodes.count
        measureCounts = Array(repeating: 0, count: count)
        firstPasses = Array(repeating: nil, count: count)
        index = Dictionary(minimumCapacity: events.count)
        asks = Grouped(groups: count)
        places = Grouped(groups: count)
        guideNames = events.map { event in
            if case .guide(_, _, _, let name, _) = event { names.number(of: name) } else { 0 }
        }
        collectRows(parents: recording.nodes.map(\.parent), severalPasses: recording.passes > 1, tolerance: tolerance)
    }

    // MARK: Keys

    private func key(ofRow row: Int, node: Int) -> RowKey {
        switch events[row] {
        case .measure(let pass, _, let proposal, _):
            return RowKey(node: node, pass: pass, function: .measure, proposal: proposal)
        case .guide(let pass, _, let proposal, _, _):
            var key = RowKey(node: node, pass: pass, function: .guide, proposal: proposal)
            key.name = guideNames[row]
            return key
        case .place(let pass, _, let proposal, _, _):
            return RowKey(node: node, pass: pass, function: .place, proposal: proposal)
        }
    }

    private func key(of placing: Placing, node: Int) -> RowKey {
        var key = key(ofRow: placing.row, node: node)
        key.ownWidth = RowKey.rounded(placing.ownSize?.width)
        key.ownHeight = RowKey.rounded(placing.ownSize?.height)
        return key
    }

    /// The row of `node` here that has the key of an answer or a guide of another recording.
    func row(of node: Int, likeRow row: Int, of other: NodeTables) -> Int? {
        index[other.key(ofRow: row, node: node)].map(Int.init)
    }

    /// The placing of `node` here that has the key of a placing of another recording.
    func placing(of node: Int, like placing: Placing, of other: NodeTables) -> Placing? {
        index[other.key(of: placing, node: node)].map { placings[Int($0)] }
    }

    // MARK: Collecting

    private mutating func collectRows(parents: [Int], severalPasses: Bool, tolerance: Double) {
        let nodes = parents.count
        // The placing that a node's children belong to now, with its pass: one from an earlier pass is over.
        var current = [Int32](repeating: -1, count: nodes)
        var placingOfRow = [Int32](repeating: -1, count: events.count)
        var childCounts: [Int32] = []
        var keptAsks: [(node: Int, value: Int32)] = []
        for (row, event) in events.enumerated() where event.node >= 0 && event.node < nodes {
            let node = event.node
            firstPasses[node] = min(firstPasses[node] ?? .max, Int32(truncatingIfNeeded: event.pass))
            switch event {
            case .measure(_, _, let proposal, _), .guide(_, _, let proposal, _, _):
                if case .measure = event { measureCounts[node] += 1 }
                let key = key(ofRow: row, node: node)
                // One look-up for a key that is new, as most are; the first row of a key is the one that is kept.
                if let first = index.updateValue(Int32(row), forKey: key) {
                    index[key] = first
                    if repeats(row, differentlyThan: Int(first), tolerance) { unstableNode = unstableNode ?? node }
                } else {
                    keptAsks.append((node, Int32(row)))
                }
                if severalPasses, case .measure = event {
                    index[RowKey(node: node, pass: 0, function: .newestAnswer, proposal: proposal)] = Int32(row)
                }
            case .place(let pass, _, let proposal, _, _):
                let parent = parents[node]
                if parent >= 0, parent < nodes, current[parent] >= 0,
                    events[placings[Int(current[parent])].row].pass == pass
                {
                    placingOfRow[row] = current[parent]
                    childCounts[Int(current[parent])] += 1
                }
                current[node] = Int32(placings.count)
                placings.append(
                    Placing(row: row, ownSize: answer(of: node, pass: pass, proposal), children: 0..<0))
                childCounts.append(0)
            }
        }
        asks = Grouped(keptAsks, groups: nodes)
        collectChildRows(placingOfRow, childCounts)
        keepFirstPlacings(tolerance: tolerance, nodes: nodes)
    }

    private func answer(of node: Int, pass: Int, _ proposal: Proposal) -> Size? {
        let row =
            index[RowKey(node: node, pass: pass, function: .measure, proposal: proposal)]
            ?? index[RowKey(node: node, pass: 0, function: .newestAnswer, proposal: proposal)]
        guard let row, case .measure(_, _, _, let size) = events[Int(row)] else { return nil }
        return size
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

    private mutating func keepFirstPlacings(tolerance: Double, nodes: Int) {
        var kept: [(node: Int, value: Int32)] = []
        for number in placings.indices {
            let event = events[placings[number].row]
            let node = event.node
            if placings[number].ownSize == nil {
                // Asked only after it was placed.
                placings[number].ownSize = answer(of: node, pass: event.pass, event.proposal)
            }
            let placing = placings[number]
            let key = key(of: placing, node: node)
            if let first = index.updateValue(Int32(number), forKey: key) {
                index[key] = first
                if repeats(placing, differentlyThan: placings[Int(first)], tolerance) {
                    unstableNode = unstableNode ?? node
                }
            } else {
                kept.append((node, Int32(number)))
            }
        }
        places = Grouped(kept, groups: nodes)
    }

    // MARK: Instability

    /// Whether the very same question was answered visibly differently. Questions that only share a rounded key are not
    /// the same: a step in an answer may lie between them.
    private func repeats(_ row: Int, differentlyThan first: Int, _ tolerance: Double) -> Bool {
        guard Closeness.bit(events[row].proposal, events[first].proposal) else { return false }
        switch (events[row], events[first]) {
        case (.measure(_, _, _, let a), .measure(_, _, _, let b)): return Closeness.visible(a, b, tolerance)
        case (.guide(_, _, _, _, let a), .guide(_, _, _, _, let b)): return Closeness.visible(a, b, tolerance)
        default: return false
        }
    }

    private func repeats(_ placing: Placing, differentlyThan first: Placing, _ tolerance: Double) -> Bool {
        guard Closeness.bit(events[placing.row].proposal, events[first.row].proposal),
            Closeness.bit(placing.ownSize?.width, first.ownSize?.width),
            Closeness.bit(placing.ownSize?.height, first.ownSize?.height),
            placing.children.count == first.children.count
        else { return false }
        return zip(childRows[placing.children], childRows[first.children]).contains { a, b in
            guard case .place(_, let nodeA, let proposalA, let xA, let yA) = events[Int(a)],
                case .place(_, let nodeB, let proposalB, let xB, let yB) = events[Int(b)], nodeA == nodeB
            else { return false }
            return Closeness.visible(proposalA, proposalB, tolerance) || Closeness.visible(xA, xB, tolerance)
                || Closeness.visible(yA, yB, tolerance)
        }
    }
}
