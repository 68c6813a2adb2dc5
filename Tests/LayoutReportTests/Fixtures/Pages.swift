import Foundation
import LayoutDiff
import LayoutRecord
import LayoutReport

/// The pages that the checks in the browser open.
enum Pages {
    static func write(to folder: URL) throws {
        try FileManager.default.createDirectory(at: folder.appending(path: "site"), withIntermediateDirectories: true)
        for file in files { try Data(file.bytes).write(to: folder.appending(path: file.name)) }
        try Data(expected(of: odd)).write(to: folder.appending(path: "odd.json"))
        for file in site { try Data(file.bytes).write(to: folder.appending(path: "site/" + file.name)) }
    }

    private static var files: [OutputFile] {
        var files: [OutputFile] = []
        files += HTMLReport.render(Diffs.everything, name: "diff.html")
        files += HTMLReport.render(larger, name: "larger.html")
        files += HTMLReport.render(Diffs.hostile, name: "hostile.html")
        files += HTMLReport.render(Diffs.same(), name: "same.html")
        files += HTMLReport.render(Diffs.many(10_000), name: "many.html")
        files += HTMLReport.render(big, name: "big.html")
        files += HTMLReport.render(odd, name: "odd.html")
        files += HTMLReport.render(Diffs.removedSibling, name: "removed.html")
        files += context
        files += small
        files += invalid
        files += RunPage().render(run, name: "run.html")
        return files
    }

    /// The same diff with more before it: places move, names stay.
    private static var larger: RunDiff {
        var diff = Diffs.everything
        let first = Diffs.stackCase(Diffs.id("Aa", "first", Offer(width: 50, height: nil)), cause: 0)
        var cases = [first] + Array(diff.cases)
        for place in cases.indices { cases[place].causes = cases[place].causes.map { $0 + 1 } }
        let cause = Diffs.cause(
            .origin, "ZStack", "places", by: .engine, cases: [first.id], delta: 1...1, path: "VStack/1:HStack")
        diff.causes.insert(cause, at: 0)
        diff.cases = CaseList(cases)
        diff.counts[.changed] += 1
        return diff
    }

    /// One case of ten thousand nodes, one of which differs.
    private static var big: RunDiff {
        func recording(_ last: Double) -> Recording {
            var tree = TreeBuilder()
            let root = tree.add("VStack", frame: Frame(x: 0, y: 0, width: 100, height: 10_000))
            for row in 0..<9_999 {
                let y = Double(row)
                _ = tree.add(
                    "Text", place: row, under: root,
                    frame: Frame(x: 0, y: y, width: row == 9_998 ? last : 80, height: 1))
            }
            return Recording(outcome: .settled, nodes: tree.nodes, events: [])
        }
        let id = Diffs.id("Big", "list", Offer(width: 100, height: nil))
        let (before, after) = (recording(80), recording(81))
        var diff = Diffs.same()
        diff.causes = [
            Diffs.cause(
                .origin, "Text", "answer width", by: .engine, cases: [id], delta: 1...1, path: after.nodes.last!.path)
        ]
        let node = Diffs.node(9_999, .origin, before, after, [])
        Diffs.finish(
            &diff,
            cases: [CaseDiff(id: id, caseClass: .changed, causes: [0], nodes: [node], before: before, after: after)])
        return diff
    }

    /// Cases whose numbers are hard to write: fractions that do not add up exactly, NaN, infinity, zeros of both signs,
    /// nodes that are gone, several passes, guides, placements in every order.
    private static var odd: RunDiff {
        var diff = Diffs.everything
        var random = RandomNumbers(seed: 7)
        for place in diff.cases.indices {
            if diff.cases[place].before != nil { scatter(&diff.cases[place].before!, &random) }
            diff.cases[place].after = diff.cases[place].before ?? diff.cases[place].after
            if diff.cases[place].after != nil { scatter(&diff.cases[place].after!, &random) }
        }
        return diff
    }

    private static func scatter(_ recording: inout Recording, _ random: inout RandomNumbers) {
        let lengths = [0.1, 1 / 3.0, 1e-9, -0.0, 0, 7, .nan, .infinity, -.infinity, 1e15, 0.30000000000000004]
        for index in recording.nodes.indices where random.below(3) == 0 {
            let frame = Frame(
                x: random.pick(lengths), y: random.pick(lengths), width: random.pick(lengths),
                height: random.pick(lengths))
            recording.nodes[index].frame = random.below(8) == 0 ? nil : frame
        }
        for index in recording.events.indices where random.below(4) == 0 {
            let node = random.below(recording.nodes.count)
            let proposal = Proposal(
                width: random.below(3) == 0 ? nil : random.pick(lengths), height: random.below(2) == 0 ? nil : 3)
            let pass = 1 + random.below(3)
            recording.events[index] =
                switch random.below(3) {
                case 0: .guide(pass: pass, node: node, proposal: proposal, name: "top", value: random.pick(lengths))
                case 1: .place(pass: pass, node: node, proposal: proposal, x: random.pick(lengths), y: 1)
                default:
                    .measure(
                        pass: pass, node: node, proposal: proposal,
                        size: Size(width: random.pick(lengths), height: random.pick(lengths)))
                }
        }
    }

