import LayoutRecord

/// Matches two recorded trees, roots first, then downwards. There is no recursion: a tree may be as
/// deep as it likes.
struct TreeMatcher {
    private let before: RecordedTree
    private let after: RecordedTree
    private var match: TreeMatch
    /// Pairs of entries that remain to be matched node by node.
    private var pending: [(before: Int, after: Int, rule: MatchRule)] = []

    private init(_ before: RecordedTree, _ after: RecordedTree) {
        self.before = before
        self.after = after
        match = TreeMatch(before: before.nodes.count, after: after.nodes.count)
    }

    /// Cost: O(nodes) expected, and the alignments of the children between common ends, each capped.
    static func match(_ before: RecordedTree, _ after: RecordedTree) -> TreeMatch {
        var matcher = TreeMatcher(before, after)
        for (number, (b, a)) in zip(before.roots, after.roots).enumerated() {
            matcher.match.beforeSlots[Int(b)] = Int32(number)
            matcher.match.afterSlots[Int(a)] = Int32(number)
            matcher.pending.append((Int(b), Int(a), .root))
        }
        while let pair = matcher.pending.popLast() {
            if before.subtrees[pair.before] == after.subtrees[pair.after] {
                matcher.matchEqual(pair.before, pair.after, by: pair.rule)
            } else {
                matcher.matchChains(pair.before, pair.after, by: pair.rule)
            }
        }
        return matcher.match
    }

    // MARK: Entries

    /// Step 4: equal subtrees match node by node.
    private mutating func matchEqual(_ b: Int, _ a: Int, by rule: MatchRule) {
        match.match(b, a, by: rule)
        var stack = [(b, a)]
        while let (b, a) = stack.popLast() {
            for (slot, (childB, childA)) in zip(before.children(of: b), after.children(of: a)).enumerated() {
                match.match(Int(childB), Int(childA), by: .digest)
                match.beforeSlots[Int(childB)] = Int32(slot)
                match.afterSlots[Int(childA)] = Int32(slot)
                stack.append((Int(childB), Int(childA)))
            }
        }
    }

    /// Step 5: the chains of two entries are aligned, and the nodes that are not aligned are removed or added.
    private mutating func matchChains(_ b: Int, _ a: Int, by rule: MatchRule) {
        var chainB = before.chain(from: b)
        var chainA = after.chain(from: a)
        let rewrapping = Rewrapping.find(chainB[chainB.count - 1], chainA[chainA.count - 1], before, after)
        switch rewrapping {
        case .wrapped(let path): chainA += path.dropFirst()
        case .unwrapped(let path): chainB += path.dropFirst()
        case .otherKind, nil: break
        }
        let pairs: [(before: Int, after: Int)]
        if rewrapping == nil {
            pairs = alignedChains(chainB, chainA)
        } else {
            // The ends are one view, whatever kinds are around them.
            pairs =
                alignedChains(chainB.dropLast(), chainA.dropLast()) + [(chainB.count - 1, chainA.count - 1)]
        }
        for (i, j) in pairs {
            let nodeB = chainB[i]
            let nodeA = chainA[j]
            let isBase = i == chainB.count - 1 && j == chainA.count - 1
            if isBase, let rewrapping {
                matchRewrapped(nodeB, nodeA, rewrapping, by: rule)
                continue
            }
            match.match(nodeB, nodeA, by: isBase ? rule : .chain)
            if before.isModifier(nodeB) { matchModifierChildren(nodeB, nodeA) } else { matchChildren(nodeB, nodeA) }
        }
        findMovedModifiers(chainB, chainA, pairs)
    }

    /// The views are equal, or their children are. What is around a view hands it more than any node tells, such as the
    /// row of a grid: it may behave otherwise for that reason.
    private mutating func matchRewrapped(_ b: Int, _ a: Int, _ rewrapping: Rewrapping, by rule: MatchRule) {
        if case .otherKind = rewrapping {
            matchEqual(b, a, by: rule)
            for child in before.children(of: b) {
                for node in Rewrapping.outer(of: Int(child), in: before) { match.isRewrapped[node] = true }
            }
        } else {
            matchEqual(b, a, by: .chain)
            for node in Rewrapping.outer(of: b, in: before) { match.isRewrapped[node] = true }
        }
    }

