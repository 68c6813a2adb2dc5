package import LayoutRecord

/// Who made a difference.
package enum CauseBy: String, Sendable, CaseIterable {
    case source, environment, code, engine
    /// The engine *and* the author's package differ between the runs.
    case engineOrCode = "engine or code"
    case unexplained
}

/// How sure a cause is. Lower is surer.
package enum CauseRank: Int, Sendable, Comparable, CaseIterable {
    case exact = 0
    case tippedByRounding = 1
    case magnified = 2
    case asksOnly = 3
    case unexplained = 4

    package static func < (a: CauseRank, b: CauseRank) -> Bool { a.rawValue < b.rawValue }
}

/// What makes two causes one group: everything but the amount.
package struct CauseSignature: Hashable, Sendable {
    package var rank: CauseRank
    package var by: CauseBy
    package var verdict: Verdict
    package var kind: String
    /// What the node does differently: `answer width`, `places`, an edited input's name ...
    package var change: String

    package init(rank: CauseRank, by: CauseBy, verdict: Verdict, kind: String, change: String) {
        self.rank = rank
        self.by = by
        self.verdict = verdict
        self.kind = kind
        self.change = change
    }
}

/// The widths of a sweep over which a scenario changed: both ends belong to it.
package struct WidthInterval: Equatable, Sendable {
    /// `SUITE/SCENARIO`, as in case ids.
    package var scenario: String
    package var from: Double
    package var to: Double

    package init(scenario: String, from: Double, to: Double) {
        self.scenario = scenario
        self.from = from
        self.to = to
    }
}

/// A group of changes with one origin. The list of causes, not the list of cases, is what a reader sees first.
package struct Cause: Sendable {
    package var signature: CauseSignature
    /// Its number in the list of the whole comparison, from 1; a selection keeps it. 0 when it is in no list.
    package var number = 0
    /// The smallest and the largest amount, after minus before, in points; nil when the change has no amount.
    package var delta: ClosedRange<Double>?
    /// What the edited input was and became, where every member agrees: `12 -> 10`.
    package var edit: String?
    /// How many cases have it; `RunDiff.casesOfCauses` finds them.
    package var caseCount: Int
    /// In how many of them no frame differs.
    package var stillCount = 0
    /// How many nodes have this cause.
    package var nodes: Int
    /// How many scenarios it touches.
    package var scenarios: Int
    package var intervals: [WidthInterval]
    /// Which kinds of offer it was seen at: `finite`, `nil`, `0`, `inf`.
    package var offerKinds: [String]
    /// The case with the fewest nodes, then one in which something moved, then at a standard width; and its node.
    package var example: CaseID
    package var examplePath: String

    package init(
        signature: CauseSignature, delta: ClosedRange<Double>?, edit: String?, caseCount: Int, nodes: Int,
        scenarios: Int, intervals: [WidthInterval], offerKinds: [String], example: CaseID, examplePath: String
    ) {
        self.signature = signature
        self.delta = delta
        self.edit = edit
        self.caseCount = caseCount
        self.nodes = nodes
        self.scenarios = scenarios
        self.intervals = intervals
        self.offerKinds = offerKinds
        self.example = example
        self.examplePath = examplePath
    }

    /// A short content hash of the signature: stable across regenerations, used in deep links and decisions.
    package var id: String {
        let text = [
            "\(signature.rank.rawValue)", signature.by.rawValue, signature.verdict.rawValue, signature.kind,
            signature.change,
        ].joined(separator: "\u{1F}")
        return Digest(of: Array(text.utf8)).short
    }
}
