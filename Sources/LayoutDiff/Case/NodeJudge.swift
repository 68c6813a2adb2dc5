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
    private var standIns: StandInRule
    /// Nodes, by index after, that are origins by other tables than their answers: stand-ins whose parts differ without
    /// an edit, readers that tell their content something else.
    private var deciding: [Int: String] = [:]
    /// Of these the layouts whose code heard something else: their outputs come of it.
    private var hearing: Set<Int> = []
    private let inheritance: InheritanceRule
    private var oneSided: OneSidedNodes
    /// By node: whether it was built from a size that differs.
    private var isExcusedBefore: [Bool] = []
    private var isExcusedAfter: [Bool] = []

    init(pair: CasePair, state: StateRule, options: DiffOptions, suite: String?) {
        self.pair = pair
        self.state = state
        self.options = options
        self.suite = suite
        standIns = StandInRule(of: pair)
        inheritance = InheritanceRule(of: pair)
        oneSided = OneSidedNodes(of: pair)
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
        for (a, change) in deciding { markDeciding(a, change) }
    }

    private mutating func markDeciding(_ a: Int, _ words: String) {
        guard pair.match.before(a) != nil else { return }
        var diff = nodes[a] ?? originDiff(a)
        diff.verdict = .origin
        if !diff.changes.contains(where: { $0.kind == .inputs }) {
            diff.changes.insert(Change(kind: .inputs, what: words, before: "", after: ""), at: 0)
        }
        nodes[a] = diff
    }

    /// A node after that looked unchanged, and is an origin by something else than its answers.
    private func originDiff(_ a: Int) -> NodeDiff {
        let node = pair.after.nodes[a]
        let b = pair.match.before(a)
        return NodeDiff(
            path: node.path, kind: node.kind, verdict: .origin, beforeIndex: b, afterIndex: a,
            before: b.flatMap { pair.before.nodes[$0].frame }, after: node.frame,
            matchedBy: b.flatMap { pair.match.rules[$0] }, changes: [])
    }

    // MARK: Parts of stand-ins

    /// The cause as it is when the node is a part that the engine put into a stand-in: the stand-in's decision, or nil
    /// when it follows from an edit of the stand-in.
    private mutating func attributed(_ cause: NodeCause, isAfter: Bool) -> NodeCause? {
        let isPart = StandInRule.isPart((isAfter ? pair.after : pair.before).nodes[cause.node])
        let isOneSided = cause.verdict == .added || cause.verdict == .removed
        let isReordered = isAfter && pair.match.before(cause.node).map { pair.match.isReordered[$0] } == true
        let answer =
            if !isPart, isOneSided {
                standIns.answer(forShown: cause.node, isAfter: isAfter)
            } else if isReordered {
                standIns.answer(forOrderOf: cause.node)
            } else {
                standIns.answer(forNode: cause.node, isAfter: isAfter)
            }
        switch answer {
        case .edit: return cause
        case .follows: return nil
        case .decidedBy(let owner):
            let node = pair.after.nodes[owner]
            return NodeCause(
                rank: cause.rank, verdict: .origin, kind: node.kind,
                change: "\(isPart ? "part" : "shows") \(cause.kind): \(cause.change)",
                isCode: false, amount: cause.amount, edit: cause.edit, row: -1, node: owner, path: node.path)
        }
    }

    // MARK: Content built from a size (step 8)

    private mutating func findExcused() {
        let excused = BuiltContent(of: pair)
        isExcusedBefore = excused.before
        isExcusedAfter = excused.after
        for told in excused.toldOtherwise {
            let a = told.node
            let node = pair.after.nodes[a]
            if told.decidesOutputs { hearing.insert(a) }
            add(
                NodeCause(
                    rank: .exact, verdict: .origin, kind: node.kind, change: "tells \(told.what)",
                    isCode: told.isCode, amount: nil, edit: nil, row: -1, node: a, path: node.path))
        }
    }

    /// Adds a cause; a stand-in is to blame once, whichever of its parts differ.
    private mutating func add(_ cause: NodeCause) {
        if cause.verdict == .origin {
            if deciding[cause.node] != nil { return }
            deciding[cause.node] = cause.change
        }
        causes.append(cause)
    }

    // MARK: Nodes on one side (step 9)

    private mutating func judgeAdded(_ a: Int) {
        let node = pair.after.nodes[a]
        let firstPass = Int(pair.afterTables.firstPasses[a] ?? 1)
        let verdict = judgeOneSided(
            .added, node, a, isExcused: isExcusedAfter[a], firstPass: firstPass,
            hasMoved: pair.match.hasMovedAfter[a])
        nodes[a] = NodeDiff(
            path: node.path, kind: node.kind, verdict: verdict, beforeIndex: nil, afterIndex: a, before: nil,
            after: node.frame, matchedBy: nil, changes: [])
    }

    private mutating func judgeRemoved(_ b: Int) {
        let node = pair.before.nodes[b]
        let firstPass = Int(pair.beforeTables.firstPasses[b] ?? 1)
        let verdict = judgeOneSided(
            .removed, node, b, isExcused: isExcusedBefore[b], firstPass: firstPass,
            hasMoved: pair.match.hasMovedBefore[b])
        removed[b] = NodeDiff(
            path: node.path, kind: node.kind, verdict: verdict, beforeIndex: b, afterIndex: nil, before: node.frame,
            after: nil, matchedBy: nil, changes: [])
    }

    private mutating func judgeOneSided(
        _ verdict: Verdict, _ node: NodeRecord, _ index: Int, isExcused: Bool, firstPass: Int, hasMoved: Bool
    ) -> Verdict {
        isVisible = true
        hasDifference = true
        if isExcused { return .knockOn }
        let isStateExcused = state.excuses(path: node.path, fromPass: firstPass)
        // What stands at another place among modifiers is one cause, told where it stands now; and where a view came or
        // went, the nothing that was or is there instead is none.
        let isAfter = verdict == .added
        if isAfter || !hasMoved, oneSided.isTopmost(index, isAfter: isAfter),
            !oneSided.isPlaceholder(index, isAfter: isAfter)
        {
            let cause = NodeCause(
                rank: .exact, verdict: verdict, kind: node.kind,
                change: hasMoved ? "moved among modifiers" : verdict.rawValue, isCode: isCode(node),
                amount: nil, edit: nil, row: -1, node: index, path: node.path)
            let own = attributed(cause, isAfter: isAfter)
            if let own {
                if isStateExcused { stateExcused.append(own) } else { add(own) }
            }
            if own != cause, !isStateExcused { return .knockOn }
        }
        if isStateExcused { stateExcusedPaths.append(node.path) }
        return isStateExcused ? .knockOn : verdict
    }

    // MARK: Matched nodes

    private mutating func judgeMatched(_ b: Int, _ a: Int) {
        let tolerance = options.tolerance(forKind: pair.after.nodes[a].kind, suite: suite)
        let isExcused = isExcusedBefore[b] || isExcusedAfter[a]
        let edits = EditComparison(of: b, and: a, in: pair)

        var verdict = Verdict.unchanged
        var changes: [Change] = []
        if let firstPass = edits.firstPass {
            let nodeA = pair.after.nodes[a]
            isVisible = true
            changes = edits.changes
            let isStateExcused = !isExcused && state.excuses(path: nodeA.path, fromPass: firstPass)
            let isEngine = edits.isResolvedOtherwise
            let cause = NodeCause(
                rank: .exact, verdict: isEngine ? .origin : .edited, kind: nodeA.kind,
                change: isEngine ? "resolved \(edits.words)" : edits.words, isCode: !isEngine && isCode(nodeA),
                amount: edits.amount, edit: edits.edit, row: -1, node: a, path: nodeA.path)
            if isExcused || edits.isMadeOfSurroundings && isEditedAround(b) {
                verdict = .knockOn
            } else if isStateExcused {
                verdict = .knockOn
                stateExcused.append(cause)
                stateExcusedPaths.append(nodeA.path)
                // Before state told them apart, the node can be compared like any other.
                judgeOutputs(b, a, beforePass: firstPass, tolerance, &verdict, &changes)
            } else if let own = isEngine ? cause : attributed(cause, isAfter: true) {
                verdict = own == cause ? cause.verdict : .knockOn
                add(own)
            } else {
                verdict = .knockOn
            }
        } else {
            var found = Verdict.unchanged
            let follows = isExcused || inheritance.followsEdit(b, a) || pair.match.isRewrapped[b]
            judgeOutputs(b, a, beforePass: .max, tolerance, &found, &changes, canBeCause: !follows)
            verdict = follows && found == .origin ? .knockOn : found
        }
        finish(b, a, verdict, changes, tolerance)
    }

    /// Whether a node around this one was edited, or came or went. Cost: O(depth).
    private func isEditedAround(_ b: Int) -> Bool {
        var around = pair.before.parents[b]
        var after = pair.match.after(b).map { pair.after.parents[$0] } ?? -1
        while around >= 0, let a = pair.match.after(around) {
            // A node between the two came.
            if a != after || EditComparison(of: around, and: a, in: pair).firstPass != nil { return true }
            around = pair.before.parents[around]
            after = pair.after.parents[a]
        }
        return around >= 0 || after >= 0
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
        // A container whose code heard something else decides otherwise for that reason.
        guard canBeCause, !hearing.contains(a), let candidate = outputs.candidate else { return }
        let node = pair.after.nodes[a]
        causes.append(
            NodeCause(
                rank: candidate.rank, verdict: candidate.rank == .magnified ? .tolerated : .origin, kind: node.kind,
                change: candidate.words,
                // How early a view is served is never its author's code to say.
                isCode: isCode(node) && candidate.change.what != TraitsComparison.priority,
                amount: candidate.change.delta, edit: nil, row: candidate.row, node: a,
                path: node.path))
    }

    /// Frames, lines and names; then the node is kept unless nothing about it differs.
    private mutating func finish(
        _ b: Int, _ a: Int, _ judged: Verdict, _ judgedChanges: [Change], _ tolerance: Double
    ) {
        var verdict = judged
        let frames = FrameComparison(
            pair.before.nodes[b].frame, pair.after.nodes[a].frame, tolerance: tolerance,
            pixelScale: options.pixelScale)
        let text = TextComparison.changes(b, a, in: pair)
        var changes = judgedChanges.isEmpty ? frames.changes : judgedChanges + frames.changes
        if !text.isEmpty { changes += text }
        if frames.isVisible || !text.isEmpty { isVisible = true }
        if !frames.isExact, !frames.isVisible { isWithinTolerance = true }
        if verdict == .unchanged {
            if frames.isVisible || !text.isEmpty {
                verdict = .carried
            } else if !frames.isExact {
                verdict = .tolerated
            } else if let rename = rename(b, a) {
                let nodeA = pair.after.nodes[a]
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
            path: pair.after.nodes[a].path, kind: pair.after.nodes[a].kind, verdict: verdict, beforeIndex: b,
            afterIndex: a, before: pair.before.nodes[b].frame, after: pair.after.nodes[a].frame,
            matchedBy: pair.match.rules[b], changes: changes)
    }

    /// A node that is the same but for its name.
    private func rename(_ b: Int, _ a: Int) -> Change? {
        if pair.before.nodes[b].identifier != pair.after.nodes[a].identifier {
            return Change(
                kind: .inputs, what: "identifier", before: pair.before.nodes[b].identifier ?? "none",
                after: pair.after.nodes[a].identifier ?? "none")
        }
        if pair.before.nodes[b].path == pair.after.nodes[a].path { return nil }
        let old = pair.before.explicitID(of: b)?.id
        let new = pair.after.explicitID(of: a)?.id
        if old == new || EntryMarks.isElsewhere(b, a, pair, { $0.explicitID(of: $1)?.id }) { return nil }
        return Change(
            kind: .inputs, what: "id", before: old.map(String.init) ?? "none", after: new.map(String.init) ?? "none")
    }

    private func isCode(_ node: NodeRecord) -> Bool {
        node.isCode || node.kind == ".alignmentGuide" || node.kind == "GeometryReader"
    }

    // MARK: Results

    /// Nothing else explains the case, and a layout that is the same was observed otherwise.
    mutating func blameObserver() -> Bool {
        guard let found = ObserverRule(of: pair, state: state).cause() else { return false }
        var diff = nodes[found.cause.node] ?? originDiff(found.cause.node)
        diff.verdict = .origin
        diff.changes.insert(found.change, at: 0)
        nodes[found.cause.node] = diff
        causes.append(found.cause)
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
