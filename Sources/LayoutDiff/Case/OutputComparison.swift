import LayoutRecord

/// Compares what two matched nodes with equal inputs do at every key that both have.
struct OutputComparison {
    /// A difference that makes the node a cause.
    struct Candidate {
        var rank: CauseRank
        /// The row in the recording before; -1 for what is read without asking.
        var row: Int
        var change: Change
        /// The change in the words of a signature.
        var words: String
    }

    private(set) var verdict = Verdict.unchanged
    /// The smallest of the node's candidates by rank and row.
    private(set) var candidate: Candidate?
    /// The first visible difference of its outputs, whoever made it.
    private(set) var firstChange: Change?
    private(set) var lookups = 0

    private let pair: CasePair
    private let kids: KidsComparison
    private let tolerance: Double
    private var hasSameKeys = true

    /// - Parameter beforePass: rows of this pass and later are left out: the inputs differ there.
    /// - Complexity: O(rows of the nodes and of their children).
    init(of b: Int, and a: Int, in pair: CasePair, beforePass: Int, tolerance: Double) {
        self.pair = pair
        self.tolerance = tolerance
        kids = KidsComparison(of: b, and: a, in: pair)
        if !pair.before.nodes[b].traits.isDefault || !pair.after.nodes[a].traits.isDefault { compareTraits(b, a) }
        compareAsks(b, a, beforePass)
        comparePlaces(b, a, beforePass)
        if !hasSameKeys { strengthen(.knockOn) }
        let asksDiffer = verdict == .unchanged && kids.areAlike && kids.unlikePasses.isEmpty && !kids.haveSameKeys
        if asksDiffer, beforePass == .max {
            let change = Change(kind: .asks, what: "", before: "", after: "")
            verdict = .origin
            firstChange = change
            propose(.asksOnly, Int(pair.beforeTables.asks[b].first ?? -1), change, "asks")
        }
    }

    private static let strength: [Verdict] = [.unchanged, .tolerated, .knockOn, .absorbed, .relayed, .origin]

    private mutating func strengthen(_ new: Verdict) {
        if Self.strength.firstIndex(of: new)! > Self.strength.firstIndex(of: verdict)! { verdict = new }
    }

    private mutating func propose(_ rank: CauseRank, _ row: Int, _ change: Change, _ words: String) {
        if let candidate, (candidate.rank, candidate.row) <= (rank, row) { return }
        candidate = Candidate(rank: rank, row: row, change: change, words: words)
    }

    // MARK: Traits

    private mutating func compareTraits(_ b: Int, _ a: Int) {
        let changes = TraitsComparison.changes(
            pair.before.nodes[b].traits, pair.after.nodes[a].traits, tolerance: tolerance)
        guard let first = changes.first else { return }
        firstChange = first
        if kids.areAlike {
            strengthen(.origin)
            propose(.exact, -1, first, "traits")
        } else {
            strengthen(.relayed)
        }
    }

    // MARK: Answers and guides

    private mutating func compareAsks(_ b: Int, _ a: Int, _ beforePass: Int) {
        let before = pair.beforeTables
        let after = pair.afterTables
        let places = before.asks.range(of: b)
        let likeness = pair.likeness(b, a)
        lookups += likeness.lookups
        if likeness.haveSameKeys, likeness.inexactPasses.isEmpty, kids.unlikePasses.isEmpty { return }
        var common = 0
        for place in places {
            lookups += 1
            let row = before.asks.at(place)
            guard let match = after.row(of: a, likeRow: row, of: before, near: place - places.lowerBound) else {
                continue
            }
            common += 1
            let rowB = before.rows[row]
            let rowA = after.rows[match]
            if rowB.pass >= beforePass { continue }
            let isExact = rowB.hasEqualOutput(as: rowA)
            // Most questions are answered alike, and copying events takes longer than comparing numbers.
            let (change, words) = isExact ? (nil, "") : visibleChange(before.events[row], after.events[match])
            decide(
                row: row, pass: rowB.pass, hasEqualKey: Closeness.bit(rowB.proposal, rowA.proposal), isExact: isExact,
                visible: change, words: words,
                invisible: { Self.exactChange(before.events[row], after.events[match]) })
        }
        if common != places.count || common != after.asks.range(of: a).count { hasSameKeys = false }
    }

