import LayoutRecord

/// Finds what was built from something that differs: a `GeometryReader` builds its content from its size,
/// and from where it stands if it asks; content of `overlayPreferenceValue` is built from what the view beside it hands
/// up. Differences in there only follow.
struct BuiltContent {
    /// By node: whether it is excused.
    private(set) var before: [Bool]
    private(set) var after: [Bool]

    /// Readers, by index after, that tell their content something else though nothing they tell of differs; and what.
    private(set) var toldOtherwise: [(node: Int, what: String)] = []

    private let pair: CasePair
    /// By builder before: whether what it builds from differs.
    private var known: [Int: Bool] = [:]

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
    }

    private mutating func isHandedOtherwise(_ b: Int) -> Bool {
        if let answer = known[b] { return answer }
        guard let a = pair.match.after(b) else { return false }
        var answer = hasOtherSize(b, a) || hasOtherPlace(b, a) || hasOtherPreferences(b)
        if let what = told(b, a) {
            if !answer, what.isOfItself || isStill(beside: b) { toldOtherwise.append((a, what.name)) }
            answer = true
        }
        known[b] = answer
        return answer
    }

    /// What the content was told otherwise; and whether only the reader's own size tells it.
    private func told(_ b: Int, _ a: Int) -> (name: String, isOfItself: Bool)? {
        let prefix = InputComparison.told
        for input in pair.before.nodes[b].inputs where input.name.hasPrefix(prefix) {
            guard let new = pair.after.nodes[a].inputs.first(where: { $0.name == input.name }), new.value != input.value
            else { continue }
            let name = String(input.name.dropFirst(prefix.count))
            return (name, name == "size" || name == "own frame")
        }
        return nil
    }

    /// Whether every node that a reader did not build stands where it stood.
    private func isStill(beside builder: Int) -> Bool {
        var isInside = [Bool](repeating: false, count: pair.before.nodes.count)
        for b in pair.before.nodes.indices {
            let parent = pair.before.parents[b]
            isInside[b] = parent >= 0 && (parent == builder || isInside[parent])
            if isInside[b] { continue }
            guard let a = pair.match.after(b) else { return false }
            switch (pair.before.nodes[b].frame, pair.after.nodes[a].frame) {
            case (nil, nil): break
            case (let old?, let new?): if !Closeness.bit(old, new) { return false }
            default: return false
            }
        }
        return true
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
            if pair.before.subtrees[b] != pair.after.subtrees[a] { return true }
            switch (pair.before.nodes[b].frame, pair.after.nodes[a].frame) {
            case (nil, nil): break
            case (let old?, let new?): if !Closeness.bit(old, new) { return true }
            default: return true
            }
            pending += pair.before.children(of: b).map(Int.init)
        }
        return false
    }
}
