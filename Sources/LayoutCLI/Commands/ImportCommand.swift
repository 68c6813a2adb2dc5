import LayoutReport
import Glibc
import LayoutRecord
import LayoutStore

/// `keyline import`.
enum ImportCommand {
    static let definition = CommandDefinition(
        "import", "Read runs from recording streams.",
        discussion: [
            "Each file is one run. A stream without its last line becomes an incomplete run. Databases are joined by"
                + " `keyline merge`."
        ],
        operands: [OperandDefinition("FILE", .file, .several, "A stream; `-` is standard input.")],
        options: [CommonOptions.run, CommonOptions.branch, CommonOptions.commit, CommonOptions.database],
        examples: [.init("keyline import other.jsonl --run other", "What another machine exported.")],
        exitCodes: [.fine, .usage, .emptyOrIncomplete, .database, .couldNotRun]
    ) { invocation in
        var isWhole = true
        for path in invocation.arguments.operands {
            let lines = try LineFile(path: path)
            let store = try invocation.openDatabase(.write(create: true))
            let run = try store.importStream({ try lines.next() }) { facts in
                let arguments = invocation.arguments
                if let name = arguments.text(CommonOptions.run) ?? (facts.name.isEmpty ? stem(of: path) : nil) {
                    facts.name = name
                }
                if facts.startedAt.isEmpty { facts.startedAt = Clock.timestamp }
                if let branch = arguments.text(CommonOptions.branch) { facts.branch = branch }
                if let commit = arguments.text(CommonOptions.commit) { facts.commit = commit }
            }
            try invocation.terminal.print("run:\(run.id)  \(counted(run.cases, "case")), \(run.state.rawValue)")
            isWhole = isWhole && run.state == .complete
        }
        return isWhole ? .fine : .emptyOrIncomplete
    }

    private static func stem(of path: String) -> String {
        let name = FileSystem.name(of: path)
        return name == "-" ? "imported" : String(name.prefix { $0 != "." })
    }
}

/// A file read line by line.
private final class LineFile {
    private let path: String
    private let file: UnsafeMutablePointer<FILE>
    private var buffer: UnsafeMutablePointer<CChar>?
    private var capacity = 0

    init(path: String) throws(CommandFailure) {
        self.path = path
        // A directory can be opened, and only reading it fails.
        if path != "-", FileSystem.isDirectory(path) {
            throw CommandFailure(
                .usage, "\(path) cannot be read: \(FileSystem.reason(EISDIR))",
                remedy: "Name a file that `export` wrote.")
        }
        guard let file = path == "-" ? fdopen(0, "r") : fopen(path, "re") else {
            throw CommandFailure(
                .usage, "\(path) cannot be read: \(FileSystem.reason(errno))",
                remedy: "Check the name and the permissions.")
        }
        self.file = file
    }

    deinit {
        free(buffer)
        if path != "-" { fclose(file) }
    }

    /// Without its newline; nil at the end.
    func next() throws(CommandFailure) -> [UInt8]? {
        let count = getline(&buffer, &capacity, file)
        guard count >= 0, let buffer else {
            if ferror(file) != 0 {
                throw CommandFailure(
                    .couldNotRun, "\(path) cannot be read: \(FileSystem.reason(errno))", remedy: "Check the disk.")
            }
            return nil
        }
        var bytes = buffer.withMemoryRebound(to: UInt8.self, capacity: count) {
            Array(UnsafeBufferPointer(start: $0, count: count))
        }
        if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
        return bytes
    }
}
