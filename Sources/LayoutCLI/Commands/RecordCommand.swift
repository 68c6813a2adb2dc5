import LayoutRecord
import LayoutReport
import LayoutStore

/// `keyline record`.
enum RecordCommand {
    private static let baseline = OptionDefinition(
        "baseline", .baseline, "NAME", "Let this baseline point to the run when it is complete.")

    static let definition = CommandDefinition(
        "record", "Record a run.",
        discussion: [
            "Every case of the scope is laid out in worker processes and stored with all proposals, answers and frames."
                + " A crash, trap or timeout is the outcome of its case; the run goes on. A worker may take 8 GB of"
                + " address space: one that wants more is out of memory, and its case crashed.",
            "Without --recorder the program's own scenarios are recorded. With files, they are SwiftUI source that is"
                + " built against the engine as it is: an App gives its windows, a file without one its previews.",
        ],
        operands: [OperandDefinition("FILE", .file, .any, "SwiftUI source to build and record.")],
        options: CommonOptions.recording + [
            baseline, CommonOptions.by, CommonOptions.strict, CommonOptions.database, CommonOptions.json,
        ],
        examples: [
            .init("keyline record", "Record all scenarios into keyline.db."),
            .init("keyline record --only 'palette/*' --widths 220,300", "Some scenarios at two widths."),
            .init("keyline record --option spacing=10 --run wide", "With another engine option, under a name."),
            .init("keyline record --baseline main", "And let the baseline main point to the run."),
            .init("keyline record --recorder ./other-engine", "What another program writes."),
            .init("keyline record Palette.swift Layouts.swift", "SwiftUI source, unchanged."),
        ],
        exitCodes: [.fine, .differences, .usage, .emptyOrIncomplete, .database, .couldNotRun, .interrupted]
    ) { invocation in
        let files = invocation.arguments.operands
        if !files.isEmpty, invocation.arguments.has(CommonOptions.recorder) {
            throw UsageError.conflict("--recorder", files[0])
        }
        Interruption.catchSignals()
        let program = files.isEmpty ? nil : [try ScratchPackage(invocation).program(of: files)]
        var request = try RecordingRequest(invocation, recorder: program)
        if invocation.arguments.has(CommonOptions.rerunFailed) {
            request.session.chosen = try failedCases(invocation)
        }
        let recorded = try RunRecorder(invocation: invocation, request: request).record()
        if recorded.result.isCut {
            invocation.terminal.say("Stopped at the first failure; the run is marked incomplete.")
        } else if let name = invocation.arguments.text(baseline) {
            try recorded.store.setBaseline(
                name: name, run: recorded.run.id, by: invocation.author, at: Clock.timestamp)
        }
        try RecordSummary(recorded: recorded, baseline: invocation.arguments.text(baseline)).print(to: invocation)
        let mustFail = invocation.arguments.has(CommonOptions.strict) || recorded.result.isCut
        return mustFail && recorded.result.failed > 0 ? .differences : .fine
    }

    /// The ids of the cases that failed in the latest run, whether it is complete or not. What a test keeps is no run of
    /// the recorder.
    private static func failedCases(_ invocation: Invocation) throws -> Set<String> {
        let store = try invocation.openDatabase()
        let recorded = try store.runs().first { run in !run.facts.tools.contains { $0.name == "expectation" } }
        guard let latest = recorded else {
            throw CommandFailure(
                .notFound, "\(store.path) has no run whose failures could be recorded again",
                remedy: "Record all first.")
        }
        var ids: Set<String> = []
        for suite in try store.suites(of: latest.id) {
            for entry in try store.cases(of: latest.id, suite: suite.name) where entry.outcome.isFailure {
                ids.insert(entry.id.description)
            }
        }
        guard !ids.isEmpty else {
            throw CommandFailure(
                .usage, "no case failed in run:\(latest.id)", remedy: "Leave --rerun-failed out to record everything.")
        }
        return ids
    }
}

/// What a recording came to, on standard output.
struct RecordSummary {
    let recorded: RunRecorder.Recorded
    let baseline: String?

    func print(to invocation: Invocation) throws {
        let run = recorded.run
        let result = recorded.result
        if invocation.arguments.has(CommonOptions.json) {
            return try invocation.terminal.print(json)
        }
        var line = "run:\(run.id)  \(counted(run.cases, "case")), \(run.state.rawValue)"
        for outcome in Outcome.allCases {
            if let count = result.failures[outcome] { line += ", \(count) \(outcome.rawValue)" }
        }
        if result.unstable > 0 { line += ", \(result.unstable) unstable" }
        if let branch = run.branch { line += "  \(branch.visible)" }
        if let commit = run.commit { line += "@\(commit.prefix(9))\(run.isDirty ? "+" : "")" }
        try invocation.terminal.print(line)
        var words = "Recorded in \(Self.seconds(recorded.seconds)) into \(recorded.store.path)."
        if let baseline, !result.isCut { words += " The baseline \"\(baseline)\" points to it." }
        if result.failed > 0 { words += " `keyline show run:\(run.id) --failed` lists what failed." }
        invocation.terminal.say(words)
        if let shard = try UnjoinedShard(run, in: recorded.store) {
            invocation.terminal.say(shard.sentence)
        }
    }

    private static func seconds(_ seconds: Double) -> String {
        seconds < 10 ? "\((seconds * 100).rounded() / 100) s" : "\(Int(seconds.rounded())) s"
    }

    private var json: String {
        var json = JSONWriter()
        json.beginObject()
        RunJSON.writeMembers(of: recorded.run, to: &json)
        json.key("outcomes")
        json.beginObject()
        for outcome in Outcome.allCases {
            if let count = recorded.result.failures[outcome] {
                json.key(outcome.rawValue)
                json.int(count)
            }
        }
        json.endObject()
        json.key("unstable")
        json.int(recorded.result.unstable)
        json.endObject()
        return json.text
    }
}
