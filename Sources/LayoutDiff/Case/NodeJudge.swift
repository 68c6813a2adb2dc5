import LayoutRecord

/// Gives every node of a case its verdict, and collects who may be to blame.
struct NodeJudge {
    private let pair: CasePair
    private let state: StateRule
    private let options: DiffOptions
    private let suite: String?

    /// The nodes that are not plainly unchanged: first by index after, then those removed by index before.
    private(set) var nodes: [NodeDiff?]
    private(set) var removed: [NodeDiff?]
    private(set) var causes: [NodeCause] = []
    /// Something that a reader can see differs: a frame, lines, inputs, or the nodes themselves.
    private(set) var isVisible = false
    /// Something differs that the tolerance hides.
    private(set) var isWithinTolerance = false
    /// Some verdict is not "unchanged".
    private(set) var hasDifference = false
    private(set) var stateExcusedPaths: [String] = []
    private(set) var lookups = 0

    /// Causes that state excused, kept in case nothing else explains the case.
    private var stateExcused: [NodeCause] = []
    /// By node: whether it was built from a size that differs.
    private var isExcusedBefore: [Bool] = []
    private var isExcusedAfter: [Bool] = []

    init(pair: CasePair, state: StateRule, options: DiffOptions, suite: String?) {
        self.pair = pair
        self.state = state
        self.options = options
        self.suite = suite
        nodes = Array(repeating: nil, count: pair.after.nodes.count)
        removed = Array(repeating: nil, count: pair.before.nodes.count)
    }

    /// Cost: O(nodes + rows) expected.
    mutating func judgeAll() {
        findExcused()
        for a in pair.after.nodes.indices {
            if let b = pair.match.before(a) { judgeMatched(b, a) } else { judgeAdded(a) }
        }
        for b in pair.before.nodes.indices where pair.match.after(b) == nil { judgeRemoved(b) }
    }

    // MARK: Content built from a size (step 8)

    private mutating func findExcused() {
        let excused = BuiltContent(of: pair)
        isExcusedBefore = excused.before
        isExcusedAfter = excused.after
    }

    // MARK: Nodes on one side (step 9)

    private mutating func judgeAdded(_ a: Int) {
        let node = pair.after.nodes[a]
        let parent = pair.after.parents[a]
        let isTopmost = parent < 0 || pair.match.before(parent) != nil
        let firstPass = Int(pair.afterTables.firstPasses[a] ?? 1)
        let verdict = judgeOneSided(
            .added, node, a, isTopmost: isTopmost, isExcused: isExcusedAfter[a], firstPass: firstPass)
        nodes[a] = NodeDiff(
            path: node.path, kind: node.kind, verdict: verdict, beforeIndex: nil, afterIndex: a, before: nil,
            after: node.frame, matchedBy: nil, changes: [])
    }

    private mutating func judgeRemoved(_ b: Int) {
        let node = pair.before.nodes[b]
        let parent = pair.before.parents[b]
        let isTopmost = parent < 0 || pair.match.after(parent) != nil
        let firstPass = Int(pair.beforeTables.firstPasses[b] ?? 1)
        let verdict = judgeOneSided(
            .removed, node, b, isTopmost: isTopmost, isExcused: isExcusedBefore[b], firstPass: firstPass)
        removed[b] = NodeDiff(
            path: node.path, kind: node.kind, verdict: verdict, beforeIndex: b, afterIndex: nil, before: node.frame,
            after: nil, matchedBy: nil, changes: [])
    }

    private mutating func judgeOneSided(
        _ verdict: Verdict, _ node: NodeRecord, _ index: Int, isTopmost: Bool, isExcused: Bool, firstPass: Int
    ) -> Verdict {
        isVisible = true
        hasDifference = true
        if isExcused { return .knockOn }
        let isStateExcused = state.excuses(path: node.path, fromPass: firstPass)
        if isTopmost {
            let cause = NodeCause(
                rank: .exact, verdict: verdict, kind: node.kind, change: verdict.rawValue, isCode: isCode(node),
                amount: nil, edit: nil, row: -1, node: index, path: node.path)
            if isStateExcused { stateExcused.append(cause) } else { causes.append(cause) }
        }
        if isStateExcused { stateExcusedPaths.append(node.path) }
        return isStateExcused ? .knockOn : verdict
    }

