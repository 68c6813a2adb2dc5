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
        let rowsB = pair.beforeTables.asks[b]
        let rowsA = pair.afterTables.asks[a]
        let isEqual =
            rowsB.count == rowsA.count
            && zip(rowsB, rowsA).allSatisfy {
                pair.beforeTables.events[Int($0)].isSame(as: pair.afterTables.events[Int($1)])
            }
        if isEqual { return }
        var common = 0
        for rowB in rowsB {
            lookups += 1
            guard let rowA = pair.afterTables.row(of: a, likeRow: Int(rowB), of: pair.beforeTables) else { continue }
            common += 1
            let eventB = pair.beforeTables.events[Int(rowB)]
            let eventA = pair.afterTables.events[rowA]
            if eventB.hasSameOutput(as: eventA) {
                if !eventB.hasEqualOutput(as: eventA) { inexactPasses.insert(eventB.pass) }
            } else {
                unlikePasses.insert(eventB.pass)
                inexactPasses.insert(eventB.pass)
            }
        }
        haveSameKeys = common == rowsB.count && common == rowsA.count
    }
}

extension Event {
    /// The same question with the same answer, whoever was asked.
    fileprivate func isSame(as other: Event) -> Bool {
        switch (self, other) {
        case (.measure(let passB, _, let b, _), .measure(let passA, _, let a, _)):
            passB == passA && Closeness.bit(b, a) && hasEqualOutput(as: other)
        case (.guide(let passB, _, let b, let nameB, _), .guide(let passA, _, let a, let nameA, _)):
            passB == passA && nameB == nameA && Closeness.bit(b, a) && hasEqualOutput(as: other)
        default: false
        }
    }
}
