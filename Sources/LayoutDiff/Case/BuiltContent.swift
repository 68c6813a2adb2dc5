import LayoutRecord

/// Finds what was built from something that differs: a `GeometryReader` builds its content from its size,
/// and from where it stands if it asks; content of `overlayPreferenceValue` is built from what the view beside it hands
/// up. Differences in there only follow.
struct BuiltContent {
    /// By node: whether it is excused.
    private(set) var before: [Bool]
    private(set) var after: [Bool]

    /// Nodes, by index after, that tell content or code something else though nothing they tell of differs.
    private(set) var toldOtherwise: [ToldNote] = []

    private let pair: CasePair
    /// By builder before: whether what it builds from differs.
    private var known: [Int: Bool] = [:]
    /// How many nodes before moved, came or went below each node, and in all; found when a reader asks first.
    private var movedBelow: (below: [Int], all: Int)?

    /// Cost: O(nodes, and the nodes beside each builder that reads preferences).
    init(of pair: CasePair) {
        self.pair = pair
        before = Array(repeating: false, count: pair.before.nodes.count)
        after = Array(repeating: false, count: pair.after.nodes.count)
        // A builder stands above what it builds, so its own answer is known when its content is met.
        for (index, node) in pair.before.nodes.enumerated() {
            guard let builder = node.builder, builder >= 0, builder < index else { continue }
            before[index] = before[builder] || isHandedOtherwise(builder)
        }
        for (index, node) in pair.after.nodes.enumerated() {
            guard let builder = node.builder, builder >= 0, builder < index else { continue }
            after[index] = after[builder] || pair.match.before(builder).map { isHandedOtherwise($0) } ?? false
        }
        findTellers()
    }

    /// Views whose properties were told something else than was asked for, with all that is below them, and containers
    /// whose code heard something else of its subviews than these say themselves. Cost: O(nodes).
    private mutating func findTellers() {
        var tells = Set<Int>()
        for a in pair.after.nodes.indices {
            guard let b = pair.match.before(a), pair.before.contents[b] != pair.after.contents[a] else { continue }
            let (old, new) = (pair.before.nodes[b].inputs, pair.after.nodes[a].inputs)
            if let what = ToldNote.heardOtherwise(old, new) {
                toldOtherwise.append(ToldNote(node: a, what: what, isCode: false, decidesOutputs: true))
            }
            guard let what = ToldNote.property(old, new) else { continue }
            toldOtherwise.append(ToldNote(node: a, what: what, isCode: false))
            tells.insert(a)
        }
        if tells.isEmpty { return }
        for a in pair.after.nodes.indices {
            let parent = pair.after.parents[a]
            if parent >= 0, tells.contains(parent) {
                tells.insert(a)
                after[a] = true
            }
        }
        var below = Set<Int>()
        for b in pair.before.nodes.indices {
            let parent = pair.before.parents[b]
            guard parent >= 0, below.contains(parent) || pair.match.after(parent).map(tells.contains) ?? false else {
                continue
            }
            below.insert(b)
            before[b] = true
        }
    }

    private mutating func isHandedOtherwise(_ b: Int) -> Bool {
        if let answer = known[b] { return answer }
        guard let a = pair.match.after(b) else { return false }
        var answer = hasOtherSize(b, a) || hasOtherPlace(b, a) || hasOtherPreferences(b)
        if let what = told(b, a) {
            if !answer, what.isOfItself || isStill(beside: b) {
                toldOtherwise.append(ToldNote(node: a, what: what.name, isCode: what.isCode))
            }
            answer = true
        }
        known[b] = answer
        return answer
    }

    private func told(_ b: Int, _ a: Int) -> ToldNote.Difference? {
        ToldNote.difference(pair.before.nodes[b].inputs, pair.after.nodes[a].inputs)
    }

    /// Whether every node that a reader did not build stands where it stood. Cost: O(nodes) once for all readers.
    private mutating func isStill(beside builder: Int) -> Bool {
        let moved = movedBelow ?? countMoved()
        movedBelow = moved
        return moved.all == moved.below[builder]
    }

    private func countMoved() -> (below: [Int], all: Int) {
        var below = [Int](repeating: 0, count: pair.before.nodes.count)
        var all = 0
        // Children stand after their parents.
        for b in pair.before.nodes.indices.reversed() {
            let hasMoved = hasOtherFrame(b)
            all += hasMoved ? 1 : 0
            let parent = pair.before.parents[b]
            if parent >= 0 { below[parent] += below[b] + (hasMoved ? 1 : 0) }
        }
        return (below, all)
    }

    private func hasOtherFrame(_ b: Int) -> Bool {
        guard let a = pair.match.after(b) else { return true }
        return switch (pair.before.nodes[b].frame, pair.after.nodes[a].frame) {
        case (nil, nil): false
        case (let old?, let new?): !Closeness.bit(old, new)
        default: true
        }
    }

    /// Whether it was placed at other proposals or sizes.
    private func hasOtherSize(_ b: Int, _ a: Int) -> Bool {
        let places = pair.beforeTables.places[b]
        if places.count != pair.afterTables.places[a].count { return true }
        return places.contains {
            let placing = pair.beforeTables.placings[Int($0)]
            return pair.afterTables.placing(of: a, like: placing, of: pair.beforeTables) == nil
        }
    }

    private func hasOtherPlace(_ b: Int, _ a: Int) -> Bool {
        let nodes = (pair.before.nodes[b], pair.after.nodes[a])
        let reads = (nodes.0.inputs + nodes.1.inputs).contains { $0.name == InputComparison.hint }
        guard reads else { return false }
        return nodes.0.frame.map { old in nodes.1.frame.map { !Closeness.bit(old, $0) } ?? true } ?? true
    }

    /// Whether anything of the view that hands up the preferences differs: they are not recorded, but made of it.
    private func hasOtherPreferences(_ b: Int) -> Bool {
        guard pair.before.nodes[b].kind == "PreferenceReader", pair.before.parents[b] >= 0,
            let primary = pair.before.children(of: pair.before.parents[b]).first
        else { return false }
        var pending = [Int(primary)]
        while let b = pending.popLast() {
            guard let a = pair.match.after(b) else { return true }
            if pair.before.subtrees[b] != pair.after.subtrees[a] || hasOtherFrame(b) { return true }
            pending += pair.before.children(of: b).map(Int.init)
        }
        return false
    }
}
