import LayoutDiff
import LayoutReport

/// The forms in which a comparison is written.
enum DiffOutput {
    static let formats = ["text", "json", "markdown", "html", "junit", "annotations"]

    /// The files of a form; all but HTML are one file. `name` is that of the first.
    static func files(
        _ diff: RunDiff, format: String, name: String, terminal: Terminal, maximumBytes: Int
    ) throws(CommandFailure) -> [OutputFile] {
        func file(_ text: String) -> [OutputFile] { [OutputFile(name: name, bytes: Array(text.utf8))] }
        switch format {
        case "json": return [OutputFile(name: name, bytes: DiffJSON.encode(diff))]
        case "markdown":
            let output = MarkdownReport(maximumBytes: maximumBytes).render(diff)
            guard output.holdsCounts else {
                throw CommandFailure(
                    .usage, "not even the counts fit into \(maximumBytes) bytes of Markdown",
                    remedy: "Raise --max-bytes.")
            }
            return file(output.text)
        case "html": return HTMLReport.render(diff, name: name)
        case "junit": return file(JUnitReport.render(diff))
        case "annotations": return file(AnnotationsReport.render(diff))
        default: return file(TerminalReport(usesColor: terminal.usesColor, columns: terminal.width).render(diff))
        }
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

    /// Writes what a command made to standard output, or to the file of `-o` and files beside it.
    func write(_ files: [OutputFile], to path: String?) throws {
        guard let path, path != "-" else {
            for file in files { try terminal.write(file.bytes) }
            return
        }
        let directory = FileSystem.directory(of: path)
        for (index, file) in files.enumerated() {
            try FileSystem.write(file.bytes, to: index == 0 ? path : "\(directory)/\(file.name)")
        }
    }

    var maximumBytes: Int { settings.integer(.maximumBytes) ?? MarkdownReport.commentBytes }
}
