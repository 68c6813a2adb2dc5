import LayoutRecord

/// Goes through the suites of two runs and collects the cases that differ.
struct RunDiffBuilder {
    private let before: any RecordedRun
    private let after: any RecordedRun
    private let options: DiffOptions

    private(set) var counts = ClassCounts()
    private(set) var cases: [CaseDiff] = []
    private(set) var grouping: CauseGrouping
    /// The recorded widths of scenarios that have causes.
    private(set) var widths: [SweepKey: RecordedWidths] = [:]
    private(set) var breakpoints: [ScenarioBreakpoints] = []
    private(set) var notes: [String] = []

    /// Cases that one run lacks and was not asked for, so that nothing can be said about them.
    private var missingBefore = 0
    private var missingAfter = 0
    private let beforeIsWhole: Bool
    private let afterIsWhole: Bool
    /// How many nodes and events may still be kept with the cases.
    private var room: Int

    init(
        before: any RecordedRun, after: any RecordedRun, environment: EnvironmentComparison, options: DiffOptions,
        keeping rows: Int
    ) {
        self.before = before
        self.after = after
        self.options = options
        grouping = CauseGrouping(environment: environment)
        room = rows
        beforeIsWhole = Self.isWhole(before.facts)
        afterIsWhole = Self.isWhole(after.facts)
    }

    /// Whether a case that a run does not have was not there to be recorded.
    private static func isWhole(_ facts: RunFacts) -> Bool {
        facts.scope.only.isEmpty && facts.part == nil && facts.state == "complete"
    }

    // MARK: Suites

    mutating func compareSuites() throws {
        let old = Dictionary(try before.suites().map { ($0.name, $0.digest) }) { first, _ in first }
        let new = Dictionary(try after.suites().map { ($0.name, $0.digest) }) { first, _ in first }
        let names = Set(old.keys).union(new.keys).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        var equal: [String] = []
        var openedBefore = 0
        var openedAfter = 0
        for name in names {
            if let digest = old[name], digest == new[name] {
                equal.append(name)
                continue
            }
            let entriesBefore = old[name] == nil ? [] : try before.cases(ofSuite: name)
            let entriesAfter = new[name] == nil ? [] : try after.cases(ofSuite: name)
            openedBefore += entriesBefore.count
            openedAfter += entriesAfter.count
            try compareSuite(entriesBefore, entriesAfter)
        }
        let closed = after.facts.cases - openedAfter
        if closed == before.facts.cases - openedBefore, closed >= equal.count {
            counts[.unchanged] += closed
        } else {
            // The facts do not agree with each other, so that the cases themselves have to be counted.
            for name in equal { counts[.unchanged] += try after.cases(ofSuite: name).count }
        }
        addNotes()
    }

    private mutating func compareSuite(_ entriesBefore: [CaseEntry], _ entriesAfter: [CaseEntry]) throws {
        let start = cases.count
        let pairs = SuitePairing(entriesBefore, entriesAfter).pairs
        let changed = pairs.compactMap { pair in
            if case .both(let old, let new) = pair, old.digests != new.digests { (old, new) } else { nil }
        }
        let ahead = CasesAhead(changed, before: before, after: after, options: options)
        defer { ahead.stop() }
        for pair in pairs {
            switch pair {
            case .both(let old, let new): try compareCase(old, new, ahead)
            case .added(let entry):
                guard beforeIsWhole else {
                    missingBefore += 1
                    continue
                }
                let recording = try ahead.read { try after.recording(of: entry) }
                var diff = CaseDiff(id: entry.id, caseClass: .added, before: nil, after: recording)
                diff.digestsAfter = entry.digests
                add(diff)
            case .removed(let entry):
                guard afterIsWhole else {
                    missingAfter += 1
                    continue
                }
                let recording = try ahead.read { try before.recording(of: entry) }
                var diff = CaseDiff(id: entry.id, caseClass: .removed, before: recording, after: nil)
                diff.digestsBefore = entry.digests
                add(diff)
            case .renamed(let old, let new):
                guard beforeIsWhole, afterIsWhole else {
                    missingBefore += beforeIsWhole ? 0 : 1
                    missingAfter += afterIsWhole ? 0 : 1
                    continue
                }
                add(CaseDiff(id: new.id, caseClass: .renamed, renamedFrom: old.id, before: nil, after: nil))
            }
        }
        try addSweeps(of: cases[start...], entriesAfter)
    }

    /// `own` are the changes that comparing the recordings again does not bring back.
    private mutating func add(_ diff: CaseDiff, own: [Change] = []) {
        counts[diff.caseClass] += 1
        // A recording weighs something even when it is small.
        let rows = [diff.before, diff.after].reduce(0) { $0 + ($1.map { 10 + $0.nodes.count + $0.events.count } ?? 0) }
        room -= min(rows, room)
        cases.append(room > 0 || rows == 0 ? diff : diff.outline(keeping: own))
    }

    /// The cases, which are no longer held here.
    mutating func takeCases() -> [CaseDiff] {
        defer { cases = [] }
        return cases
    }

    // MARK: Cases

