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
        let placesB = pair.before.childPlaces(of: before)
        let placesA = pair.after.childPlaces(of: after)
        let slotsAgree =
            placesB.count == placesA.count
            && (0..<placesB.count).allSatisfy {
                let b = pair.before.child(at: placesB.lowerBound + $0)
                let a = pair.after.child(at: placesA.lowerBound + $0)
                return pair.match.beforeSlots[b] == pair.match.afterSlots[a]
            }
        if slotsAgree {
            for place in 0..<placesB.count {
                add(
                    pair.before.child(at: placesB.lowerBound + place),
                    pair.after.child(at: placesA.lowerBound + place), pair)
            }
        } else {
            let childrenB = pair.before.children(of: before)
            let childrenA = pair.after.children(of: after)
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
        if pair.haveValues, !Closeness.bit(pair.before.values(of: b), pair.after.values(of: a)) { areAlike = false }
        let likeness = pair.likeness(b, a)
        unlikePasses.formUnion(likeness.unlikePasses)
        inexactPasses.formUnion(likeness.inexactPasses)
        if !likeness.haveSameKeys { haveSameKeys = false }
    }
}
