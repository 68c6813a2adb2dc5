import LayoutDiff
import LayoutRecord

/// Everything a page shows before a case is opened: counts, groups and one row per case, as data for the script.
/// Columns, not rows: a column of small numbers is a third of the bytes, and is read without making objects.
struct PageIndex {
    /// A class of cases: of a diff, what became of them; of a single run, how they ended.
    struct Group {
        var name: String
        var glyph: String
        var count: Int
    }

    /// A cause of a diff, or a rule of findings of a single run.
    struct Cause {
        var id: String
        var title: String
        var kind: String
        var change: String
        var by: String
        var rank: String
        var verdict: String
        var count: Int
        /// In how many of the cases no frame differs.
        var still = 0
        var nodes: Int
        var scenarios: Int
        var intervals: [WidthInterval]
        var offers: [String]
        var example: CaseID
        var examplePath: String
    }

    struct Case {
        /// Its place among all cases, in whose order they are written.
        var place = 0
        var id: CaseID
        var group: Int
        var causes: [Int]
        var size: Int
        /// Bits by the place of a `Change.Kind` and of a `Verdict` in their lists.
        var changeKinds: Int
        var verdicts: Int
        /// Kinds of the nodes that are not unchanged.
        var nodeKinds: [String]
        var renamedFrom: CaseID?
        var before: RecordingDigests?
        var after: RecordingDigests?
        var body: BodyPlace
    }

    /// `diff` or `run`.
    var mode: String
    var before: RunFacts?
    var after: RunFacts
    var tolerance: Double
    var environment: [EnvironmentDifference]
    var groups: [Group]
    var causes: [Cause]
    var cases: [Case]
    /// How many cases there were to show, which may be more than `cases`.
    var total: Int
    /// The widths of sweeps, unchanged ones included.
    var widths: [SweptScenario]
    var history: [(caseID: String, marks: [HistoryMark])]
    var breakpoints: [ScenarioBreakpoints]
    /// Rules whose findings are counted by themselves and are marked nowhere.
    var allowedRules: AllowedRules
    /// Whether the page stands in a site, where every case has a page of its own.
    var isInSite: Bool
    /// The names of the files that hold the bodies; empty when they are in the page.
    var shardNames: [String]

    func encoded() -> EmbeddedJSON {
        var strings = StringTable()
        var lists = ValueTable()
        var json = JSONWriter()
        json.beginObject()
        json.key("version")
        json.int(1)
        json.key("mode")
        json.string(mode)
        if let before {
            json.key("before")
            write(before, to: &json)
        }
        json.key("after")
        write(after, to: &json)
        json.key("tolerance")
        json.number(tolerance)
        json.key("environment")
        RecordingCoder.array(environment, to: &json) { difference, json in
            json.strings([difference.name, words(difference.before), words(difference.after)])
        }
        json.key("groups")
        RecordingCoder.array(groups, to: &json) { group, json in
            json.beginArray()
            json.string(group.name)
            json.string(group.glyph)
            json.int(group.count)
            json.endArray()
        }
        json.key("verdicts")
        RecordingCoder.array(Verdict.allCases, to: &json) { $1.strings([$0.rawValue, $0.glyph]) }
        json.key("changeKinds")
        json.strings(Change.Kind.allCases.map(\.rawValue))
        json.key("causes")
        RecordingCoder.array(causes, to: &json) { write($0, to: &$1) }
        json.key("total")
        json.int(total)
        json.key("isInSite")
        json.bool(isInSite)
        json.key("shards")
        json.strings(shardNames)
        json.key("widths")
        RecordingCoder.array(widths, to: &json) { entry, json in
            json.beginArray()
            json.string(entry.scenario)
            json.string(entry.height)
            RecordingCoder.array(entry.widths, to: &json) { $1.number($0) }
            json.endArray()
        }
        json.key("history")
        RecordingCoder.array(history, to: &json) { entry, json in
            json.beginArray()
            json.string(entry.caseID)
            RecordingCoder.array(entry.marks, to: &json) { $1.strings([$0.run, $0.at, $0.result]) }
            json.endArray()
        }
        json.key("breakpoints")
        RecordingCoder.array(breakpoints, to: &json) { entry, json in
            json.beginArray()
            json.string(entry.scenario)
            for side in [entry.before, entry.after] {
                RecordingCoder.array(side, to: &json) { breakpoint, json in
                    json.beginArray()
                    json.string(breakpoint.words)
                    json.number(breakpoint.below)
                    json.number(breakpoint.at)
                    json.endArray()
                }
            }
            json.endArray()
        }
        json.key("allowed")
        json.beginArray()
        json.strings(allowedRules.everywhere.sorted())
        RecordingCoder.array(allowedRules.byScenario.sorted { $0.key < $1.key }, to: &json) { entry, json in
            json.strings([entry.key] + entry.value.sorted())
        }
        json.endArray()
        json.key("cases")
        writeCases(strings: &strings, lists: &lists, to: &json)
        json.key("strings")
        json.raw(strings.encoded)
        json.key("lists")
        json.raw(lists.encoded)
        json.endObject()
        return EmbeddedJSON(json)
    }

