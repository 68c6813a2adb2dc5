import LayoutDiff
import LayoutReport

/// One report that `check` or `compare` is to write: its form, and where it goes.
struct ReportRequest: Equatable, Sendable {
    static let formats = DiffOutput.formats + ["summary"]

    static let option = OptionDefinition(
        "report", .report, "FORMAT[=FILE]", isRepeatable: true,
        "Write a report: text, json, markdown, html, junit, annotations (to standard output unless a file is given), or"
            + " summary, which appends Markdown to the job summary of GitHub Actions.",
        standard: "no report; files go beside the database")

    var format: String
    var file: String?

    /// Nil when the text is no `FORMAT[=FILE]`.
    init?(_ text: String) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard Self.formats.contains(parts[0]), parts.count == 1 || !parts[1].isEmpty else { return nil }
        format = parts[0]
        file = parts.count == 2 ? parts[1] : nil
    }

    /// The reports that a command is to write. Standard output holds one result: what `--json` or a report to `-` asks
    /// for, else the verdict.
    static func all(of invocation: Invocation) throws -> [ReportRequest] {
        let requests = invocation.arguments.texts(option).compactMap(ReportRequest.init)
        let toOutput = requests.filter { $0.file == "-" }
        if let request = toOutput.first {
            if request.format == "summary" {
                throw CommandFailure(
                    .usage, "--report summary needs a file, and `-` is standard output",
                    remedy: "Name one: --report summary=FILE.")
            }
            if invocation.arguments.has(CommonOptions.json) {
                throw UsageError.conflict("--json", "--report \(request.format)=-")
            }
            if toOutput.count > 1 {
                throw UsageError.conflict("--report \(request.format)=-", "--report \(toOutput[1].format)=-")
            }
        }
        return requests
    }

    private var fileExtension: String {
        switch format {
        case "markdown": "md"
        case "junit": "xml"
        case "text", "annotations": "txt"
        default: format
        }
    }

    /// Writes the report and returns where it is; nil when it went to standard output or nowhere.
    ///
    /// Annotations are lines of the log: where standard output is a result for a program they go to standard error,
    /// which GitHub reads alike.
    func write(
        _ comparison: Comparison, besides database: String, outputIsTaken: Bool = false, invocation: Invocation
    ) throws -> String? {
        if format == "summary" { return try appendSummary(comparison, invocation) }
        if format == "annotations", file == nil, outputIsTaken {
            invocation.terminal.paint(AnnotationsReport.render(comparison.diff))
            return nil
        }
        let path = path(besides: database)
        var plain = invocation.terminal
        plain.usesColor = false
        plain.width = nil
        try DiffOutput.write(comparison, format: format, to: path, terminal: plain, invocation: invocation)
        return path == "-" ? nil : path
    }

    /// Where the report goes: `-` is standard output.
    func path(besides database: String) -> String {
        file ?? (format == "annotations" ? "-" : "\(database.withoutDatabaseExtension).\(fileExtension)")
    }

    /// The host drops a summary that is too large as a whole, what earlier commands of the step wrote included.
    private func appendSummary(_ comparison: Comparison, _ invocation: Invocation) throws -> String? {
        guard let path = file ?? invocation.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else {
            invocation.terminal.say("There is no job summary here: GITHUB_STEP_SUMMARY is not set.")
            return nil
        }
        let present = FileSystem.exists(path) ? try FileSystem.read(path) : []
        let room = min(invocation.maximumBytes, MarkdownReport.summaryBytes - present.count)
        guard room > 1_000 else {
            throw CommandFailure(
                .couldNotRun, "the job summary \(path) is full",
                remedy: "Write less into it before, or use --report markdown.")
        }
        let output = try MarkdownReport(maximumBytes: room).render(comparison.diff, body: comparison.reader())
        try FileSystem.write(present + Array(output.text.utf8), to: path)
        return nil
    }
}
