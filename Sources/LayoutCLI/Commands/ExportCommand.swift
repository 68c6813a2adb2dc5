import LayoutRecord
import LayoutStore

/// `keyline export`.
enum ExportCommand {
    private static let asDatabase = OptionDefinition("sqlite", "Write a database, whatever the file is called.")

    static let definition = CommandDefinition(
        "export", "Write a run as a stream, or a copy of the database.",
        discussion: [
            "A run is written as the recording stream of `keyline help stream`, which any version reads. With -o and a"
                + " name that ends in .db, or --sqlite, it becomes a database of its own; without a run the whole database"
                + " is copied.",
            "Copying the file itself is not safe while others write: part of it stands in the log beside it.",
        ],
        operands: [OperandDefinition("RUN", .selector, .optional, "The run; without one, the whole database.")],
        options: [CommonOptions.output, asDatabase, CommonOptions.database],
        examples: [
            .init("keyline export latest -o latest.jsonl", "A run as a stream."),
            .init("keyline export run:3 -o one.db", "A run as a database."),
            .init("keyline export -o copy.db", "Everything."),
        ],
        exitCodes: [.fine, .usage, .notFound, .database, .couldNotRun]
    ) { invocation in
        let store = try invocation.openDatabase()
        let output = invocation.arguments.text(CommonOptions.output)
        let isDatabase = invocation.arguments.has(asDatabase) || output?.hasSuffix(".db") ?? false
        if isDatabase, output == nil || output == "-" {
            throw CommandFailure(.usage, "a database is written to a file only", remedy: "Give one with -o FILE.db.")
        }
        guard let selector = invocation.arguments.operand(0) else {
            guard let output, isDatabase else {
                throw CommandFailure(
                    .usage, "a copy of the whole database needs a file whose name ends in .db",
                    remedy: "Give one with -o FILE.db, or name a run to write it as a stream.")
            }
            try store.copy(to: output)
            invocation.terminal.say("Copied \(store.path) to \(output).")
            return .fine
        }
        let run = try invocation.select(selector, in: store).run
        if let output, isDatabase {
            try store.export(run: run.id, toDatabase: output)
            invocation.terminal.say("Wrote run:\(run.id) to \(output).")
        } else {
            try writeStream(of: run, store: store, to: output, invocation)
        }
        return .fine
    }

    /// Line by line, so that memory does not grow with the run.
    private static func writeStream(
        of run: RunRow, store: Store, to output: String?, _ invocation: Invocation
    ) throws {
        var failure: CommandFailure?
        let file = try output.flatMap { $0 == "-" ? nil : try OutputStream(path: $0) }
        do {
            try store.export(run: run.id) { line in
                do throws(CommandFailure) {
                    if let file { try file.write(line) } else { try invocation.terminal.write(line) }
                } catch {
                    failure = error
                    throw error
                }
            }
            try file?.finish()
        } catch {
            file?.discard()
            throw failure ?? error
        }
    }
}
