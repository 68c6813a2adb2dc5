import LayoutReport
import LayoutStore

/// `keyline prune`.
enum PruneCommand {
    private static let keep = OptionDefinition(
        "keep", .integer(0...Int.max), "N", "Keep the newest N complete runs of every branch.")
    private static let keepDays = OptionDefinition(
        "keep-days", .integer(0...36_500), "N", "Keep the runs of the last N days.")
    private static let dryRun = OptionDefinition("dry-run", "Only say what would go.")

    static let definition = CommandDefinition(
        "prune", "Remove runs that nothing needs, and give the space back.",
        discussion: [
            "Runs that a baseline points to or ever pointed to always stay. Without --keep and --keep-days no run goes,"
                + " only content that no run refers to any more. With both, a run stays that either keeps."
        ],
        options: [keep, keepDays, dryRun, CommonOptions.database],
        examples: [
            .init("keyline prune --keep 50 --dry-run", "What would go."),
            .init("keyline prune --keep 50", "And go it does."),
        ],
        exitCodes: [.fine, .usage, .notFound, .database, .couldNotRun]
    ) { invocation in
        let store = try invocation.openDatabase(.write(create: false))
        let policy = PrunePolicy(
            keepPerBranch: invocation.arguments.integer(keep),
            keepSince: invocation.arguments.integer(keepDays).map { Clock.timestamp(daysAgo: $0) })
        let isDry = invocation.arguments.has(dryRun)
        let result = try store.prune(policy, dryRun: isDry)
        for run in result.runs {
            try invocation.terminal.print("run:\(run.id)  \(run.startedAt)  \(run.name.visible)")
        }
        try invocation.terminal.print(
            "\(isDry ? "would remove" : "removed") \(counted(result.runs.count, "run")) and"
                + " \(counted(result.recordings, "recording")): \(grouped(result.bytesBefore)) bytes"
                + " -> \(grouped(result.bytesAfter)) bytes")
        if result.isContentKept {
            invocation.terminal.say("Another process is recording, so content was kept; prune again when it is done.")
        }
        return .fine
    }
}
