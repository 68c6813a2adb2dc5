import LayoutDiff
import LayoutRecord

/// Comparisons written by hand: every class, several causes, a sweep.
enum Diffs {
    static func facts(
        name: String, cases: Int, state: String = "complete", id: Int? = nil, only: [String] = [], scale: Double = 2,
        declared: Int? = nil
    ) -> RunFacts {
        RunFacts(
            id: id, name: name, startedAt: "2026-01-02T03:04:05Z",
            engine: EngineIdentity(name: "keyline", version: "0.1.0"),
            environment: [Input("metrics", .string("portable-1")), Input("scale", .number(scale))], branch: name,
            commit: "4f1c2ab9be07d1", state: state, scope: RunScope(only: only, cases: declared ?? cases), cases: cases,
            chosenBy: "baseline \"\(name)\"")
    }

    static func id(_ suite: String, _ scenario: String, _ offer: Offer, step: StepName? = nil) -> CaseID {
        do { return try CaseID(suite: suite, scenario: scenario, offer: offer, step: step) } catch {
            fatalError("a fixture's name is bad: \(error)")
        }
    }

    private static func width(_ width: Double) -> Offer { Offer(width: width, height: nil) }

    /// An empty comparison of two runs of `unchanged` cases.
    static func same(unchanged: Int = 12) -> RunDiff {
        var counts = ClassCounts()
        counts[.unchanged] = unchanged
        return RunDiff(
            before: facts(name: "main", cases: unchanged, id: 11),
            after: facts(name: "branch", cases: unchanged, id: 12),
            tolerance: 0.01, environment: [], counts: counts, causes: [], cases: [], notes: [])
    }

    /// Every class at least once: a stack that answers a point more over a sweep, an edited padding, and one case of
    /// each other class.
    static var everything: RunDiff {
        var diff = same(unchanged: 9_000)
        var cases: [CaseDiff] = []
        var stack: [CaseID] = []
        for step in 0..<39 { stack.append(id("Settings", "Row", width(Double(181 + step)))) }
        cases += stack.map { stackCase($0, cause: 0) }
        let badges = [96.0, 200, 304].map { id("Badges", "plain", width($0)) }
        cases += badges.map { paddingCase($0, cause: 1) }
        cases += others
        diff.causes = [
            cause(.origin, "HStack", "answer height", by: .engine, cases: stack, delta: 1...1, path: "VStack/1:HStack"),
            cause(
                .edited, ".padding", "length", by: .source, cases: badges, delta: nil, path: ".padding",
                edit: "12 -> 10"),
        ]
        diff.causes[0].intervals = [WidthInterval(scenario: "Settings/Row", from: 181, to: 219)]
        finish(&diff, cases: cases)
        diff.environment = [EnvironmentDifference(name: "icu", before: .string("72.1"), after: .string("74.2"))]
        diff.breakpoints = [
            ScenarioBreakpoints(
                scenario: "Settings/Row",
                before: [Breakpoint(path: "VStack/1:HStack", kind: .rows, below: 199, at: 200, from: "2", to: "1")],
                after: [])
        ]
        diff.notes = ["2 cases were not compared: they are outside the filter"]
        return diff
    }

    static func finish(_ diff: inout RunDiff, cases: [CaseDiff]) {
        diff.cases = CaseList(cases)
        for entry in cases { diff.counts[entry.caseClass] += 1 }
        diff.before.cases = diff.counts.total - diff.counts[.added]
        diff.after.cases = diff.counts.total - diff.counts[.removed]
        diff.before.scope.cases = diff.before.cases
        diff.after.scope.cases = diff.after.cases
    }

    static func cause(
        _ verdict: Verdict, _ kind: String, _ change: String, by: CauseBy, cases: [CaseID], delta: ClosedRange<Double>?,
        path: String, edit: String? = nil, rank: CauseRank = .exact
    ) -> Cause {
        Cause(
            signature: CauseSignature(rank: rank, by: by, verdict: verdict, kind: kind, change: change), delta: delta,
            edit: edit, caseCount: cases.count, nodes: cases.count,
            scenarios: Set(cases.map { $0.suite + "/" + $0.scenario }).count,
            intervals: [], offerKinds: ["finite"], example: cases[0], examplePath: path)
    }

