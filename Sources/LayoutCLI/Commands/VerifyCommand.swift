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
        let store: Store
        let report: VerifyReport
        do {
            store = try invocation.openDatabase()
            report = try store.verify()
        } catch let error as StoreError where error.kind == .corrupt {
            // The error's own remedy is this command.
            throw CommandFailure(
                .database, "the database \(invocation.databasePath) is too damaged to be checked",
                remedy: "Restore a copy; `sqlite3 \(invocation.databasePath) .recover` may still find rows.")
        }
        try invocation.terminal.print(
            "\(counted(report.runs, "run")), \(counted(report.suites, "suite")), \(counted(report.recordings, "recording")),"
                + " \(counted(report.shapes, "shape")): \(report.problems.isEmpty ? "all whole" : counted(report.problems.count, "problem"))"
        )
        for problem in report.problems { try invocation.terminal.print("  \(problem.visible)") }
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