    /// A modifier that is equal on both sides of a chain, and not aligned, stands at another place in it.
    private mutating func findMovedModifiers(
        _ chainB: [Int], _ chainA: [Int], _ pairs: [(before: Int, after: Int)]
    ) {
        if pairs.count == chainB.count || pairs.count == chainA.count { return }
        var waiting: [Int32: [Int]] = [:]
        for node in chainA.reversed() where after.isModifier(node) && match.before(node) == nil {
            waiting[after.contents[node], default: []].append(node)
        }
        for node in chainB where before.isModifier(node) && match.after(node) == nil {
            guard let moved = waiting[before.contents[node]]?.popLast() else { continue }
            match.hasMovedBefore[node] = true
            match.hasMovedAfter[moved] = true
        }
    }

    private mutating func alignedChains(
        _ chainB: some RandomAccessCollection<Int>, _ chainA: some RandomAccessCollection<Int>
    ) -> [(before: Int, after: Int)] {
        let chainB = Array(chainB)
        let chainA = Array(chainA)
        func weight(_ i: Int, _ j: Int) -> Int {
            if before.nodes[chainB[i]].kind != after.nodes[chainA[j]].kind { return 0 }
            return before.contents[chainB[i]] == after.contents[chainA[j]] ? 3 : 2
        }
        if chainB.count * chainA.count <= WeightedAlignment.largest {
            match.alignmentCells += chainB.count * chainA.count
            return WeightedAlignment.pairs(before: chainB.count, after: chainA.count, weight: weight)
        }
        // Too long to align: equal ends are cut off, and what is between them pairs by place where kinds agree.
        let shorter = min(chainB.count, chainA.count)
        var prefix = 0
        while prefix < shorter, weight(prefix, prefix) == 3 { prefix += 1 }
        var suffix = 0
        while suffix < shorter - prefix, weight(chainB.count - 1 - suffix, chainA.count - 1 - suffix) == 3 {
            suffix += 1
        }
        var pairs = (0..<(shorter - suffix)).filter { weight($0, $0) > 0 }.map { (before: $0, after: $0) }
        for back in stride(from: suffix, to: 0, by: -1) {
            pairs.append((chainB.count - back, chainA.count - back))
        }
        return pairs
    }

    /// What a modifier modifies is always its slot 0, whatever was put between the two; secondary children pair by
    /// position (step 6). A run that has more of them has some that earlier passes showed: then equal kinds pair first.
    private mutating func matchModifierChildren(_ b: Int, _ a: Int) {
        let childrenB = before.children(of: b)
        let childrenA = after.children(of: a)
        for (slot, child) in childrenB.enumerated() { match.beforeSlots[Int(child)] = Int32(slot) }
        for (slot, child) in childrenA.enumerated() { match.afterSlots[Int(child)] = Int32(slot) }
        var restB = childrenB.dropFirst().map(Int.init)
        var restA = childrenA.dropFirst().map(Int.init)
        var pairs: [(before: Int, after: Int)] = []
        if restB.count != restA.count {
            for b in restB {
                guard let place = restA.firstIndex(where: { after.nodes[$0].kind == before.nodes[b].kind }) else {
                    continue
                }
                pairs.append((b, restA.remove(at: place)))
            }
            restB.removeAll { b in pairs.contains { $0.before == b } }
        }
        pairs += zip(restB, restA).map { (before: $0, after: $1) }
        // Slots that no position has, so that no two share one.
        let count = Int32(max(childrenB.count, childrenA.count))
        for (place, pair) in pairs.enumerated() where match.beforeSlots[pair.before] != match.afterSlots[pair.after] {
            match.beforeSlots[pair.before] = count + Int32(place)
            match.afterSlots[pair.after] = count + Int32(place)
        }
        for pair in pairs { pending.append((pair.before, pair.after, .secondary)) }
    }

    // MARK: Children

    /// Step 6: the children of two matched containers.
    private mutating func matchChildren(_ b: Int, _ a: Int) {
        let entriesB = before.children(of: b).map(Int.init)
        let entriesA = after.children(of: a).map(Int.init)
        var pairing = EntryPairing(before: entriesB, after: entriesA)
        pairing.pair(before, after)
        match.alignmentCells += pairing.alignmentCells
        match.isReordered[b] = pairing.isReordered

        var slot: Int32 = 0
        for (i, entry) in entriesB.enumerated() {
            match.beforeSlots[entry] = slot
            if let j = pairing.partner(ofBefore: i) {
                match.afterSlots[entriesA[j.index]] = slot
                pending.append((entry, entriesA[j.index], j.rule))
            }
            slot += 1
        }
        for (j, entry) in entriesA.enumerated() where !pairing.isPaired(after: j) {
            match.afterSlots[entry] = slot
            slot += 1
        }
    }
}
