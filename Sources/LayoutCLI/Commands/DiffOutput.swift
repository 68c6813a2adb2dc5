import LayoutDiff
import LayoutReport

/// The forms in which a comparison is written.
enum DiffOutput {
    static let formats = ["text", "json", "markdown", "html", "junit", "annotations"]

    /// Writes a form to a file, `-` being standard output; only a page may have further files beside it.
    static func write(
        _ comparison: Comparison, format: String, to path: String?, terminal: Terminal, invocation: Invocation
    ) throws {
        let diff = comparison.diff
        func file(_ text: String) throws { try invocation.write(Array(text.utf8), to: path) }
        switch format {
        case "json":
            try invocation.write(to: path) { try DiffJSON.write(diff, body: comparison.reader(), to: $0) }
        case "markdown":
            let report = MarkdownReport(maximumBytes: invocation.maximumBytes)
            let output = try report.render(diff, body: comparison.reader())
            guard output.holdsCounts else { throw tooSmall(invocation.maximumBytes) }
            try file(output.text)
        case "html":
            try invocation.writePage(to: path) {
                try comparison.writePage(named: $0, isSingle: $1, to: $2)
            }
        case "junit":
            try invocation.write(to: path) { output in
                try JUnitReport.write(diff, body: comparison.reader()) { try output(Array($0.utf8)) }
            }
        case "annotations": try file(AnnotationsReport.render(diff))
        default:
            let report = TerminalReport(usesColor: terminal.usesColor, columns: terminal.width)
            try file(try report.render(diff, body: comparison.reader()))
        }
    }

    static func tooSmall(_ bytes: Int) -> CommandFailure {
        CommandFailure(
            .usage, "not even the counts fit into \(bytes) bytes of Markdown", remedy: "Raise --max-bytes.")
    }
}

extension Invocation {
    /// The format that `--format`, `--json` or the name of the file asks for.
    func format(_ option: OptionDefinition, standard: String) throws(UsageError) -> String {
        let json = arguments.has(CommonOptions.json)
        guard let format = arguments.text(option) else {
            if json { return "json" }
            return arguments.text(CommonOptions.output).flatMap(Self.format(ofFile:)) ?? standard
        }
        if json, format != "json" { throw .conflict("--json", "--format \(format)") }
        return format
    }

    static func format(ofFile path: String) -> String? {
        switch path.split(separator: ".").last {
        case "json": "json"
        case "md", "markdown": "markdown"
        case "html", "htm": "html"
        case "xml": "junit"
        case "txt": "text"
        default: nil
        }
    }

    /// Writes what a command made to standard output, or to the file of `-o`.
    func write(_ bytes: [UInt8], to path: String?) throws {
        guard let path, path != "-" else { return try terminal.write(bytes) }
        try FileSystem.write(bytes, to: path)
    }

    /// Writes what a command makes piece by piece to standard output, or to the file of `-o`, which appears when it is
    /// whole.
    func write(to path: String?, _ make: ((([UInt8]) throws -> Void)) throws -> Void) throws {
        guard let path, path != "-" else { return try make { try terminal.write($0) } }
        let file = try OutputStream(path: path)
        do { try make { try file.write($0) } } catch {
            file.discard()
            throw error
        }
        try file.finish()
    }

    /// Writes a page, and beside its file those that hold its cases. Standard output takes one file, however large.
    func writePage(
        to path: String?,
        _ make: (_ name: String, _ isSingle: Bool, _ output: @escaping (OutputFile) throws -> Void) throws -> Void
    ) throws {
        let terminal = self.terminal
        guard let path, path != "-" else {
            return try make("report.html", true) { try terminal.write($0.bytes) }
        }
        let name = FileSystem.name(of: path)
        let directory = FileSystem.directory(of: path)
        try make(name, FileSystem.isSpecial(path)) { file in
            try FileSystem.write(file.bytes, to: file.name == name ? path : "\(directory)/\(file.name)")
        }
    }

    var maximumBytes: Int { settings.integer(.maximumBytes) ?? MarkdownReport.commentBytes }
}
