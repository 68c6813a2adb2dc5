package import LayoutRecord

/// What became of a case. The first that applies; the classes of all cases sum to their number.
package enum CaseClass: String, Sendable, CaseIterable {
    case failed, unstable, added, removed, renamed, changed, tolerated
    case negotiationOnly = "negotiation-only"
    case unchanged
}

/// What a node did. The strongest that applies (docs/diff.md).
package enum Verdict: String, Sendable, CaseIterable {
    case edited, added, removed, origin, relayed, absorbed
    case knockOn = "knock-on"
    case tolerated, carried, renamed, unchanged
}

/// The rule by which a node of one run was matched with a node of the other.
package enum MatchRule: String, Sendable {
    case root, id, digest, chain, kind, place, secondary
}

/// One difference at a node or a case, in words and numbers.
package struct Change: Equatable, Sendable {
    package enum Kind: String, Sendable, CaseIterable {
        case moved, resized
        case roundingOnly = "rounding-only"
        case nonFinite = "non-finite"
        case reordered, inputs, traits, answer, guide, places, asks
        case rewrapped
        case truncationGained = "truncation-gained"
        case truncationLost = "truncation-lost"
        case measuredMore = "measured-more"
        case measuredLess = "measured-less"
        case outcome
        case findingGained = "finding-gained"
        case findingLost = "finding-lost"
    }

    package var kind: Kind
    /// What differs, such as `width`, an input's name or a finding's rule; empty when the kind says it all.
    package var what: String
    package var before: String
    package var after: String
    /// After minus before in points (or in calls), where that is a number.
    package var delta: Double?

    package init(kind: Kind, what: String, before: String, after: String, delta: Double? = nil) {
        self.kind = kind
        self.what = what
        self.before = before
        self.after = after
        self.delta = delta
    }
}

/// A node of a changed case, matched or on one side only.
package struct NodeDiff: Equatable, Sendable {
    package var path: String
    package var kind: String
    package var verdict: Verdict
    /// Where it stands in the recordings of its case.
    package var beforeIndex: Int?
    package var afterIndex: Int?
    package var before: Frame?
    package var after: Frame?
    package var matchedBy: MatchRule?
    package var changes: [Change]

    package init(
        path: String, kind: String, verdict: Verdict, beforeIndex: Int?, afterIndex: Int?, before: Frame?,
        after: Frame?, matchedBy: MatchRule?, changes: [Change]
    ) {
        self.path = path
        self.kind = kind
        self.verdict = verdict
        self.beforeIndex = beforeIndex
        self.afterIndex = afterIndex
        self.before = before
        self.after = after
        self.matchedBy = matchedBy
        self.changes = changes
    }
}

/// Neighbouring nodes that were matched in order: node `before + k` with node `after + k` for each `k` below `count`.
package struct PairedRun: Equatable, Sendable {
    package var before: Int
    package var after: Int
    package var count: Int

    package init(before: Int, after: Int, count: Int) {
        self.before = before
        self.after = after
        self.count = count
    }
}

/// A case that is not unchanged. Its recordings are kept with it so that a report needs no database, except where a
/// comparison was asked to keep few of them (`RunComparison.compare(_:_:keeping:)`).
package struct CaseDiff: Sendable {
    package var id: CaseID
    package var caseClass: CaseClass
    /// The id it had before, when it was renamed.
    package var renamedFrom: CaseID?
    /// Indices into the diff's causes, the case's own first cause first.
    package var causes: [Int]
    /// Every node that is not plainly unchanged, in the order of the tree after (removed nodes where they stood).
    package var nodes: [NodeDiff]
    /// Every two nodes that were matched, the unchanged too, in the order of the tree after: a path names another node
    /// once a sibling before it is gone. Nil when nodes were not matched.
    package var pairs: [PairedRun]?
    /// What changed about the case as a whole: outcome, findings, number of measure calls.
    package var changes: [Change]
    package var before: Recording?
    package var after: Recording?
    /// Which recordings `before` and `after` are, kept or not; nil when the case was not made by a comparison.
    package var digestsBefore: RecordingDigests?
    package var digestsAfter: RecordingDigests?
    /// The nodes of the larger of both recordings, kept or not.
    package var size: Int
    /// The findings above notes that only the run after has, whether or not `changes` are kept.
    package var gainedFindings: Int
    /// Whether nodes, changes and recordings are to be read again with a `CaseReader`.
    package var isOutline = false

    package init(
        id: CaseID, caseClass: CaseClass, renamedFrom: CaseID? = nil, causes: [Int] = [], nodes: [NodeDiff] = [],
        changes: [Change] = [], before: Recording?, after: Recording?
    ) {
        self.id = id
        self.caseClass = caseClass
        self.renamedFrom = renamedFrom
        self.causes = causes
        self.nodes = nodes
        self.changes = changes
        self.before = before
        self.after = after
        size = max(before?.nodes.count ?? 0, after?.nodes.count ?? 0)
        gainedFindings = changes.count { change in
            change.kind == .findingGained && Severity(ofRule: change.what) != .note
        }
    }
}
