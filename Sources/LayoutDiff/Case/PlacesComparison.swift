import LayoutRecord

/// How two placings of one key differ: which slots got which proposal, and where.
struct PlacesComparison {
    private(set) var isVisible = false
    private(set) var isExact = true
    /// The first visible difference; its amount is in points.
    private(set) var change: Change?

    private struct Placement {
        let slot: Int32
        let proposal: Proposal
        let x: Double
        let y: Double
    }

    /// Cost: O(children), more only where children are placed out of order.
    init(_ b: NodeTables.Placing, _ a: NodeTables.Placing, in pair: CasePair, tolerance: Double) {
        if Self.areEqual(b, a, pair) { return }
        let placementsB = Self.placements(b, pair.beforeTables, pair.match.beforeSlots)
        let placementsA = Self.placements(a, pair.afterTables, pair.match.afterSlots)
        if placementsB.count != placementsA.count {
            differ("children", "\(placementsB.count)", "\(placementsA.count)", nil)
        }
        for (b, a) in zip(placementsB, placementsA) {
            if b.slot != a.slot {
                differ("children", "\(placementsB.count)", "\(placementsA.count)", nil)
                break
            }
            compare(b, a, tolerance)
        }
    }

    /// Whether the same slots were placed alike in the same order, as in most placings.
    private static func areEqual(_ b: NodeTables.Placing, _ a: NodeTables.Placing, _ pair: CasePair) -> Bool {
        guard b.children.count == a.children.count else { return false }
        let before = pair.beforeTables
        let after = pair.afterTables
        return (0..<b.children.count).allSatisfy { place in
            let rowB = before.rows[Int(before.childRows[b.children.lowerBound + place])]
            let rowA = after.rows[Int(after.childRows[a.children.lowerBound + place])]
            return pair.match.beforeSlots[rowB.node] == pair.match.afterSlots[rowA.node]
                && Closeness.bit(rowB.proposal, rowA.proposal) && rowB.hasEqualOutput(as: rowA)
        }
    }

    private static func placements(
        _ placing: NodeTables.Placing, _ tables: NodeTables, _ slots: [Int32]
    ) -> [Placement] {
        var placements: [Placement] = []
        placements.reserveCapacity(placing.children.count)
        var isSorted = true
        for row in tables.childRows[placing.children] {
            let row = tables.rows[Int(row)]
            let slot = slots[row.node]
            if let last = placements.last, last.slot > slot { isSorted = false }
            placements.append(Placement(slot: slot, proposal: row.proposal, x: row.first, y: row.second))
        }
        if isSorted { return placements }
        let order = placements.indices.sorted { (placements[$0].slot, $0) < (placements[$1].slot, $1) }
        return order.map { placements[$0] }
    }

    private mutating func compare(_ b: Placement, _ a: Placement, _ tolerance: Double) {
        let pairs: [(String, Double?, Double?)] = [
            ("x", b.x, a.x), ("y", b.y, a.y), ("proposed width", b.proposal.width, a.proposal.width),
            ("proposed height", b.proposal.height, a.proposal.height),
        ]
        for (what, old, new) in pairs where !Closeness.bit(old, new) {
            isExact = false
            guard Closeness.visible(old, new, tolerance) else { continue }
            var delta: Double?
            if let old, let new { delta = new - old }
            differ(what, Words.length(old), Words.length(new), delta)
        }
    }

    private mutating func differ(_ what: String, _ before: String, _ after: String, _ delta: Double?) {
        isVisible = true
        isExact = false
        if change == nil { change = Change(kind: .places, what: what, before: before, after: after, delta: delta) }
    }
}
