import LayoutDiff
import LayoutRecord
import LayoutRecording
import LayoutReport
import LayoutStore

/// `keyline accept`.
enum AcceptCommand {
    private static let cause = OptionDefinition(
        "cause", .text, "ID", isRepeatable: true,
        "Accept only the cases of this cause, by the id that JSON and reports print.")
    private static let note = OptionDefinition("note", .text, "TEXT", "Why, for the record.")
    private static let list = OptionDefinition("list", "List what was accepted by content, and accept nothing.")
    private static let withdraw = OptionDefinition(
        "withdraw", "Take back what was accepted by content of the cases that --only names, and accept nothing.")

    static let definition = CommandDefinition(
        "accept", "Accept what changed since the baseline.",
        discussion: [
            "Without a filter the baseline moves to the run. With --only or --cause, or when the baseline is no name,"
                + " the chosen changes are accepted by content: from this picture to that one, for this case. They stay"
                + " accepted wherever the same change comes again, as after a merge."
        ],
        operands: [
            OperandDefinition(
                "RUN|FILE", .selector, .optional,
                "The run with the changes, the latest by default; or the file of decisions that a report's page exports."
            )
        ],
        options: [
            CheckCommand.baseline, CommonOptions.only, cause, note, list, withdraw, CommonOptions.tolerance,
            CheckCommand.allow, CommonOptions.by, CommonOptions.database, CommonOptions.json,
        ],
        examples: [
            .init("keyline accept", "The latest run becomes the baseline."),
            .init("keyline accept keyline-decisions.json", "What was decided in a report."),
            .init("keyline accept --only 'palette/*' --note 'new gap'", "Only some cases' changes."),
            .init("keyline accept --withdraw --only 'palette/*'", "These were accepted by mistake."),
        ],
        exitCodes: [.fine, .usage, .notFound, .emptyOrIncomplete, .database, .couldNotRun]
    ) { invocation in
        let store = try invocation.openDatabase(.write(create: false))
        if invocation.arguments.has(list) {
            try printList(store, to: invocation)
            return .fine
        }
        if invocation.arguments.has(withdraw) { return try withdrawAcceptances(store, invocation) }
        if let path = invocation.arguments.operand(0), FileSystem.isFile(path) {
            return try acceptDecisions(path, store, invocation)
        }
        let before = try invocation.select(invocation.baselineSelector, in: store)
        let after = try invocation.select(invocation.arguments.operand(0) ?? "latest", in: store)
        let diff = try Comparison(before, after, in: store, invocation: invocation).diff
        let causes = invocation.arguments.texts(cause)
        let isFiltered = !causes.isEmpty || invocation.arguments.has(CommonOptions.only)
        if !isFiltered, case .baseline(let name) = try RunSelector(invocation.baselineSelector).base {
            try requireSuccessor(after.run, of: before.run, diff)
            try store.setBaseline(name: name, run: after.run.id, by: invocation.author, at: Clock.timestamp)
            try invocation.terminal.print(
                "\(name)  run:\(before.run.id) -> run:\(after.run.id), \(counted(diff.counts.differing, "case")) differing"
            )
            return .fine
        }
        let chosen = try cases(of: diff, causes: causes)
        let acceptances = chosen.compactMap {
            CheckVerdict.acceptance(
                of: $0, by: invocation.author, at: Clock.timestamp, note: invocation.arguments.text(note) ?? "")
        }
        try store.accept(acceptances)
        try invocation.terminal.print("accepted the changes of \(counted(acceptances.count, "case"))")
        return .fine
    }

    /// A baseline moves to a run of the same things only: to a part of them, or to what a test recorded beside them, it
    /// would lose all others.
    private static func requireSuccessor(_ after: RunRow, of before: RunRow, _ diff: RunDiff) throws(CommandFailure) {
        let isPart = !after.scope.only.isEmpty && after.scope.only != before.scope.only
        let common = diff.counts.total - diff.counts[.added] - diff.counts[.removed]
        guard isPart || (common == 0 && before.cases > 0) else { return }
        let why =
            isPart
            ? "recorded only \(after.scope.only.joined(separator: ", "))"
            : "has no case in common with run:\(before.id)"
        throw CommandFailure(
            .usage, "run:\(after.id) cannot become the baseline: it \(why)",
            remedy:
                "Name the run that can, accept its changes by content with --only '*', or use `keyline baseline set`.")
    }

