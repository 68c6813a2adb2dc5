import LayoutRecord

/// How the children of two matched nodes compare, as their parent sees them.
struct KidsComparison {
    /// The same slots in the same order, with traits that are equal to the bit.
    private(set) var areAlike = true
    /// The passes in which a child answered a common question differently, beyond the noise of the arithmetic.
    private(set) var unlikePasses = PassSet()
    /// The passes in which it did so at all.
    private(set) var inexactPasses = PassSet()
    /// Whether every child was asked the same.
    private(set) var haveSameKeys = true

    /// Cost: O(children and their rows).
    init(of before: Int, and after: Int, in pair: CasePair) {
        let childrenB = pair.before.children(of: before)
        let childrenA = pair.after.children(of: after)
        let slotsAgree =
            childrenB.count == childrenA.count
            && zip(childrenB, childrenA).allSatisfy {
                pair.match.beforeSlots[Int($0)] == pair.match.afterSlots[Int($1)]
            }
        if slotsAgree {
            for (b, a) in zip(childrenB, childrenA) { add(Int(b), Int(a), pair) }
        } else {
            areAlike = false
            var bySlot: [Int32: Int32] = [:]
            for a in childrenA { bySlot[pair.match.afterSlots[Int(a)]] = a }
            for b in childrenB {
                if let a = bySlot[pair.match.beforeSlots[Int(b)]] { add(Int(b), Int(a), pair) }
            }
        }
    }

    private mutating func add(_ b: Int, _ a: Int, _ pair: CasePair) {
        if !Closeness.bit(pair.before.nodes[b].traits, pair.after.nodes[a].traits) { areAlike = false }
        let likeness = pair.likeness(b, a)
        unlikePasses.formUnion(likeness.unlikePasses)
        inexactPasses.formUnion(likeness.inexactPasses)
        if !likeness.haveSameKeys { haveSameKeys = false }
    }
}

extension Event {
    /// The answer or the guide's value, equal to the bit.
    func hasEqualOutput(as other: Event) -> Bool {
        switch (self, other) {
        case (.measure(_, _, _, let a), .measure(_, _, _, let b)): Closeness.bit(a, b)
        case (.guide(_, _, _, _, let a), .guide(_, _, _, _, let b)): Closeness.bit(a, b)
        default: false
        }
    }

    /// The answer or the guide's value, within the noise.
    func hasSameOutput(as other: Event) -> Bool {
        switch (self, other) {
        case (.measure(_, _, _, let a), .measure(_, _, _, let b)): Closeness.same(a, b)
        case (.guide(_, _, _, _, let a), .guide(_, _, _, _, let b)): Closeness.same(a, b)
        default: false
        }
    }
}
