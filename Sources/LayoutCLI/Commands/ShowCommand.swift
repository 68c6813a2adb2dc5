import LayoutRecord
import LayoutRecording
import LayoutReport
import LayoutStore

/// `keyline show`.
enum ShowCommand {
    private static let failed = OptionDefinition("failed", "Only cases that crashed, timed out or failed a step.")
    private static let proposals = OptionDefinition(
        "proposals", "Show every proposal, answer and placement of the case.")

    static let definition = CommandDefinition(
        "show", "Print a run, or one of its cases.",
        discussion: [
            "A case is named by its id, or by a pattern that only one case matches. Its tree is printed with every frame"
                + " in points, in the root's space.",
            "With --json a case is the line of the recording stream.",
        ],
        operands: [
            OperandDefinition("RUN", .selector, .one, "The run."),
            OperandDefinition("CASE", .glob, .optional, "The case."),
        ],
        options: [CommonOptions.only, failed, proposals, CommonOptions.database, CommonOptions.json],
        examples: [
            .init("keyline show latest", "The facts of the latest run and its cases."),
            .init("keyline show latest 'palette/twelve tiles@w304'", "One case, node by node."),
        ],
        exitCodes: [.fine, .usage, .notFound, .emptyOrIncomplete, .database, .couldNotRun]
    ) { invocation in
        let store = try invocation.openDatabase()
        let selected = try invocation.select(invocation.arguments.operands[0], in: store)
        let cases = try store.suites(of: selected.run.id).flatMap {
            try store.cases(of: selected.run.id, suite: $0.name)
        }
        if let pattern = invocation.arguments.operand(1) {
            let entry = try find(pattern, in: cases, of: selected.run)
            let record = CaseRecord(id: entry.id, recording: try store.recording(entry.digests))
            if invocation.arguments.has(CommonOptions.json) {
                try invocation.terminal.write(RecordingStream.caseLine(record))
            } else {
                let page = CasePage(
                    record: record, unstable: entry.unstable, showsProposals: invocation.arguments.has(proposals),
                    style: invocation.style)
                try invocation.terminal.print(page.lines.joined(separator: "\n"))
            }
            return .fine
        }
        let globs = invocation.arguments.texts(CommonOptions.only).map(Glob.init)
        let shown = cases.filter { entry in
            let id = entry.id.description
            return (globs.isEmpty || globs.contains { $0.matches(id) })
                && (!invocation.arguments.has(failed) || entry.outcome.isFailure)
        }
        if shown.isEmpty, !globs.isEmpty {
            throw CommandFailure(
                .usage, "no case of run:\(selected.run.id) matches",
                remedy: "`keyline show run:\(selected.run.id)` lists its cases.")
        }
        let part = try UnjoinedShard(selected.run, in: store)
        try print(selected, part, shown, to: invocation)
        return .fine
    }

    /// The case of an id, or the only one that a pattern matches.
    static func find(_ pattern: String, in cases: [StoredCase], of run: RunRow) throws(CommandFailure) -> StoredCase {
        if let exact = cases.first(where: { $0.id.description == pattern }) { return exact }
        let glob = Glob(pattern)
        let matching = cases.filter { glob.matches($0.id.description) }
        if matching.count == 1 { return matching[0] }
        let remedy = "`keyline show run:\(run.id)` lists its cases."
        guard !matching.isEmpty else {
            let suggestion = nearest(to: pattern, in: cases.map(\.id.description))
            throw CommandFailure(
                .notFound,
                "run:\(run.id) has no case \"\(pattern)\"" + (suggestion.map { "; did you mean \"\($0)\"?" } ?? ""),
                remedy: remedy)
        }
        let some = matching.prefix(5).map { "  \($0.id)" }.joined(separator: "\n")
        throw CommandFailure(
            .usage, "\(matching.count) cases of run:\(run.id) match \"\(pattern)\":\n\(some)", remedy: remedy)
    }

    private static func print(
        _ selected: SelectedRun, _ part: UnjoinedShard?, _ cases: [StoredCase], to invocation: Invocation
    ) throws {
        let run = selected.run
        if invocation.arguments.has(CommonOptions.json) { return try invocation.terminal.print(json(run, cases)) }
        let style = invocation.style
        var lines = [
            style.bold("run:\(run.id)  \(run.name.visible)") + style.dim("  [\(selected.rule)]"),
            "  started     \(run.startedAt), \(run.state.rawValue)",
            "  engine      \(run.engine.name) \(run.engine.version)",
            "  environment \(run.environment.map { "\($0.name) \(words($0.value))" }.joined(separator: ", "))",
        ]
        if run.branch != nil || run.commit != nil {
            let commit = run.commit.map { " \($0)" } ?? ""
            lines.append("  source      \((run.branch ?? "").visible)\(commit)\(run.isDirty ? ", dirty" : "")")
        }
        let scope = run.scope.only.isEmpty ? "everything" : run.scope.only.joined(separator: ", ")
        lines.append("  scope       \(scope): \(counted(run.scope.cases, "case")) declared, \(run.cases) recorded")
        if let part { lines.append("  part        \(part.words)") }
        lines.append("")
        var table = Table([("outcome", .leading), ("passes", .trailing), ("case", .leading)])
        for entry in cases {
            let outcome = entry.outcome.rawValue + (entry.unstable == nil ? "" : ", unstable")
            table.append([outcome, "\(entry.passes)", entry.id.description])
        }
        lines += table.lines(width: invocation.terminal.width, style: style)
        for entry in cases where entry.message != nil && entry.outcome != .settled {
            lines.append("")
            lines.append("\(entry.id): \(entry.outcome.rawValue)")
            lines += (entry.message ?? "").split(separator: "\n").map { "  " + String($0).visible }
        }
        try invocation.terminal.print(lines.joined(separator: "\n"))
    }

    private static func json(_ run: RunRow, _ cases: [StoredCase]) -> String {
        var json = JSONWriter()
        json.beginObject()
        RunJSON.writeMembers(of: run, to: &json)
        json.key("recorded")
        RecordingCoder.array(cases, to: &json) { entry, json in
            json.beginObject()
            json.key("case")
            json.string(entry.id.description)
            json.key("outcome")
            json.string(entry.outcome.rawValue)
            json.key("passes")
            json.int(entry.passes)
            json.key("message")
            RecordingCoder.write(entry.message, to: &json)
            json.key("unstable")
            RecordingCoder.write(entry.unstable, to: &json)
            json.endObject()
        }
        json.endObject()
        return json.text
    }
}
