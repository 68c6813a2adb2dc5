import LayoutDiff
import LayoutRecord
import LayoutReport

/// `keyline diff`.
enum DiffCommand {
    private static let format = CommonOptions.format(DiffOutput.formats, standard: "text")

    private static let classes = OptionDefinition(
        "class", .choices(CaseClass.allCases.map(\.rawValue)), "LIST", "Only cases of these classes.")
    private static let cause = OptionDefinition(
        "cause", .integer(1...Int.max), "N",
        "Only the cases of this cause, by its number in the list, with its example.")
    private static let single = OptionDefinition("case", .text, "CASE", "Only this case, by its id, drawn as a tree.")

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
            classes, cause, single, format, CommonOptions.json, CommonOptions.output, CommonOptions.maximumBytes,
            CommonOptions.database,
        ],
        examples: [
            .init("keyline diff", "The default baseline and the latest run."),
            .init("keyline diff run:3 run:4 --json", "Two runs, for a program."),
            .init("keyline diff --cause 2", "The second cause of the list, with its smallest example."),
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
        var comparison = try Comparison(
            runs.before, runs.after, in: store, invocation: invocation,
            keeping: form == "html" ? Comparison.pageRows : .max)
        comparison.diff = try select(from: comparison.diff, invocation.arguments)
        try DiffOutput.write(
            comparison, format: form, to: output, terminal: invocation.terminal, invocation: invocation)
        let diff = comparison.diff
        return diff.counts.differingVisibly + diff.counts[.unstable] > 0 ? .differences : .fine
    }

    /// The part of a comparison that the options ask for.
    private static func select(from diff: RunDiff, _ arguments: ParsedArguments) throws -> RunDiff {
        var chosen = diff
        if let number = arguments.text(cause).flatMap(Int.init) {
            guard number <= diff.causes.count else {
                let count = counted(diff.causes.count, "cause")
                throw CommandFailure(
                    .notFound, "there is no cause \(number): the comparison has \(count)",
                    remedy: "`keyline diff` without --cause lists them.")
            }
            chosen = chosen.selecting(cause: number - 1)
        }
        if let id = arguments.text(single) {
            guard let entry = chosen.cases.first(where: { $0.id.description == id }) else {
                throw CommandFailure(
                    .notFound, "no case \(id) differs",
                    remedy: "`keyline show RUN` lists the cases, and `keyline diff --json` those that differ.")
            }
            chosen = chosen.selecting(ids: [entry.id])
        }
        let words = arguments.texts(classes).flatMap { $0.split(separator: ",").map(String.init) }
        if !words.isEmpty { chosen = chosen.selecting(classes: Set(words.compactMap(CaseClass.init))) }
        if chosen.cases.count < diff.cases.count {
            let causes = "\(chosen.causes.count) of \(counted(diff.causes.count, "cause"))"
            chosen.notes.append(
                "listed: \(chosen.cases.count) of \(counted(diff.cases.count, "differing case")), \(causes)")
        }
        return chosen
    }
}
