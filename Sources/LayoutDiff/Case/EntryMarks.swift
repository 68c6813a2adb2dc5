/// What marks a whole entry stands at its outermost node: the id of a row, the row of a grid's cell. Where something was put
/// around a view, or taken away, the mark stands elsewhere in the entry, and nobody edited it.
enum EntryMarks {
    /// Whether one of two matched nodes has a mark that the other has around it: at a modifier, or at what came or went.
    /// Cost: O(modifiers around the node).
    static func isElsewhere<Mark: Equatable>(
        _ b: Int, _ a: Int, _ pair: CasePair, _ mark: (RecordedTree, Int) -> Mark?
    ) -> Bool {
        func stands(_ wanted: Mark, around node: Int, in tree: RecordedTree, _ isMatched: (Int) -> Bool) -> Bool {
            var outer = tree.parents[node]
            while outer >= 0, tree.isModifier(outer) || !isMatched(outer) {
                if let found = mark(tree, outer) { return found == wanted }
                outer = tree.parents[outer]
            }
            return false
        }
        switch (mark(pair.before, b), mark(pair.after, a)) {
        case (let own?, nil): return stands(own, around: a, in: pair.after) { pair.match.before($0) != nil }
        case (nil, let own?): return stands(own, around: b, in: pair.before) { pair.match.after($0) != nil }
        default: return false
        }
    }
}
