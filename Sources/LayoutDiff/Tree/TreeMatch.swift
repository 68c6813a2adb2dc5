/// Which node of one recording is which of the other, and the slots in which parents see their children.
struct TreeMatch {
    /// For each node before, its counterpart after, or -1; and the reverse.
    var afterOf: [Int32]
    var beforeOf: [Int32]
    /// By node before: the rule that matched it.
    var rules: [MatchRule?]
    /// By node: its slot. Slots are numbered within a parent; equal numbers under matched parents are one slot.
    var beforeSlots: [Int32]
    var afterSlots: [Int32]
    /// By node before: whether its children stand in another order after.
    var isReordered: [Bool]
    /// By node before: whether another thing is around it than before, or one of another kind.
    var isRewrapped: [Bool]
    /// By node: whether it is a modifier without a counterpart that the other side has at another place of the chain.
    var hasMovedBefore: [Bool]
    var hasMovedAfter: [Bool]
    /// How many cells of alignments were filled in.
    var alignmentCells = 0

    init(before: Int, after: Int) {
        afterOf = Array(repeating: -1, count: before)
        beforeOf = Array(repeating: -1, count: after)
        rules = Array(repeating: nil, count: before)
        beforeSlots = Array(repeating: 0, count: before)
        afterSlots = Array(repeating: 0, count: after)
        isReordered = Array(repeating: false, count: before)
        isRewrapped = isReordered
        hasMovedBefore = isReordered
        hasMovedAfter = Array(repeating: false, count: after)
    }

    func after(_ node: Int) -> Int? { afterOf[node] < 0 ? nil : Int(afterOf[node]) }
    func before(_ node: Int) -> Int? { beforeOf[node] < 0 ? nil : Int(beforeOf[node]) }

    /// All pairs in the order of the tree after. Cost: O(nodes).
    var runs: [PairedRun] {
        var runs: [PairedRun] = []
        for after in beforeOf.indices {
            guard let before = before(after) else { continue }
            if let last = runs.last, last.before + last.count == before, last.after + last.count == after {
                runs[runs.count - 1].count += 1
            } else {
                runs.append(PairedRun(before: before, after: after, count: 1))
            }
        }
        return runs
    }

    mutating func match(_ before: Int, _ after: Int, by rule: MatchRule) {
        afterOf[before] = Int32(after)
        beforeOf[after] = Int32(before)
        rules[before] = rule
    }
}