    /// What the page must read back: every side's frames and events, as in a recording stream.
    private static func expected(of diff: RunDiff) -> [UInt8] {
        var json = JSONWriter()
        json.beginArray()
        for entry in diff.cases {
            json.beginArray()
            for side in [entry.before, entry.after] {
                guard let side else {
                    json.null()
                    continue
                }
                json.beginArray()
                RecordingCoder.array(side.nodes.map(\.frame), to: &json) { RecordingCoder.write($0, to: &$1) }
                RecordingCoder.array(side.events, to: &json) { RecordingCoder.write($0, to: &$1) }
                json.endArray()
            }
            json.endArray()
        }
        json.endArray()
        return json.bytes
    }

    private static var context: [OutputFile] {
        var report = HTMLReport()
        report.widths = [SweptScenario(scenario: "Settings/Row", widths: (0..<80).map { Double(161 + $0) })]
        report.history = [
            (
                "Settings/Row@w181",
                [
                    HistoryMark(run: "one", at: "2026-01-01T00:00:00Z", result: "aaa"),
                    HistoryMark(run: "two", at: "2026-01-02T00:00:00Z", result: "bbb"),
                    HistoryMark(run: "three", at: "2026-01-03T00:00:00Z", result: "aaa"),
                ]
            )
        ]
        return report.render(Diffs.everything, name: "context.html")
    }

    /// Small limits, so that shards and caps appear with little data.
    private static var small: [OutputFile] {
        var sharded = HTMLReport()
        sharded.singleFileLimit = 1
        sharded.shardLimit = 20_000
        var capped = HTMLReport()
        capped.caseLimit = 20
        return sharded.render(Diffs.many(300), name: "sharded.html")
            + capped.render(Diffs.many(200), name: "capped.html")
    }

    private static var invalid: [OutputFile] {
        var incomplete = Diffs.everything
        incomplete.after.state = "incomplete"
        var apart = Diffs.same(unchanged: 0)
        Diffs.finish(&apart, cases: Diffs.others.filter { $0.caseClass == .added || $0.caseClass == .removed })
        return HTMLReport.render(Diffs.same(unchanged: 0), name: "nothing.html")
            + HTMLReport.render(incomplete, name: "incomplete.html") + HTMLReport.render(apart, name: "apart.html")
    }

    static var run: RunPage.Input {
        var records = [20.0, 30, 40, 96, 200].map { width in
            CaseRecord(
                id: Diffs.id("Badges", "plain", Offer(width: width, height: nil)),
                recording: Recordings.badge(width: width, padding: 12))
        }
        records.append(
            CaseRecord(
                id: Diffs.id("Settings", "Row", Offer(width: 200, height: nil)),
                recording: Recordings.settingsRow(width: 200, rowHeight: 44)))
        return RunPage.Input(run: Diffs.facts(name: "main", cases: records.count, id: 3), cases: records)
    }

    /// A site of two runs as the command line composes it.
    static var site: [OutputFile] {
        let facts = [Diffs.facts(name: "main", cases: 6, id: 1), Diffs.facts(name: "main", cases: 6, id: 2)]
        let rows = [
            RunIndexPage.Row(
                run: facts[0], counts: nil, findings: 3, notes: 1_200, measureCalls: 40, page: Site.runPageName(1)),
            RunIndexPage.Row(
                run: facts[1], counts: Diffs.everything.counts, findings: 2, measureCalls: 44,
                page: Site.runPageName(2),
                diffPage: Site.diffPageName(before: 1, after: 2)),
        ]
        let ids = run.cases.map(\.id)
        var files = [
            RunIndexPage.render(
                rows: rows,
                links: [("cases", Site.casesName), ("side by side", "side-by-side.html"), ("empty", "empty.html")]),
            RunIndexPage.render(rows: [], name: "empty.html"), Site.casesPage(ids), sideBySide,
        ]
        var page = RunPage()
        page.isInSite = true
        files += page.render(run, name: Site.runPageName(1)) + page.render(run, name: Site.runPageName(2))
        files += RunPage().render(RunPage.Input(run: facts[0], cases: []), name: "empty-run.html")
        files += HTMLReport.render(Diffs.everything, name: Site.diffPageName(before: 1, after: 2))
        for id in ids {
            let entries = facts.map { facts in
                HistoryPage.Entry(
                    run: facts, digests: run.cases[0].recording.digests, outcome: .settled,
                    page: facts.id.map { Site.address(of: id.description, inRun: $0) })
            }
            files.append(
                HistoryPage.render(
                    HistoryPage.Input(caseID: id, entries: entries), name: Site.historyPageName(id), isInSite: true))
        }
        return files
    }

    static var sideBySide: OutputFile {
        SideBySidePage.render(
            title: "Badge and row at the same widths",
            columns: [
                SideBySidePage.Column(title: "Badges/plain", cases: run.cases.filter { $0.id.suite == "Badges" }),
                SideBySidePage.Column(title: "Settings/Row", cases: run.cases.filter { $0.id.suite == "Settings" }),
            ])
    }
}

/// Numbers that are the same on every run.
struct RandomNumbers {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func below(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
    }

    mutating func pick(_ values: [Double]) -> Double { values[below(values.count)] }
}