    private func write(_ run: RunFacts, to json: inout JSONWriter) {
        let members: [(String, String)] = [
            ("name", run.name), ("label", run.label), ("selector", run.selector), ("startedAt", run.startedAt),
            ("engine", "\(run.engine.name) \(run.engine.version)"), ("branch", run.branch ?? ""),
            ("commit", run.commit ?? ""), ("tree", run.isDirty ? "dirty" : "clean"), ("state", run.state),
            ("duration", run.durationWords ?? ""),
            ("database", run.databaseBytes.map(bytesWords) ?? ""), ("added", run.added ?? ""),
            ("command", run.command ?? ""), ("scope", run.scopeWords),
            ("only", run.scope.only.joined(separator: ", ")), ("chosenBy", run.chosenBy),
        ]
        json.beginObject()
        for (name, value) in members {
            json.key(name)
            json.string(value)
        }
        json.key("environment")
        RecordingCoder.array(run.environment, to: &json) { $1.strings([$0.name, words($0.value)]) }
        json.endObject()
    }

    private func write(_ cause: Cause, to json: inout JSONWriter) {
        let members: [(String, String)] = [
            ("id", cause.id), ("title", cause.title), ("kind", cause.kind), ("change", cause.change), ("by", cause.by),
            ("rank", cause.rank), ("verdict", cause.verdict), ("example", cause.example.description),
            ("path", cause.examplePath), ("offers", cause.offers.joined(separator: ", ")),
        ]
        json.beginObject()
        for (name, value) in members {
            json.key(name)
            json.string(value)
        }
        for (name, value) in [
            ("count", cause.count), ("still", cause.still), ("nodes", cause.nodes), ("scenarios", cause.scenarios),
        ] {
            json.key(name)
            json.int(value)
        }
        json.key("intervals")
        RecordingCoder.array(cause.intervals, to: &json) { interval, json in
            json.beginArray()
            json.string(interval.scenario)
            json.number(interval.from)
            json.number(interval.to)
            json.endArray()
        }
        json.endObject()
    }

    private func writeCases(strings: inout StringTable, lists: inout ValueTable, to json: inout JSONWriter) {
        func list(_ numbers: [Int]) -> Int {
            var value = JSONWriter()
            value.ints(numbers)
            return lists.place(of: value)
        }
        func column(_ name: String, _ value: (Case) -> Int) {
            json.key(name)
            json.ints(cases.map(value))
        }
        json.beginObject()
        column("suite") { strings.place(of: $0.id.suite) }
        column("scenario") { strings.place(of: $0.id.scenario) }
        column("offer") { strings.place(of: $0.id.offer.name) }
        column("step") { entry in
            strings.place(of: entry.id.step.map { "\($0.number) \($0.words)" })
        }
        column("id") { strings.place(of: $0.id.description) }
        column("key") { strings.place(of: Self.key(of: $0.id)) }
        column("from") { strings.place(of: $0.renamedFrom?.description) }
        column("group") { $0.group }
        column("causes") { list($0.causes) }
        column("size") { $0.size }
        column("changeKinds") { $0.changeKinds }
        column("verdicts") { $0.verdicts }
        column("nodeKinds") { entry in list(entry.nodeKinds.map { strings.place(of: $0) }) }
        column("before") { strings.place(of: $0.before.map(DecisionsFile.contentName)) }
        column("after") { strings.place(of: $0.after.map(DecisionsFile.contentName)) }
        column("shard") { $0.body.shard }
        column("body") { $0.body.body }
        json.key("width")
        RecordingCoder.array(cases, to: &json) { $1.optional($0.id.offer.width) }
        json.endObject()
    }

    /// The name of a case in links: it survives regeneration, and says nothing.
    static func key(of id: CaseID) -> String { Digest(of: Array(id.description.utf8)).short }
}

/// One stored run in which a case was recorded: equal results have one letter.
package struct HistoryMark: Equatable, Sendable {
    /// The run's label.
    package var run: String
    /// UTC, ISO 8601.
    package var at: String
    /// The short digest of what was recorded.
    package var result: String

    package init(run: String, at: String, result: String) {
        self.run = run
        self.at = at
        self.result = result
    }
}

/// Where the body of a case is kept.
struct BodyPlace: Equatable {
    var shard: Int
    var body: Int
}