    /// A decision is about contents: one whose case has other contents by now is refused, never guessed at.
    private static func acceptDecisions(_ path: String, _ store: Store, _ invocation: Invocation) throws -> ExitCode {
        let file: DecisionsFile
        do { file = try DecisionsFile(reading: try FileSystem.read(path)) } catch let error as DecisionsError {
            throw CommandFailure(.usage, "\(path): \(error)", remedy: "Export the decisions from the report again.")
        }
        let before = try invocation.select(file.before, in: store)
        let after = try invocation.select(file.after, in: store)
        let diff = try Comparison(before, after, in: store, invocation: invocation).diff
        let decided = Set(file.entries.map(\.caseID))
        var cases: [String: CaseDiff] = [:]
        for place in diff.cases.indices {
            let name = diff.cases.id(at: place).description
            if decided.contains(name) { cases[name] = diff.cases[place] }
        }
        var acceptances: [Acceptance] = []
        for entry in file.entries where entry.decision == .accept {
            func name(_ digests: RecordingDigests?) -> String? { digests.map(DecisionsFile.contentName) }
            guard let found = cases[entry.caseID], name(found.digestsBefore) == entry.before,
                name(found.digestsAfter) == entry.after,
                let acceptance = CheckVerdict.acceptance(
                    of: found, by: invocation.author, at: Clock.timestamp,
                    note: invocation.arguments.text(note) ?? "")
            else {
                throw CommandFailure(
                    .usage,
                    "\(path): the decision on \(entry.caseID) is about other contents than \(file.before) and \(file.after) have",
                    remedy: "Make the report again and decide again.")
            }
            acceptances.append(acceptance)
        }
        try store.accept(acceptances)
        let rejected = file.entries.count { $0.decision == .reject }
        try invocation.terminal.print(
            "accepted the changes of \(counted(acceptances.count, "case")), \(rejected) rejected")
        return .fine
    }

    private static func cases(of diff: RunDiff, causes: [String]) throws(CommandFailure) -> CaseList {
        guard !causes.isEmpty else { return diff.cases }
        var places: Set<Int> = []
        for id in causes {
            guard let place = diff.causes.firstIndex(where: { $0.id == id }) else {
                throw CommandFailure(
                    .usage, "the comparison has no cause \"\(id)\"",
                    remedy: "`keyline diff --json` lists the causes with their ids.")
            }
            places.insert(place)
        }
        return CaseList(diff.cases.lazy.filter { !places.isDisjoint(with: $0.causes) })
    }

    /// Takes back what was accepted by content; a baseline that moved is moved back by `baseline set`.
    private static func withdrawAcceptances(_ store: Store, _ invocation: Invocation) throws -> ExitCode {
        let only = invocation.arguments.texts(CommonOptions.only)
        guard !only.isEmpty, invocation.arguments.operand(0) == nil else {
            throw CommandFailure(
                .usage, "--withdraw takes back acceptances of the cases that --only names, and of no run",
                remedy: "`keyline accept --list` lists what was accepted; --only '*' is all of it.")
        }
        let globs = only.map(Glob.init)
        let chosen = try store.acceptances().filter { entry in globs.contains { $0.matches(entry.caseID) } }
        guard !chosen.isEmpty else {
            throw CommandFailure(
                .usage, "nothing was accepted of a case that matches \(only.joined(separator: ", "))",
                remedy: "`keyline accept --list` lists what was accepted.")
        }
        try store.withdraw(chosen)
        try invocation.terminal.print("withdrew \(counted(chosen.count, "acceptance"))")
        return .fine
    }

    private static func printList(_ store: Store, to invocation: Invocation) throws {
        let all = try store.acceptances()
        if invocation.arguments.has(CommonOptions.json) {
            var json = JSONWriter()
            RecordingCoder.array(all, to: &json) { entry, json in
                json.beginObject()
                json.key("case")
                json.string(entry.caseID)
                json.key("before")
                RecordingCoder.write(entry.before?.description, to: &json)
                json.key("after")
                RecordingCoder.write(entry.after?.description, to: &json)
                for (key, text) in [("at", entry.at), ("by", entry.by), ("note", entry.note)] {
                    json.key(key)
                    json.string(text)
                }
                json.endObject()
            }
            return try invocation.terminal.print(json.text)
        }
        var table = Table([
            ("case", .leading), ("from", .leading), ("to", .leading), ("at (UTC)", .leading), ("by", .leading),
            ("note", .leading),
        ])
        for entry in all {
            table.append([
                entry.caseID, entry.before?.short ?? "-", entry.after?.short ?? "-", entry.at, entry.by, entry.note,
            ])
        }
        let lines = table.lines(width: invocation.terminal.width, style: invocation.style)
        try invocation.terminal.print(lines.joined(separator: "\n"))
    }
}