    private mutating func compareCase(_ old: CaseEntry, _ new: CaseEntry, _ ahead: CasesAhead) throws {
        if old.digests == new.digests, old.unstable == nil, new.unstable == nil {
            counts[.unchanged] += 1
            return
        }
        let unstable = [old.unstable.map { "before: \($0)" }, new.unstable.map { "after: \($0)" }].compactMap { $0 }
        let hasFailed = new.outcome.isFailure && !old.outcome.isFailure
        if old.digests == new.digests {
            add(unstableCase(new.id, unstable, before: nil, after: nil))
            return
        }
        let compared = try ahead.next()
        let (recordingBefore, recordingAfter, result) = (compared.before, compared.after, compared.result)
        if result.caseClass == .unchanged, unstable.isEmpty {
            counts[.unchanged] += 1
            return
        }
        if !unstable.isEmpty, !hasFailed {
            var diff = unstableCase(new.id, unstable, before: recordingBefore, after: recordingAfter)
            let own = diff.changes
            diff.nodes = result.nodes
            diff.pairs = result.pairs
            diff.changes += result.changes
            (diff.digestsBefore, diff.digestsAfter) = (old.digests, new.digests)
            add(diff, own: own)
            return
        }
        if !result.causes.isEmpty {
            let size = max(recordingBefore.nodes.count, recordingAfter.nodes.count)
            grouping.add(
                CausedCase(
                    index: cases.count, id: new.id, nodeCount: size, hasMoved: result.hasMoved, causes: result.causes))
        }
        var diff = CaseDiff(
            id: new.id, caseClass: result.caseClass, nodes: result.nodes, changes: result.changes,
            before: recordingBefore, after: recordingAfter)
        diff.pairs = result.pairs
        (diff.digestsBefore, diff.digestsAfter) = (old.digests, new.digests)
        add(diff)
    }

    private func unstableCase(
        _ id: CaseID, _ words: [String], before: Recording?, after: Recording?
    ) -> CaseDiff {
        let change = Change(kind: .outcome, what: "unstable", before: "", after: words.joined(separator: "; "))
        return CaseDiff(id: id, caseClass: .unstable, changes: [change], before: before, after: after)
    }

    // MARK: Sweeps

    /// Keeps what intervals need, and finds breakpoints that are not where they were. Neighbours that did not change
    /// are read only beside widths that did: between two unchanged widths both runs flip alike.
    private mutating func addSweeps(of changed: ArraySlice<CaseDiff>, _ entries: [CaseEntry]) throws {
        var changedCases: [SweepKey: [CaseDiff]] = [:]
        var order: [SweepKey] = []
        for diff in changed {
            guard let key = SweepKey(diff.id), diff.isOnBothSides else { continue }
            if changedCases[key] == nil { order.append(key) }
            changedCases[key, default: []].append(diff)
        }
        if order.isEmpty { return }
        var recorded: [SweepKey: [Double: CaseEntry]] = [:]
        // Most cases are of other scenarios, and comparing names costs less than making keys.
        let names = Set(changed.map(\.id.scenario))
        for entry in entries where names.contains(entry.id.scenario) {
            guard let key = SweepKey(entry.id), changedCases[key] != nil, let width = entry.id.offer.width else {
                continue
            }
            recorded[key, default: [:]][width] = entry
        }
        for key in order {
            let own = recorded[key] ?? [:]
            let widths = RecordedWidths(Array(own.keys))
            self.widths[key] = widths
            let changed = (changedCases[key] ?? []).filter { $0.caseClass == .changed }
            if widths.widths.count < 2 || changed.isEmpty { continue }
            var points = try changed.map { try point(of: $0) }
            if widths.widths.count >= Breakpoints.smallestSweep {
                for width in widths.neighbours(of: points.map(\.width)) {
                    guard let entry = own[width] else { continue }
                    let recording = try after.recording(of: entry)
                    points.append(SweepPoint(width: width, before: recording, after: recording))
                }
            }
            let found = Breakpoints.differing(in: points, recorded: widths, scenario: key.scenario)
            if let found { breakpoints.append(found) }
        }
    }

    private func point(of diff: CaseDiff) throws -> SweepPoint {
        let old = try diff.before ?? before.recording(of: diff.entryBefore!)
        let new = try diff.after ?? after.recording(of: diff.entryAfter!)
        return SweepPoint(width: diff.id.offer.width ?? 0, before: old, after: new)
    }

    // MARK: Notes

    private mutating func addNotes() {
        addNote(about: before.facts, "before", missing: missingBefore, other: "after")
        addNote(about: after.facts, "after", missing: missingAfter, other: "before")
        joinNotes()
        if counts[.tolerated] > 0 {
            let number = counts[.tolerated]
            notes.append(
                "\(number) \(number == 1 ? "case passes" : "cases pass") only because of the tolerance of "
                    + "\(shortestDecimal(options.tolerance)) pt")
        }
    }

    /// What is so of both runs alike is said once.
    private mutating func joinNotes() {
        let (before, after) = ("the run before ", "the run after ")
        guard notes.count == 2, notes[0].hasPrefix(before), notes[1].hasPrefix(after) else { return }
        let words = notes[0].dropFirst(before.count)
        guard words == notes[1].dropFirst(after.count) else { return }
        let rest = words.drop { $0 != " " }
        notes = ["both runs " + (words.hasPrefix("was ") ? "were" : "are") + rest]
    }

    private mutating func addNote(about facts: RunFacts, _ side: String, missing: Int, other: String) {
        var reason: String?
        if facts.state != "complete" {
            reason = "is \(facts.state)"
        } else if let part = facts.part {
            reason = "is \(part)"
        } else if !facts.scope.only.isEmpty {
            reason = "was filtered to \(facts.scope.only.joined(separator: ", "))"
        }
        guard let reason else { return }
        var note = "the run \(side) \(reason)"
        if missing > 0 {
            note +=
                ": \(missing) \(missing == 1 ? "case" : "cases") of the run \(other) "
                + "\(missing == 1 ? "was" : "were") not compared"
        }
        notes.append(note)
    }
}
