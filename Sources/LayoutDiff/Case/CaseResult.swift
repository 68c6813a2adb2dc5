import LayoutRecord

/// A node that is to blame for a difference, in one case.
package struct NodeCause: Equatable, Sendable {
    package var rank: CauseRank
    package var verdict: Verdict
    package var kind: String
    /// The change in the words of a signature: `answer width`, `places`, an input's name.
    package var change: String
    /// Whether the kind runs its author's code.
    package var isCode: Bool
    /// After minus before in points; nil where the change is no number.
    package var amount: Double?
    /// What an edited input was and became: `12 -> 10`.
    package var edit: String?
    /// The row of the recording before that tells it; -1 for what needs no row.
    package var row: Int
    /// The node's index, after where it is there, else before.
    package var node: Int
    package var path: String
    /// Whether the case's own options differ.
    package var isOfOptions = false
}

/// The comparison of one case.
package struct CaseResult: Sendable {
    package var caseClass: CaseClass
    package var nodes: [NodeDiff] = []
    /// Every two nodes that were matched; nil when none could be, because a recording ended early.
    package var pairs: [PairedRun]?
    package var changes: [Change] = []
    /// The case's own first cause first.
    package var causes: [NodeCause] = []
    /// What the unit's next step has to know; nil while no observation differed.
    package var state: UnitState?
    package var cost = ComparisonCost()

    /// Whether a frame moved, was resized, came or went. A modifier has none of its own.
    var hasMoved: Bool {
        nodes.contains { node in
            node.matchedBy == nil && !node.kind.hasPrefix(".")
                || node.changes.contains { $0.kind == .moved || $0.kind == .resized }
        }
    }
}

/// What a comparison did, counted.
package struct ComparisonCost: Equatable, Sendable {
    package var nodes = 0
    package var rows = 0
    /// Rows of one recording that were looked up in the other.
    package var lookups = 0
    /// Cells of alignments that were filled in.
    package var alignmentCells = 0
}
