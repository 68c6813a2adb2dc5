import LayoutDiff
import LayoutRecord
import LayoutReport
import LayoutStore

/// `keyline report`.
enum ReportCommand {
    private static let format = CommonOptions.format(DiffOutput.formats, standard: "html")
    private static let site = OptionDefinition(
        "site", .directory, "DIR", "Write a site: every run, its changes, and the history of every case.")

    static let definition = CommandDefinition(
        "report", "Write a report of a run, of a comparison, or of all runs.",
        discussion: [
            "One run: its cases and what was found in them. Two runs: what changed, and why. Without a run: the default"
                + " baseline and the latest run, or the latest run alone when there is no baseline.",
            "The report goes into a file beside the database unless -o names another; its address is printed. A page is"
                + " one file that needs no server; beyond 5 MB its cases lie in files beside it, except on standard"
                + " output, which takes one file of any size.",
        ],
        operands: [
            OperandDefinition("RUN", .selector, .optional, "The run, or the one to compare with."),
            OperandDefinition("AFTER", .selector, .optional, "The run to compare."),
        ],
        options: [site] + Comparison.options + [
            CheckCommand.allow, format, CommonOptions.json, CommonOptions.output, CommonOptions.open,
            CommonOptions.maximumBytes,
            CommonOptions.database,
        ],
        examples: [
            .init("keyline report", "What changed since the default baseline."),
            .init("keyline report latest --open", "The latest run by itself, in the browser."),
            .init("keyline report run:3 run:4 -o layout.html", "Two runs, into another file."),
            .init("keyline report --site public", "All runs as a site."),
        ],
        exitCodes: [.fine, .usage, .notFound, .emptyOrIncomplete, .database, .couldNotRun]
    ) { invocation in
        let store = try invocation.openDatabase()
        if let directory = invocation.arguments.text(site) {
            guard invocation.arguments.operands.isEmpty else { throw UsageError.conflict("--site", "RUN") }
            try SiteWriter(store: store, directory: directory, invocation: invocation).write()
            return try finish("\(directory)/\(Site.indexName)", isPage: true, invocation)
        }
        let form = try invocation.format(format, standard: "html")
        let operands = invocation.arguments.operands
        let hasBaseline =
            operands.isEmpty ? (try? invocation.select(invocation.baselineSelector, in: store)) != nil : false
        if operands.count == 1 || (operands.isEmpty && !hasBaseline) {
            return try reportRun(operands.first ?? "latest", form: form, in: store, invocation)
        }
        let runs = try Comparison.runs(operands, in: store, invocation: invocation)
        let comparison = try Comparison(runs.before, runs.after, in: store, invocation: invocation)
        let request = try request(form, invocation)
        guard let path = try request.write(comparison, besides: store.path, invocation: invocation) else {
            return .fine
        }
        return try finish(path, isPage: form == "html", invocation)
    }

    private static func request(_ form: String, _ invocation: Invocation) throws(CommandFailure) -> ReportRequest {
        let output = invocation.arguments.text(CommonOptions.output)
        guard let request = ReportRequest(output.map { "\(form)=\($0)" } ?? form) else {
            throw CommandFailure(.usage, "there is no report in the form \(form)", remedy: "See `keyline help report`.")
        }
        return request
    }

    private static func reportRun(
        _ selector: String, form: String, in store: Store, _ invocation: Invocation
    ) throws -> ExitCode {
        guard form != "json" else {
            throw CommandFailure(
                .usage, "a report of one run has no JSON",
                remedy: "`keyline show \(selector) --json` and `keyline lint \(selector) --json` print it.")
        }
        let selected = try invocation.select(selector, in: store)
        guard selected.run.cases > 0 else {
            throw CommandFailure(
                .emptyOrIncomplete, "run:\(selected.run.id) has no cases", remedy: "Record again, or name another run.")
        }
        let run = try StoredRun(selected, in: store, only: invocation.arguments.texts(CommonOptions.only))
        let path = try request(form, invocation).path(besides: store.path)
        try RunOutput.write(run, format: form, to: path, invocation: invocation)
        return path == "-" ? .fine : try finish(path, isPage: form == "html", invocation)
    }

    private static func finish(_ path: String, isPage: Bool, _ invocation: Invocation) throws -> ExitCode {
        let absolute = FileSystem.absolute(path)
        try invocation.terminal.print(isPage ? "file://\(absolute.percentEncoded(" ?#"))" : absolute)
        if invocation.arguments.has(CommonOptions.open) { open(absolute, invocation) }
        return .fine
    }

    private static func open(_ path: String, _ invocation: Invocation) {
        let opener = invocation.environment["BROWSER"] ?? "xdg-open"
        let output = try? ProcessOutput.of([opener, path], timeout: 20)
        if output?.isSuccess != true {
            invocation.terminal.say("\(opener) could not open it; open the address yourself.")
        }
    }
}

extension String {
    /// The name of a database without `.db`, to which the names of what stands beside it are added.
    var withoutDatabaseExtension: String { hasSuffix(".db") ? String(dropLast(3)) : self }
}
