import LayoutDiff
import LayoutReport

/// `keyline diff`.
enum DiffCommand {
    private static let format = CommonOptions.format(DiffOutput.formats, standard: "text")

    static let definition = CommandDefinition(
        "diff", "Compare two runs: what changed, and why.",
        discussion: [
            "Without runs, the default baseline is compared with the latest run; with one, that run with the latest.",
            "The causes come first: groups of changes with one origin. `keyline report` shows every node.",
        ],
        operands: [
            OperandDefinition("BEFORE", .selector, .optional, "The run to compare with."),
            OperandDefinition("AFTER", .selector, .optional, "The run to look at."),
        ],
        options: Comparison.options + [
            format, CommonOptions.json, CommonOptions.output, CommonOptions.maximumBytes, CommonOptions.database,
        ],
        examples: [
            .init("keyline diff", "The default baseline and the latest run."),
            .init("keyline diff run:3 run:4 --json", "Two runs, for a program."),
            .init("keyline diff latest~1 latest --format markdown -o diff.md", "The last two runs, for a comment."),
        ],
        exitCodes: [.fine, .differences, .usage, .notFound, .emptyOrIncomplete, .database, .couldNotRun]
    ) { invocation in
        let form = try invocation.format(format, standard: "text")
        let output = invocation.arguments.text(CommonOptions.output)
        if form == "html", output == nil {
            throw CommandFailure(
                .usage, "an HTML report needs a file",
                remedy:
                    "Give one with -o FILE (- for standard output), or use `keyline report`, which writes beside the database."
            )
        }
        let store = try invocation.openDatabase()
        let runs = try Comparison.runs(invocation.arguments.operands, in: store, invocation: invocation)
        let comparison = try Comparison(
            runs.before, runs.after, in: store, invocation: invocation,
            keeping: form == "html" ? Comparison.pageRows : .max)
        try DiffOutput.write(
            comparison, format: form, to: output, terminal: invocation.terminal, invocation: invocation)
        let diff = comparison.diff
        return diff.counts.differingVisibly + diff.counts[.unstable] > 0 ? .differences : .fine
    }
}
