import LayoutRecord

/// Which of the nodes that one run has and the other has not are causes: the topmost ones (step 9), but no nothing in
/// whose place the other run has a view.
struct OneSidedNodes {
    private let pair: CasePair
    /// By container, after or before: the slots in which it has a view.
    private var shownAfter: [Int: Set<Int32>] = [:]
    private var shownBefore: [Int: Set<Int32>] = [:]

    init(of pair: CasePair) { self.pair = pair }

    /// Whether a node is the topmost of a subtree that one side has. Parts of a stand-in that came or went with an
    /// author's view are not: the view is.
    func isTopmost(_ node: Int, isAfter: Bool) -> Bool {
        let tree = isAfter ? pair.after : pair.before
        func isMatched(_ node: Int) -> Bool { (isAfter ? pair.match.before(node) : pair.match.after(node)) != nil }
        var parent = tree.parents[node]
        if StandInRule.isPart(tree.nodes[node]) {
            guard parent < 0 || isMatched(parent) else { return false }
            var pending = tree.children(of: node).map(Int.init)
            while let below = pending.popLast() {
                if isMatched(below) { continue }
                if !StandInRule.isPart(tree.nodes[below]) { return false }
                pending += tree.children(of: below).map(Int.init)
            }
            return true
        }
        while parent >= 0, !isMatched(parent), StandInRule.isPart(tree.nodes[parent]) { parent = tree.parents[parent] }
        return parent < 0 || isMatched(parent)
    }

    /// Whether a node is an `EmptyView` in whose slot the other side has a view. Cost: O(children) once for each
    /// container.
    mutating func isPlaceholder(_ index: Int, isAfter: Bool) -> Bool {
        let match = pair.match
        let node = isAfter ? pair.after.nodes[index] : pair.before.nodes[index]
        guard node.kind == Self.nothing, node.parent >= 0 else { return false }
        if isAfter {
            guard let container = match.before(node.parent) else { return false }
            let shown = shownBefore[container] ?? Self.shown(in: container, pair.before, match.beforeSlots)
            shownBefore[container] = shown
            return shown.contains(match.afterSlots[index])
        }
        guard let container = match.after(node.parent) else { return false }
        let shown = shownAfter[container] ?? Self.shown(in: container, pair.after, match.afterSlots)
        shownAfter[container] = shown
        return shown.contains(match.beforeSlots[index])
    }

    private static let nothing = "EmptyView"

    private static func shown(in container: Int, _ tree: RecordedTree, _ slots: [Int32]) -> Set<Int32> {
        Set(tree.children(of: container).lazy.map(Int.init).filter { tree.nodes[$0].kind != nothing }.map { slots[$0] })
    }
}
