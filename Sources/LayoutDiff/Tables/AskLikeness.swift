import LayoutRecord

/// How two matched nodes answer: what both their parent and they themselves are judged by, so it is found once.
struct AskLikeness {
    /// The passes in which a common question was answered differently, beyond the noise of the arithmetic.
    private(set) var unlikePasses = PassSet()
    /// The passes in which one was at all.
    private(set) var inexactPasses = PassSet()
    /// Whether both were asked the same.
    private(set) var haveSameKeys = true
    private(set) var lookups = 0

    /// Cost: O(rows). Where both have the same rows in the same order, no question is looked up.
    init(of b: Int, and a: Int, in pair: CasePair) {
        let before = pair.beforeTables
        let after = pair.afterTables
        let placesB = before.asks.range(of: b)
        let placesA = after.asks.range(of: a)
        let isEqual =
            placesB.count == placesA.count
            && (0..<placesB.count).allSatisfy { place in
                let rowB = before.rows[before.asks.at(placesB.lowerBound + place)]
                let rowA = after.rows[after.asks.at(placesA.lowerBound + place)]
                return rowB.isAsked(as: rowA) && rowB.hasEqualOutput(as: rowA)
            }
        if isEqual { return }
        var common = 0
        for place in 0..<placesB.count {
            lookups += 1
            let row = before.asks.at(placesB.lowerBound + place)
            guard let match = after.row(of: a, likeRow: row, of: before, near: place) else { continue }
            common += 1
            let rowB = before.rows[row]
            let rowA = after.rows[match]
            if rowB.hasSameOutput(as: rowA) {
                if !rowB.hasEqualOutput(as: rowA) { inexactPasses.insert(rowB.pass) }
            } else {
                unlikePasses.insert(rowB.pass)
                inexactPasses.insert(rowB.pass)
            }
        }
        haveSameKeys = common == placesB.count && common == placesA.count
    }
}