    private func visibleChange(_ b: Event, _ a: Event) -> (Change?, String) {
        switch (b, a) {
        case (.measure(_, _, let proposal, let b), .measure(_, _, _, let a)):
            let width = Closeness.visible(b.width, a.width, tolerance)
            let height = Closeness.visible(b.height, a.height, tolerance)
            if !width, !height { return (nil, "") }
            let what = width && height ? "width+height" : width ? "width" : "height"
            return (
                Self.answerChange(what, proposal, b, a, width ? a.width - b.width : a.height - b.height),
                "answer \(what)"
            )
        case (.guide(_, _, _, let nameB, let b), .guide(_, _, _, let nameA, let a)):
            let (old, new) = (Event.explicitGuide(nameB, b), Event.explicitGuide(nameA, a))
            guard Closeness.visible(old.value, new.value, tolerance) else { return (nil, "") }
            return (Self.guideChange(old, new), "guide")
        default: return (nil, "")
        }
    }

    private static func guideChange(_ b: (name: String, value: Double?), _ a: (name: String, value: Double?)) -> Change
    {
        func words(_ value: Double?) -> String { value.map { Words.length($0) } ?? "none" }
        var delta: Double?
        if let old = b.value, let new = a.value { delta = new - old }
        return Change(kind: .guide, what: b.name, before: words(b.value), after: words(a.value), delta: delta)
    }

    private static func answerChange(
        _ what: String, _ proposal: Proposal, _ b: Size, _ a: Size, _ delta: Double
    ) -> Change {
        Change(
            kind: .answer, what: "\(what) at \(Words.proposal(proposal))", before: Words.size(b),
            after: Words.size(a), delta: delta)
    }

    /// The change of outputs that differ, though not visibly.
    private static func exactChange(_ b: Event, _ a: Event) -> (Change, String) {
        if case .measure(_, _, let proposal, let b) = b, case .measure(_, _, _, let a) = a {
            let width = !Closeness.bit(b.width, a.width)
            let height = !Closeness.bit(b.height, a.height)
            let what = width && height ? "width+height" : width ? "width" : "height"
            let delta = width ? a.width - b.width : a.height - b.height
            return (answerChange(what, proposal, b, a, delta), "answer \(what)")
        }
        if case .guide(_, _, _, let name, let b) = b, case .guide(_, _, _, _, let a) = a {
            let change = Change(kind: .guide, what: name, before: "\(b)", after: "\(a)", delta: a - b)
            return (change, "guide")
        }
        return (Change(kind: .places, what: "", before: "", after: ""), "places")
    }

    // MARK: Places

    private mutating func comparePlaces(_ b: Int, _ a: Int, _ beforePass: Int) {
        let before = pair.beforeTables
        let after = pair.afterTables
        let places = before.places.range(of: b)
        var common = 0
        for place in places {
            let placingB = before.placings[before.places.at(place)]
            lookups += 1
            guard let placingA = after.placing(of: a, like: placingB, of: before, near: place - places.lowerBound)
            else { continue }
            common += 1
            let rowB = before.rows[placingB.row]
            if rowB.pass >= beforePass { continue }
            let comparison = PlacesComparison(placingB, placingA, in: pair, tolerance: tolerance)
            let hasEqualKey =
                Closeness.bit(rowB.proposal, after.rows[placingA.row].proposal)
                && Closeness.bit(placingB.ownSize?.width, placingA.ownSize?.width)
                && Closeness.bit(placingB.ownSize?.height, placingA.ownSize?.height)
            decide(
                row: placingB.row, pass: rowB.pass, hasEqualKey: hasEqualKey, isExact: comparison.isExact,
                visible: comparison.isVisible ? comparison.change : nil, words: "places",
                invisible: { Self.exactChange(before.events[placingB.row], after.events[placingA.row]) })
        }
        if common != places.count || common != after.places.range(of: a).count { hasSameKeys = false }
    }

    // MARK: Deciding

    private mutating func decide(
        row: Int, pass: Int, hasEqualKey: Bool, isExact: Bool, visible: Change?, words: String,
        invisible: () -> (Change, String)
    ) {
        let tablesAlike = !kids.unlikePasses.contains(pass)
        let tablesExact = !kids.inexactPasses.contains(pass)
        if let visible {
            if firstChange == nil { firstChange = visible }
            if kids.areAlike, tablesAlike {
                strengthen(.origin)
                propose(tablesExact && hasEqualKey ? .exact : .tippedByRounding, row, visible, words)
            } else {
                strengthen(.relayed)
            }
        } else if !tablesAlike {
            strengthen(.absorbed)
        } else if !isExact {
            strengthen(.tolerated)
            if tablesExact, hasEqualKey, kids.areAlike {
                let (change, words) = invisible()
                propose(.magnified, row, change, words)
            }
        }
    }
}
