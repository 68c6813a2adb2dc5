import LayoutReport
import LayoutStore

/// `keyline verify`.
enum VerifyCommand {
    static let definition = CommandDefinition(
        "verify", "Check every byte of the database against what was written.",
        options: [CommonOptions.database],
        examples: [.init("keyline verify", "Is the database whole?")],
        exitCodes: [.fine, .usage, .notFound, .database, .couldNotRun]
    ) { invocation in
        let store = try invocation.openDatabase()
        let report = try store.verify()
        try invocation.terminal.print(
            "\(counted(report.runs, "run")), \(counted(report.suites, "suite")), \(counted(report.recordings, "recording")),"
                + " \(counted(report.shapes, "shape")): \(report.problems.isEmpty ? "all whole" : counted(report.problems.count, "problem"))"
        )
        for problem in report.problems { try invocation.terminal.print("  \(Table.visible(problem))") }
        if report.unreachedRecordings > 0 {
            invocation.terminal.say(
                "\(counted(report.unreachedRecordings, "recording")) belong to no run; `keyline prune` removes them.")
        }
        guard report.problems.isEmpty else {
            invocation.terminal.warn(
                "keyline: \(store.path) is damaged; restore a copy, or `keyline export` the runs that are whole.")
            return .database
        }
        return .fine
    }
}
