import LayoutRecord

/// The two recordings of a case, matched, with their function tables: what questions about a node need.
///
/// A class, because every question holds it: copying the arrays' references for each node took a fifth of a comparison.
final class CasePair {
    let before: RecordedTree
    let after: RecordedTree
    let match: TreeMatch
    let beforeTables: NodeTables
    let afterTables: NodeTables
    /// Whether any node hands its container a value.
    let haveValues: Bool
    /// By node before, how it answers compared with its match.
    private var likenesses: [AskLikeness?]

    /// Cost: O(nodes + rows) expected, and the capped alignments of `TreeMatcher`.
    init(before: Recording, after: Recording, tolerance: Double) {
        var numbers = ContentNumbers()
        var names = NameNumbers()
        self.before = RecordedTree(before.nodes, numbers: &numbers)
        self.after = RecordedTree(after.nodes, numbers: &numbers)
        match = TreeMatcher.match(self.before, self.after)
        beforeTables = NodeTables(before, names: &names, tolerance: tolerance)
        afterTables = NodeTables(after, names: &names, tolerance: tolerance)
        haveValues = [before, after].contains { $0.nodes.contains { !$0.traits.values.isEmpty } }
        likenesses = Array(repeating: nil, count: before.nodes.count)
    }

    /// How two nodes in one slot answer. Cost: O(rows) once for nodes that match.
    func likeness(_ b: Int, _ a: Int) -> AskLikeness {
        guard match.after(b) == a else { return AskLikeness(of: b, and: a, in: self) }
        if let known = likenesses[b] { return known }
        let likeness = AskLikeness(of: b, and: a, in: self)
        likenesses[b] = likeness
        return likeness
    }
}

/// A set of passes. Passes from 63 on share a member: only loops that never settle have so many.
struct PassSet: Equatable {
    private var bits: UInt64 = 0

    var isEmpty: Bool { bits == 0 }
    func contains(_ pass: Int) -> Bool { bits & Self.bit(pass) != 0 }
    mutating func insert(_ pass: Int) { bits |= Self.bit(pass) }
    mutating func formUnion(_ other: PassSet) { bits |= other.bits }

    private static func bit(_ pass: Int) -> UInt64 { 1 << UInt64(max(0, min(pass, 63))) }
}