    // MARK: Matched nodes

    private mutating func judgeMatched(_ b: Int, _ a: Int) {
        let nodeA = pair.after.nodes[a]
        let tolerance = options.tolerance(forKind: nodeA.kind, suite: suite)
        let isExcused = isExcusedBefore[b] || isExcusedAfter[a]
        let edits = EditComparison(of: b, and: a, in: pair)

        var verdict = Verdict.unchanged
        var changes: [Change] = []
        if let firstPass = edits.firstPass {
            isVisible = true
            changes = edits.changes
            let isStateExcused = !isExcused && state.excuses(path: nodeA.path, fromPass: firstPass)
            let cause = NodeCause(
                rank: .exact, verdict: .edited, kind: nodeA.kind, change: edits.words, isCode: isCode(nodeA),
                amount: edits.amount, edit: edits.edit, row: -1, node: a, path: nodeA.path)
            if isExcused {
                verdict = .knockOn
            } else if isStateExcused {
                verdict = .knockOn
                stateExcused.append(cause)
                stateExcusedPaths.append(nodeA.path)
                // Before state told them apart, the node can be compared like any other.
                judgeOutputs(b, a, beforePass: firstPass, tolerance, &verdict, &changes)
            } else {
                verdict = .edited
                causes.append(cause)
            }
        } else {
            var found = Verdict.unchanged
            judgeOutputs(b, a, beforePass: .max, tolerance, &found, &changes, canBeCause: !isExcused)
            verdict = isExcused && found == .origin ? .knockOn : found
        }
        finish(b, a, verdict, changes, tolerance)
    }

    private mutating func judgeOutputs(
        _ b: Int, _ a: Int, beforePass: Int, _ tolerance: Double, _ verdict: inout Verdict,
        _ changes: inout [Change], canBeCause: Bool = true
    ) {
        let outputs = OutputComparison(of: b, and: a, in: pair, beforePass: beforePass, tolerance: tolerance)
        lookups += outputs.lookups
        let isStronger = verdict == .unchanged || outputs.verdict == .origin || outputs.verdict == .relayed
        if isStronger { verdict = outputs.verdict }
        if let change = outputs.firstChange { changes.append(change) }
        guard canBeCause, let candidate = outputs.candidate else { return }
        let node = pair.after.nodes[a]
        causes.append(
            NodeCause(
                rank: candidate.rank, verdict: candidate.rank == .magnified ? .tolerated : .origin, kind: node.kind,
                change: candidate.words,
                isCode: isCode(node), amount: candidate.change.delta, edit: nil, row: candidate.row, node: a,
                path: node.path))
    }

    /// Frames, lines and names; then the node is kept unless nothing about it differs.
    private mutating func finish(
        _ b: Int, _ a: Int, _ judged: Verdict, _ judgedChanges: [Change], _ tolerance: Double
    ) {
        let nodeB = pair.before.nodes[b]
        let nodeA = pair.after.nodes[a]
        var verdict = judged
        var changes = judgedChanges
        let frames = FrameComparison(
            nodeB.frame, nodeA.frame, tolerance: tolerance, pixelScale: options.pixelScale)
        let text = TextComparison.changes(nodeB, nodeA)
        changes += frames.changes + text
        if frames.isVisible || !text.isEmpty { isVisible = true }
        if !frames.isExact, !frames.isVisible { isWithinTolerance = true }
        if verdict == .unchanged {
            if frames.isVisible || !text.isEmpty {
                verdict = .carried
            } else if !frames.isExact {
                verdict = .tolerated
            } else if let rename = rename(nodeB, nodeA, b) {
                verdict = .renamed
                isVisible = true
                changes.append(rename)
                causes.append(
                    NodeCause(
                        rank: .exact, verdict: .renamed, kind: nodeA.kind, change: rename.what, isCode: isCode(nodeA),
                        amount: nil, edit: "\(rename.before) -> \(rename.after)", row: -1, node: a, path: nodeA.path))
            }
        }
        if verdict == .unchanged { return }
        hasDifference = true
        let measuresB = pair.beforeTables.measureCounts[b]
        let measuresA = pair.afterTables.measureCounts[a]
        if measuresB != measuresA {
            changes.append(
                Change(
                    kind: measuresA > measuresB ? .measuredMore : .measuredLess, what: "measure calls",
                    before: "\(measuresB)", after: "\(measuresA)", delta: Double(measuresA - measuresB)))
        }
        nodes[a] = NodeDiff(
            path: nodeA.path, kind: nodeA.kind, verdict: verdict, beforeIndex: b, afterIndex: a,
            before: nodeB.frame, after: nodeA.frame, matchedBy: pair.match.rules[b], changes: changes)
    }