    static func stackCase(_ id: CaseID, cause: Int?, labels: [String] = ["A", "B", "C"]) -> CaseDiff {
        let width = id.offer.width ?? 200
        let before = Recordings.settingsRow(width: width, rowHeight: 44, labels: labels)
        let after = Recordings.settingsRow(width: width, rowHeight: 45, labels: labels)
        let footer = before.nodes.count - 1
        return CaseDiff(
            id: id, caseClass: .changed, causes: cause.map { [$0] } ?? [],
            nodes: [
                node(
                    0, .relayed, before, after,
                    [Change(kind: .resized, what: "height", before: "93", after: "94", delta: 1)]),
                node(
                    2, .origin, before, after,
                    [Change(kind: .answer, what: "height", before: "44", after: "45", delta: 1)]),
                node(
                    footer, .carried, before, after,
                    [Change(kind: .moved, what: "y", before: "77", after: "78", delta: 1)]),
            ], before: before, after: after)
    }

    static func paddingCase(_ id: CaseID, cause: Int?) -> CaseDiff {
        let width = id.offer.width ?? 96
        let before = Recordings.badge(width: width, padding: 12)
        let after = Recordings.badge(width: width, padding: 10)
        return CaseDiff(
            id: id, caseClass: .changed, causes: cause.map { [$0] } ?? [],
            nodes: [
                node(
                    0, .edited, before, after,
                    [Change(kind: .inputs, what: "length", before: "12", after: "10", delta: -2)]),
                node(
                    1, .knockOn, before, after, [Change(kind: .moved, what: "x", before: "12", after: "10", delta: -2)]),
            ], before: before, after: after)
    }

    static func node(
        _ index: Int, _ verdict: Verdict, _ before: Recording, _ after: Recording, _ changes: [Change]
    ) -> NodeDiff {
        NodeDiff(
            path: after.nodes[index].path, kind: after.nodes[index].kind, verdict: verdict, beforeIndex: index,
            afterIndex: index, before: before.nodes[index].frame, after: after.nodes[index].frame, matchedBy: .place,
            changes: changes)
    }

    /// A stack of three frames whose middle one is gone, as the comparison itself pairs them. The last keeps its place,
    /// so that nothing about it differs but its path, which was that of the middle one.
    static var removedSibling: RunDiff {
        func stack(_ widths: [Double]) -> Recording {
            var tree = TreeBuilder()
            let root = tree.add("ZStack", frame: Frame(x: 0, y: 0, width: 110, height: 30))
            for (place, width) in widths.enumerated() {
                let frame = Frame(x: 0, y: 0, width: width, height: 30)
                let child = tree.add(".frame", place: place, under: root, frame: frame)
                tree.nodes[child].inputs = [Input("width", .number(width))]
                let text = tree.add("Text", under: child, frame: Frame(x: 0, y: 0, width: 10, height: 17))
                tree.nodes[text].text = "\(Int(width))"
                tree.ask(text, Proposal(width: width, height: nil), Size(width: 10, height: 17))
                tree.ask(child, Proposal(width: 200, height: nil), Size(width: width, height: 30))
            }
            tree.ask(root, Proposal(width: 200, height: nil), Size(width: 110, height: 30))
            return Recording(outcome: .settled, nodes: tree.nodes, events: tree.events + tree.places)
        }
        var (before, after) = (stack([110, 90, 70]), stack([110, 70]))
        // The finding of the last goes with it.
        before.findings = [FindingRecord(rule: .textClipped, node: 5, message: "it is clipped", value: 1)]
        after.findings = [FindingRecord(rule: .textClipped, node: 3, message: "it is clipped", value: 1)]
        let id = id("Removed", "middle", width(200))
        let result = CaseComparison(options: DiffOptions()).compare(before: before, after: after)
        var entry = CaseDiff(
            id: id, caseClass: result.caseClass, causes: [0], nodes: result.nodes, changes: result.changes,
            before: before, after: after)
        entry.pairs = result.pairs
        var diff = same()
        diff.causes = [
            cause(.removed, ".frame", "removed", by: .source, cases: [id], delta: nil, path: result.causes[0].path)
        ]
        finish(&diff, cases: [entry])
        return diff
    }

    /// One case of each class that has no cause here.
    static var others: [CaseDiff] {
        let row = Recordings.settingsRow(width: 200, rowHeight: 44)
        let crashed = Recording(outcome: .crashed, passes: 0, message: "index out of range")
        let busier = CaseDiff(
            id: id("Other", "busier", .ideal), caseClass: .negotiationOnly,
            changes: [Change(kind: .measuredMore, what: "", before: "8", after: "11", delta: 3)], before: row,
            after: row)
        return [
            CaseDiff(
                id: id("Other", "crash", width(200)), caseClass: .failed,
                changes: [Change(kind: .outcome, what: "", before: "settled", after: "crashed")], before: row,
                after: crashed),
            CaseDiff(id: id("Other", "shaky", width(200)), caseClass: .unstable, before: row, after: row),
            CaseDiff(id: id("Other", "new", width(200)), caseClass: .added, before: nil, after: row),
            CaseDiff(id: id("Other", "old", width(200)), caseClass: .removed, before: row, after: nil),
            CaseDiff(
                id: id("Other", "after", width(200)), caseClass: .renamed,
                renamedFrom: id("Other", "before", width(200)), before: row, after: row),
            CaseDiff(id: id("Other", "close", width(200)), caseClass: .tolerated, before: row, after: row),
            busier,
        ]
    }

