import LayoutRecord

/// Goes through the suites of two runs and collects the cases that differ.
struct RunDiffBuilder {
    private let before: any RecordedRun
    private let after: any RecordedRun
    private let options: DiffOptions

    private(set) var counts = ClassCounts()
    private(set) var findings = FindingCounts()
    private(set) var cases = CaseList()
    private(set) var grouping: CauseGrouping
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
        let names = Set(old.keys).union(new.keys).sorted { $0.bytesPrecede($1) }
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
        let changed: [(before: CaseEntry, after: CaseEntry)] = pairs.compactMap { pair in
            guard case .both(let old, let new) = pair, entriesBefore[old].digests != entriesAfter[new].digests else {
                return nil
            }
            return (entriesBefore[old], entriesAfter[new])
        }
        let ahead = CasesAhead(changed, before: before, after: after, options: options)
        defer { ahead.stop() }
        for pair in pairs {
            switch pair {
            case .both(let old, let new): try compareCase(entriesBefore[old], entriesAfter[new], ahead)
            case .added(let place):
                let entry = entriesAfter[place]
                guard beforeIsWhole else {
                    missingBefore += 1
                    continue
                }
                let recording = try ahead.read { try after.recording(of: entry) }
                var diff = CaseDiff(id: entry.id, caseClass: .added, before: nil, after: recording)
                diff.digestsAfter = entry.digests
                add(diff)
            case .removed(let place):
                let entry = entriesBefore[place]
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
                add(
                    CaseDiff(
                        id: entriesAfter[new].id, caseClass: .renamed, renamedFrom: entriesBefore[old].id, before: nil,
                        after: nil))
            }
        }
        grouping.endSuite(try addSweeps(from: start, entriesAfter))
    }

    /// `own` are the changes that comparing the recordings again does not bring back.
    private mutating func add(_ diff: CaseDiff, own: [Change] = [], list: Int32 = 0) {
        counts[diff.caseClass] += 1
        if diff.caseClass != .unstable {
            findings.gained += diff.gainedFindings
            findings.lost += diff.changes.count { $0.kind == .findingLost && Severity(ofRule: $0.what) != .note }
        }
        // A case weighs something even when its recordings are small.
        let rows = [diff.before, diff.after].reduce(10) { $0 + ($1.map { $0.nodes.count + $0.events.count } ?? 0) }
        room -= min(rows, room)
        cases.append(room > 0 ? diff : diff.outline(keeping: own), list: list)
    }

    /// The cases, which are no longer held here.
    mutating func takeCases() -> CaseList {
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
            let diff = unstableCase(new.id, unstable, before: nil, after: nil)
            add(diff, own: diff.changes)
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
        let size = max(recordingBefore.nodes.count, recordingAfter.nodes.count)
        let list =
            result.causes.isEmpty
            ? 0
            : grouping.add(
                CausedCase(id: new.id, nodeCount: size, hasMoved: result.hasMoved, causes: result.causes))
        var diff = CaseDiff(
            id: new.id, caseClass: result.caseClass, nodes: result.nodes, changes: result.changes,
            before: recordingBefore, after: recordingAfter)
        diff.pairs = result.pairs
        (diff.digestsBefore, diff.digestsAfter) = (old.digests, new.digests)
        add(diff, list: list)
    }

    private func unstableCase(
        _ id: CaseID, _ words: [String], before: Recording?, after: Recording?
    ) -> CaseDiff {
        let change = Change(kind: .outcome, what: "unstable", before: "", after: words.joined(separator: "; "))
        return CaseDiff(id: id, caseClass: .unstable, changes: [change], before: before, after: after)
    }

    // MARK: Sweeps

    /// Tells the grouping the widths of the cases from `start` on, finds breakpoints that are not where they were, and
    /// returns the widths at which the sweeps among them were recorded. Neighbours that did not change are read only
    /// beside widths that did: between two unchanged widths both runs flip alike.
    private mutating func addSweeps(
        from start: Int, _ entries: [CaseEntry]
    ) throws -> [SweepKey: RecordedWidths] {
        let sweeping = sweepingScenarios(from: start, entries)
        if sweeping.isEmpty { return [:] }
        var changedPlaces: [SweepKey: [Int]] = [:]
        var order: [SweepKey] = []
        for place in start..<cases.count {
            let id = cases.id(at: place)
            guard sweeping.contains(id.scenario), let key = SweepKey(id), cases.isOnBothSides(at: place) else {
                continue
            }
            if changedPlaces[key] == nil { order.append(key) }
            changedPlaces[key, default: []].append(place)
            grouping.add(id.offer.width ?? 0, of: key, list: cases.list(at: place))
        }
        var recorded: [SweepKey: [Double: CaseEntry]] = [:]
        for entry in entries where sweeping.contains(entry.id.scenario) {
            guard let key = SweepKey(entry.id), changedPlaces[key] != nil, let width = entry.id.offer.width else {
                continue
            }
            recorded[key, default: [:]][width] = entry
        }
        var sweeps: [SweepKey: RecordedWidths] = [:]
        for key in order {
            let own = recorded[key] ?? [:]
            let widths = RecordedWidths(Array(own.keys))
            if widths.widths.count < 2 { continue }
            sweeps[key] = widths
            let changed = (changedPlaces[key] ?? []).filter { cases.caseClass(at: $0) == .changed }
            if changed.isEmpty { continue }
            var points = try changed.map { try point(of: cases[$0]) }
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
        return sweeps
    }

    /// The scenarios of the cases from `start` on that were recorded at more than one width. Most cases are of other
    /// scenarios, and comparing names costs less than making keys.
    private func sweepingScenarios(from start: Int, _ entries: [CaseEntry]) -> Set<String> {
        let changed = Set((start..<cases.count).lazy.map { cases.id(at: $0).scenario })
        var sweeping: Set<String> = []
        var first: [String: Double] = [:]
        for entry in entries where changed.contains(entry.id.scenario) {
            guard let width = entry.id.offer.width, width.isFinite else { continue }
            if first[entry.id.scenario, default: width] != width {
                sweeping.insert(entry.id.scenario)
            } else {
                first[entry.id.scenario] = width
            }
        }
        return sweeping
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
