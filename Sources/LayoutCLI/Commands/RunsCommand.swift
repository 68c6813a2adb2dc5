import LayoutRecord
import LayoutStore

/// `keyline runs`.
enum RunsCommand {
    private static let limit = OptionDefinition(
        "limit", short: "n", .integer(0...Int.max), "N", "Show the newest N runs; 0 shows all.", standard: "20")

    static let definition = CommandDefinition(
        "runs", "List the runs, the newest first.",
        options: [limit, CommonOptions.database, CommonOptions.json],
        examples: [.init("keyline runs", "The newest runs, with the baselines that point to them.")],
        exitCodes: [.fine, .usage, .notFound, .database, .couldNotRun]
    ) { invocation in
        var store = try invocation.openDatabase()
        if try store.hasOpenRuns(), let writing = try? Store.open(path: store.path, access: .write(create: false)) {
            // Opening to write marks what a killed recorder left behind.
            store = writing
        }
        let limit = invocation.arguments.integer(limit) ?? 20
        let runs = try store.runs(limit: limit > 0 ? limit : nil)
        let baselines = Dictionary(grouping: try store.baselines(), by: \.run).mapValues { $0.map(\.name) }
        if invocation.arguments.has(CommonOptions.json) {
            try invocation.terminal.print(json(runs, baselines))
            return .fine
        }
        var table = Table([
            ("run", .trailing), ("started (UTC)", .leading), ("state", .leading), ("cases", .trailing),
            ("engine", .leading), ("branch", .leading), ("commit", .leading), ("name", .leading),
            ("baselines", .leading),
        ])
        for run in runs {
            table.append([
                "\(run.id)", run.startedAt.split(separator: "T").joined(separator: " ").trimmedZone, run.state.rawValue,
                "\(run.cases)", "\(run.engine.name) \(run.engine.version)", run.branch ?? "",
                (run.commit.map { String($0.prefix(9)) } ?? "") + (run.isDirty ? "+" : ""), run.name,
                (baselines[run.id] ?? []).joined(separator: ", "),
            ])
        }
        let lines = table.lines(width: invocation.terminal.width, style: invocation.style)
        try invocation.terminal.print(lines.joined(separator: "\n"))
        let total = try store.runCount()
        if total > runs.count {
            invocation.terminal.say("\(total - runs.count) older runs are not listed; --limit 0 lists all.")
        }
        return .fine
    }

    private static func json(_ runs: [RunRow], _ baselines: [Int: [String]]) -> String {
        var json = JSONWriter()
        json.beginArray()
        for run in runs {
            json.beginObject()
            RunJSON.writeMembers(of: run, to: &json)
            json.key("baselines")
            RecordingCoder.array(baselines[run.id] ?? [], to: &json) { $1.string($0) }
            json.endObject()
        }
        json.endArray()
        return json.text
    }
}

extension String {
    /// Without the `Z` that says UTC, where a heading says so.
    var trimmedZone: String { hasSuffix("Z") ? String(dropLast()) : self }
}