    /// `count` changed cases over `causes` causes, with names from `name`. Light ones have no recordings.
    static func many(
        _ count: Int, causes: Int = 3, isLight: Bool = false, name: (Int) -> String = { "scenario \($0)" }
    ) -> RunDiff {
        var diff = same(unchanged: 10)
        guard count > 0 else { return diff }
        var members = [[CaseID]](repeating: [], count: min(causes, count))
        var cases: [CaseDiff] = []
        cases.reserveCapacity(count)
        for number in 0..<count {
            let id = id(name(number / 40), "row \(number / 40)", width(Double(100 + number % 40)))
            let cause = number % members.count
            members[cause].append(id)
            if isLight {
                cases.append(CaseDiff(id: id, caseClass: .changed, causes: [cause], before: nil, after: nil))
            } else {
                cases.append(cause == 1 ? paddingCase(id, cause: cause) : stackCase(id, cause: cause))
            }
        }
        diff.causes = members.enumerated().map { place, ids in
            cause(
                .origin, place == 0 ? "HStack" : name(place), "answer height \(place)", by: .engine, cases: ids,
                delta: 1...1, path: "VStack/1:HStack")
        }
        finish(&diff, cases: cases)
        return diff
    }

    /// Names that have broken reports elsewhere.
    static let hostileNames: [String] = [
        "</script><script>window.hacked=1</script>", "<img src=x onerror=window.hacked=1>", "\" onmouseover=\"x",
        "'quoted'",
        "a|b", "`back``tick`", "```", "\u{202E}desrever\u{202C}", "line\u{2028}separator\u{2029}", "nul\u{0}byte",
        "new\nline\r\ttab", "@everyone #123", "javascript:alert(1)", "&amp;<!--", "]]>", "日本語のラベル", "👨‍👩‍👧‍👦",
        "‮rtl العربية", "*bold* _under_ [link](http://x)", "${x} \\ \\| {{y}}", "\u{FFFE}\u{FEFF}", "%0A::error::x",
        String(repeating: "long ", count: 2_000),
    ]

    /// A diff in which every field that holds text from data is hostile.
    static var hostile: RunDiff {
        let names = hostileNames
        var diff = many(60, causes: names.count) { names[$0 % names.count] }
        func name(_ place: Int) -> String { names[place % names.count] }
        for place in diff.cases.indices {
            let hostile = name(place)
            for index in diff.cases[place].nodes.indices {
                diff.cases[place].nodes[index].changes.append(
                    Change(kind: .inputs, what: hostile, before: hostile, after: hostile))
            }
            diff.cases[place].changes = [Change(kind: .findingGained, what: hostile, before: hostile, after: hostile)]
            harden(&diff.cases[place].before, hostile)
            harden(&diff.cases[place].after, hostile + "2")
        }
        for place in diff.causes.indices { diff.causes[place].signature.change = name(place + 1) }
        diff.environment = names.map { EnvironmentDifference(name: $0, before: .string($0), after: .string("x" + $0)) }
        diff.notes = names
        diff.before.name = names[0]
        diff.after.name = names[1]
        diff.before.chosenBy = names[2]
        diff.after.branch = names[4]
        diff.before.environment = names.map { Input($0, .string($0)) }
        return diff
    }

    private static func harden(_ recording: inout Recording?, _ hostile: String) {
        guard var hardened = recording else { return }
        for index in hardened.nodes.indices where index > 0 {
            hardened.nodes[index].text = hostile
            hardened.nodes[index].identifier = hostile
            hardened.nodes[index].inputs = [Input(hostile, .string(hostile))]
            hardened.nodes[index].kind = hostile
        }
        hardened.message = hostile
        hardened.findings = [FindingRecord(rule: hostile, node: 1, message: hostile, value: 1)]
        hardened.observations = [ObservationRecord(pass: 1, node: 0, kind: hostile, old: hostile, new: hostile)]
        recording = hardened
    }
}
