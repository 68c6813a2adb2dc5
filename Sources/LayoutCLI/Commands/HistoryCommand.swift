import LayoutRecord
import LayoutReport
import LayoutStore

/// `keyline history`.
enum HistoryCommand {
    private static let good = OptionDefinition(
        "good", .selector, "RUN", "Look for the first run after this one whose result differs from its.")
    private static let bad = OptionDefinition(
        "bad", .selector, "RUN", "Where the look that --good asks for ends.", standard: "latest")
    private static let branch = OptionDefinition("branch", .text, "NAME", "Only runs of this branch.")

    static let definition = CommandDefinition(
        "history", "Print what a case was, run by run.",
        discussion: [
            "Equal results have one letter, so that a change, and a change back, is seen at a glance. The case is"
                + " followed through renames."
        ],
        operands: [
            OperandDefinition("CASE", .glob, .one, "The case's id, or a pattern that only one case matches."),
            OperandDefinition(
                "NODE", .text, .optional, "The path of a node, as `show` prints it: only what became of it is told."),
        ],
        options: [good, bad, branch, CommonOptions.database, CommonOptions.json],
        examples: [
            .init("keyline history 'palette/twelve tiles@w304'", "Since when the case is as it is."),
            .init("keyline history 'palette/twelve tiles@w304' Palette/Tile", "The same of one node."),
            .init("keyline history 'palette/*@w304' --good baseline:main", "Which run changed it first."),
        ],
        exitCodes: [.fine, .usage, .notFound, .emptyOrIncomplete, .database, .couldNotRun]
    ) { invocation in
        let store = try invocation.openDatabase()
        let id = try caseID(invocation.arguments.operands[0], in: store)
        let history = try store.history(
            caseID: id, nodePath: invocation.arguments.operand(1), branch: invocation.arguments.text(branch))
        let search = try search(in: history, store, invocation)
        try invocation.terminal.print(
            invocation.arguments.has(CommonOptions.json)
                ? json(history, search) : text(history, search, invocation))
        return .fine
    }

    /// The look for the first run that differs from a good one.
    private struct Search {
        var good: Int
        var bad: Int
        /// Nil when every run up to `bad` has the result of `good`.
        var first: CaseHistory.Point?
    }

    private static func search(
        in history: CaseHistory, _ store: Store, _ invocation: Invocation
    ) throws -> Search? {
        guard let selector = invocation.arguments.text(good) else {
            guard let end = invocation.arguments.text(bad) else { return nil }
            throw CommandFailure(
                .usage, "--bad \(end) ends a look that does not begin", remedy: "Name where it begins with --good.")
        }
        let start = try invocation.select(selector, in: store).run.id
        let end = try invocation.select(invocation.arguments.text(bad) ?? "latest", in: store).run.id
        for run in [start, end] where !history.points.contains(where: { $0.run.id == run }) {
            throw CommandFailure(
                .notFound, "run:\(run) has no result of \(history.caseID)",
                remedy: "`keyline history` without --good lists the runs that have.")
        }
        guard let first = history.points.first(where: { [start, end].contains($0.run.id) }), first.run.id == start
        else {
            throw CommandFailure(
                .usage, "run:\(start) was recorded after run:\(end)", remedy: "Name the older run with --good.")
        }
        return Search(good: start, bad: end, first: history.firstDifference(after: start, through: end))
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

    private static func sentence(_ search: Search) -> String {
        guard let first = search.first else {
            return "every run from run:\(search.good) to run:\(search.bad) has one result"
        }
        let commit = first.run.commit.map { ", commit \($0.prefix(9))" } ?? ""
        return "differs from run:\(search.good) first in run:\(first.run.id) (\(first.run.startedAt)\(commit))"
    }

    private static func text(_ history: CaseHistory, _ search: Search?, _ invocation: Invocation) -> String {
        let points = history.points
        var title = history.caseID
        if let path = history.nodePath { title += "  \(path)" }
        var lines = [invocation.style.bold(title.visible)]
        lines.append("  " + points.map { history.results[$0.result].label }.joined())
        let present = history.results[points[points.count - 1].result]
        let since = points[history.presentSince].run
        lines.append("  \(present.label) since run:\(since.id) (\(since.startedAt))")
        if let index = history.returnedTo {
            lines.append("  \(present.label) was there before, until run:\(points[index].run.id)")
        }
        if let search { lines.append("  " + sentence(search).visible) }
        for rename in history.renames { lines.append("  was \(rename.from) before run:\(rename.run)".visible) }
        lines.append("")
        var results = Table([
            ("result", .leading), ("runs", .trailing), ("first seen (UTC)", .leading), ("last seen (UTC)", .leading),
        ])
        func seen(_ place: Int) -> String { "\(points[place].run.startedAt.trimmedZone) run:\(points[place].run.id)" }
        for result in history.results {
            results.append([result.label, "\(result.count)", seen(result.firstSeen), seen(result.lastSeen)])
        }
        lines += results.lines(width: invocation.terminal.width, style: invocation.style) + [""]
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

    private static func json(_ history: CaseHistory, _ search: Search?) -> String {
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
        json.key("results")
        RecordingCoder.array(history.results, to: &json) { result, json in
            json.beginObject()
            json.key("result")
            json.string(result.label)
            json.key("digest")
            json.string(result.digest.description)
            json.key("runs")
            json.int(result.count)
            json.key("firstSeen")
            json.int(history.points[result.firstSeen].run.id)
            json.key("lastSeen")
            json.int(history.points[result.lastSeen].run.id)
            json.endObject()
        }
        if let search {
            json.key("firstDifference")
            json.beginObject()
            json.key("good")
            json.int(search.good)
            json.key("bad")
            json.int(search.bad)
            json.key("run")
            if let first = search.first { json.int(first.run.id) } else { json.null() }
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
