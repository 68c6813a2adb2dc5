import LayoutDiff
import LayoutReport
import LayoutStore

/// `keyline report`.
enum ReportCommand {
    private static let format = CommonOptions.format(DiffOutput.formats, standard: "html")

    static let definition = CommandDefinition(
        "report", "Write a report of a comparison.",
        discussion: [
            "Without runs, the default baseline is compared with the latest run; with one, that run with the latest.",
            "The report goes into a file beside the database unless -o names another; its address is printed.",
        ],
        operands: [
            OperandDefinition("BEFORE", .selector, .optional, "The run to compare with."),
            OperandDefinition("AFTER", .selector, .optional, "The run to look at."),
        ],
        options: Comparison.options + [
            format, CommonOptions.json, CommonOptions.output, CommonOptions.open, CommonOptions.maximumBytes,
            CommonOptions.database,
        ],
        examples: [
            .init("keyline report", "What changed since the default baseline, as a page."),
            .init("keyline report run:3 run:4 -o layout.html", "Two runs, into another file."),
        ],
        exitCodes: [.fine, .usage, .notFound, .emptyOrIncomplete, .database, .couldNotRun]
    ) { invocation in
        let form = try invocation.format(format, standard: "html")
        let store = try invocation.openDatabase()
        let runs = try Comparison.runs(invocation.arguments.operands, in: store, invocation: invocation)
        let diff = try Comparison(runs.before, runs.after, in: store, invocation: invocation).diff
        let output = invocation.arguments.text(CommonOptions.output)
        guard let request = ReportRequest(output.map { "\(form)=\($0)" } ?? form) else {
            throw CommandFailure(.usage, "there is no report in the form \(form)")
        }
        if let path = try request.write(diff, besides: store.path, invocation: invocation) {
            let absolute = FileSystem.absolute(path)
            try invocation.terminal.print(form == "html" ? "file://\(absolute)" : absolute)
            if invocation.arguments.has(CommonOptions.open) { open(absolute, invocation) }
        }
        return .fine
    }

    static func open(_ path: String, _ invocation: Invocation) {
        let opener = invocation.environment["BROWSER"] ?? "xdg-open"
        let output = try? ProcessOutput.of([opener, path], timeout: 20)
        if output?.isSuccess != true {
            invocation.terminal.say("\(opener) could not open it; open the address yourself.")
        }
    }
}
