import LayoutReport
import LayoutStore

/// `keyline merge`.
enum MergeCommand {
    private static let into = OptionDefinition(
        "into", .file, "FILE", "The database that takes the runs; it is made when it is not there.",
        standard: "keyline.db")

    static let definition = CommandDefinition(
        "merge", "Copy the runs of databases into one.",
        discussion: [
            "Runs that are there already are left alone, so merging twice changes nothing. The shards of one run become"
                + " one run when the last of them has come."
        ],
        operands: [OperandDefinition("FILE", .file, .several, "A database with runs.")],
        options: [into, CommonOptions.database],
        examples: [.init("keyline merge shard1.db shard2.db --into keyline.db", "The parts of a run on two machines.")],
        exitCodes: [.fine, .usage, .notFound, .database, .couldNotRun]
    ) { invocation in
        let sources = try invocation.arguments.operands.map { try Store.open(path: $0, access: .read) }
        let path = invocation.arguments.text(into) ?? invocation.databasePath
        if let same = sources.first(where: { FileSystem.absolute($0.path) == FileSystem.absolute(path) }) {
            throw CommandFailure(
                .usage, "\(same.path) cannot be merged into itself", remedy: "Name another database with --into.")
        }
        let target = try Store.open(path: path, access: .write(create: true))
        for source in sources {
            let result = try target.merge(source)
            var line = "\(source.path)  \(counted(result.copied.count, "run")) copied"
            if result.known > 0 { line += ", \(result.known) known" }
            if !result.postponed.isEmpty { line += ", \(result.postponed.count) still being recorded" }
            try invocation.terminal.print(line)
        }
        for shard in try target.unjoinedShards() { invocation.terminal.say(shard.sentence) }
        return .fine
    }
}
