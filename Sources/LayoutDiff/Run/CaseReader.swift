import LayoutRecord

/// Completes the cases of which a comparison kept only the outline, one at a time, so that what goes through all cases
/// needs the memory of one.
///
///     var reader = CaseReader(diff, before: before, after: after, options: options)
///     for place in diff.cases.indices { write(try reader.read(place)) }
package struct CaseReader {
    private let diff: RunDiff
    private let before: any RecordedRun
    private let after: any RecordedRun
    private let options: DiffOptions
    /// The case that was compared last, and what its unit's next step has to know.
    private var last: (place: Int, state: UnitState?)?

    /// `before`, `after` and `options` are those that the comparison was made of.
    package init(_ diff: RunDiff, before: any RecordedRun, after: any RecordedRun, options: DiffOptions) {
        self.diff = diff
        self.before = before
        self.after = after
        self.options = options
    }

    /// The whole case at an index of the diff's cases.
    ///
    /// - Throws: what the runs throw when they are read.
    /// - Complexity: O(nodes + rows) of the case. For a step also of the steps before it, unless they were read last.
    package mutating func read(_ place: Int) throws -> CaseDiff {
        let outline = diff.cases[place]
        guard outline.isOutline else { return outline }
        var known = last
        if let unit = outline.id.unit, outline.id.step != nil {
            let start = firstPlace(of: unit, before: place)
            if let last, last.place >= start, last.place < place {} else { known = nil }
            for earlier in (known.map { $0.place + 1 } ?? start)..<place where diff.cases.id(at: earlier).unit == unit {
                known = (earlier, try compare(earlier, carrying: known?.state).state)
            }
        } else {
            known = nil
        }
        let (whole, state) = try compare(place, carrying: known?.state)
        last = (place, state)
        return whole
    }

    /// Where the cases of a unit begin; between them may stand cases that are on one side only.
    private func firstPlace(of unit: CaseID, before place: Int) -> Int {
        var start = place
        while start > 0, diff.cases.id(at: start - 1).unit == unit || !diff.cases.isOnBothSides(at: start - 1) {
            start -= 1
        }
        return start
    }

    private func compare(_ place: Int, carrying state: UnitState?) throws -> (CaseDiff, state: UnitState?) {
        var whole = diff.cases[place]
        if whole.before == nil, let entry = whole.entryBefore { whole.before = try before.recording(of: entry) }
        if whole.after == nil, let entry = whole.entryAfter { whole.after = try after.recording(of: entry) }
        let isOutline = whole.isOutline
        whole.isOutline = false
        guard let old = whole.before, let new = whole.after else { return (whole, state) }
        let id = whole.id
        let result = CaseComparison(options: options, of: id)
            .compare(before: old, after: new, carrying: id.step == nil ? nil : state)
        if isOutline {
            whole.pairs = result.pairs
            whole.nodes = result.nodes
            whole.changes += result.changes
        }
        return (whole, result.state)
    }
}

extension CaseDiff {
    /// The case without what a `CaseReader` brings back.
    func outline(keeping changes: [Change]) -> CaseDiff {
        var outline = self
        (outline.before, outline.after) = (nil, nil)
        outline.nodes = []
        outline.pairs = nil
        outline.changes = changes
        outline.isOutline = true
        return outline
    }

    var isOnBothSides: Bool {
        (before != nil || digestsBefore != nil) && (after != nil || digestsAfter != nil)
    }

    /// What a run needs to find the recordings.
    var entryBefore: CaseEntry? { digestsBefore.map { CaseEntry(id: id, digests: $0, outcome: .settled) } }
    var entryAfter: CaseEntry? { digestsAfter.map { CaseEntry(id: id, digests: $0, outcome: .settled) } }
}

extension CaseID {
    /// The base case that a step belongs to; the case itself without a step.
    var unit: CaseID? { try? CaseID(suite: suite, scenario: scenario, offer: offer, step: nil) }
}
