import LayoutRecord
import LayoutReport
import LayoutStore

/// `keyline history`.
enum HistoryCommand {
    private static let node = OptionDefinition(
        "node", .text, "PATH", "Follow one node by its path instead of the whole case.")
    private static let branch = OptionDefinition("branch", .text, "NAME", "Only runs of this branch.")

    static let definition = CommandDefinition(
        "history", "Print what a case was, run by run.",
        discussion: [
            "Equal results have one letter, so that a change, and a change back, is seen at a glance. The case is"
                + " followed through renames."
        ],
        operands: [OperandDefinition("CASE", .glob, .one, "The case's id, or a pattern that only one case matches.")],
        options: [node, branch, CommonOptions.database, CommonOptions.json],
        examples: [.init("keyline history 'palette/twelve tiles@w304'", "Since when the case is as it is.")],
        exitCodes: [.fine, .usage, .notFound, .emptyOrIncomplete, .database, .couldNotRun]
    ) { invocation in
        let store = try invocation.openDatabase()
        let id = try caseID(invocation.arguments.operands[0], in: store)
        let history = try store.history(
            caseID: id, nodePath: invocation.arguments.text(node), branch: invocation.arguments.text(branch))
        try invocation.terminal.print(
            invocation.arguments.has(CommonOptions.json) ? json(history) : text(history, invocation))
        return .fine
    }

    /// An id that the latest complete run has, or the only one of its cases that a pattern matches; else the text as it
    /// is, for a case that is gone by now.
    private static func caseID(_ pattern: String, in store: Store) throws -> String {
        guard let latest = try? store.resolve("latest"), CaseID(parsing: pattern) == nil || pattern.contains("*") else {
            return pattern
        }
        let cases = try store.suites(of: latest.run.id).flatMap { try store.cases(of: latest.run.id, suite: $0.name) }
        return try ShowCommand.find(pattern, in: cases, of: latest.run).id.description
    }

    private static func text(_ history: CaseHistory, _ invocation: Invocation) -> String {
        let points = history.points
        var title = history.caseID
        if let path = history.nodePath { title += "  \(path)" }
        var lines = [invocation.style.bold(Table.visible(title))]
        lines.append("  " + points.map { history.results[$0.result].label }.joined())
        let present = history.results[points[points.count - 1].result]
        let since = points[history.presentSince].run
        lines.append("  \(present.label) since run:\(since.id) (\(since.startedAt))")
        if let index = history.returnedTo {
            lines.append("  \(present.label) was there before, until run:\(points[index].run.id)")
        }
        for rename in history.renames { lines.append(Table.visible("  was \(rename.from) before run:\(rename.run)")) }
        lines.append("")
        var table = Table(
            [
                ("run", .trailing), ("started (UTC)", .leading), ("result", .leading), ("outcome", .leading),
                ("engine", .leading), ("branch", .leading), ("commit", .leading),
            ] + (history.nodePath == nil ? [] : [("frame", .leading)]))
        for point in points.reversed() {
            let run = point.run
            table.append(
                [
                    "\(run.id)", run.startedAt.trimmedZone, history.results[point.result].label, point.outcome.rawValue,
                    "\(run.engine.name) \(run.engine.version)", run.branch ?? "",
                    (run.commit.map { String($0.prefix(9)) } ?? "") + (run.isDirty ? "+" : ""),
                ] + (history.nodePath == nil ? [] : [words(point.frame)]))
        }
        return (lines + table.lines(width: invocation.terminal.width, style: invocation.style)).joined(separator: "\n")
    }

    private static func json(_ history: CaseHistory) -> String {
        var json = JSONWriter()
        json.beginObject()
        json.key("case")
        json.string(history.caseID)
        json.key("node")
        RecordingCoder.write(history.nodePath, to: &json)
        json.key("points")
        RecordingCoder.array(history.points, to: &json) { point, json in
            json.beginObject()
            json.key("run")
            json.int(point.run.id)
            json.key("startedAt")
            json.string(point.run.startedAt)
            json.key("commit")
            RecordingCoder.write(point.run.commit, to: &json)
            json.key("case")
            json.string(point.caseID)
            json.key("result")
            json.string(history.results[point.result].label)
            json.key("digest")
            json.string(history.results[point.result].digest.description)
            json.key("outcome")
            json.string(point.outcome.rawValue)
            json.key("frame")
            RecordingCoder.write(point.frame, to: &json)
            json.endObject()
        }
        json.key("renames")
        RecordingCoder.array(history.renames, to: &json) { rename, json in
            json.beginObject()
            json.key("from")
            json.string(rename.from)
            json.key("to")
            json.string(rename.to)
            json.key("run")
            json.int(rename.run)
            json.endObject()
        }
        json.endObject()
        return json.text
    }
}