    /// A node that is the same but for its name.
    private func rename(_ b: NodeRecord, _ a: NodeRecord, _ index: Int) -> Change? {
        if b.identifier != a.identifier {
            return Change(
                kind: .inputs, what: "identifier", before: b.identifier ?? "none", after: a.identifier ?? "none")
        }
        if b.path == a.path { return nil }
        let old = pair.before.explicitID(of: index)?.id
        let new = pair.match.after(index).flatMap { pair.after.explicitID(of: $0)?.id }
        if old == new { return nil }
        return Change(
            kind: .inputs, what: "id", before: old.map(String.init) ?? "none", after: new.map(String.init) ?? "none")
    }

    private func isCode(_ node: NodeRecord) -> Bool {
        node.isCode || node.kind == ".alignmentGuide" || node.kind == "GeometryReader"
    }

    // MARK: Results

    /// Nothing else explains the case, and a layout that is the same was observed otherwise: it is the observer, whose
    /// closure nobody records, that decides differently.
    mutating func blameObserver() -> Bool {
        guard let (before, after) = state.firstDiverged, let kind = (after ?? before)?.kind,
            kind == "onGeometryChange" || kind == "onPreferenceChange",
            let a = after?.node ?? before.flatMap({ pair.match.after($0.node) }), nodes.indices.contains(a)
        else { return false }
        let node = pair.after.nodes[a]
        let change = Change(
            kind: .inputs, what: kind, before: before?.new ?? "none", after: after?.new ?? "none")
        if nodes[a] == nil {
            let b = pair.match.before(a)
            nodes[a] = NodeDiff(
                path: node.path, kind: node.kind, verdict: .origin, beforeIndex: b, afterIndex: a,
                before: b.flatMap { pair.before.nodes[$0].frame }, after: node.frame,
                matchedBy: b.flatMap { pair.match.rules[$0] }, changes: [])
        }
        nodes[a]?.verdict = .origin
        nodes[a]?.changes.insert(change, at: 0)
        causes.append(
            NodeCause(
                rank: .exact, verdict: .origin, kind: node.kind, change: "observes \(kind)", isCode: true, amount: nil,
                edit: nil, row: -1, node: a, path: node.path))
        return true
    }

    /// Nothing else explains the case: inputs that state seemed to excuse are edits after all.
    mutating func acceptStateExcuses() -> Bool {
        if stateExcused.isEmpty { return false }
        for cause in stateExcused {
            causes.append(cause)
            if cause.verdict == .removed {
                removed[cause.node]?.verdict = .removed
            } else {
                nodes[cause.node]?.verdict = cause.verdict
            }
        }
        return true
    }

    /// The nodes in the order of the tree after; a removed node stands behind the last node before it that is matched.
    func orderedNodes() -> [NodeDiff] {
        var behind: [Int: [Int]] = [:]
        var anchor = -1
        for b in pair.before.nodes.indices {
            if let a = pair.match.after(b) {
                anchor = a
            } else {
                behind[anchor, default: []].append(b)
            }
        }
        var ordered = (behind[-1] ?? []).compactMap { removed[$0] }
        for a in pair.after.nodes.indices {
            if let node = nodes[a] { ordered.append(node) }
            if let gone = behind[a] { ordered += gone.compactMap { removed[$0] } }
        }
        return ordered
    }
}
