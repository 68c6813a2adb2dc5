import LayoutDiff
import LayoutRecord
import LayoutReport
import LayoutStore

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
            CheckCommand.allow, classes, cause, single, format, CommonOptions.json, CommonOptions.output,
            CommonOptions.maximumBytes,
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
        try store.holdState()
        let runs = try Comparison.runs(invocation.arguments.operands, in: store, invocation: invocation)
        var comparison = try Comparison(runs.before, runs.after, in: store, invocation: invocation)
        try select(from: &comparison, invocation.arguments)
        try DiffOutput.write(
            comparison, format: form, to: output, terminal: invocation.terminal, invocation: invocation)
        let diff = comparison.diff
        UntilExit.keep(diff)
        return diff.counts.differingVisibly + diff.counts[.unstable] > 0 ? .differences : .fine
    }

    /// The part of a comparison that the options ask for.
    private static func select(from comparison: inout Comparison, _ arguments: ParsedArguments) throws {
        let diff = comparison.diff
        let number = arguments.text(cause).flatMap(Int.init)
        if let number, number > diff.causes.count {
            let count = counted(diff.causes.count, "cause")
            throw CommandFailure(
                .notFound, "there is no cause \(number): the comparison has \(count)",
                remedy: "`keyline diff` without --cause lists them.")
        }
        var ids: Set<CaseID>?
        if let id = arguments.text(single) {
            let places = diff.places(cause: number.map { $0 - 1 })
            guard let place = places.first(where: { diff.cases.id(at: $0).description == id }) else {
                throw CommandFailure(
                    .notFound, "no case \(id) differs",
                    remedy: "`keyline show RUN` lists the cases, and `keyline diff --json` those that differ.")
            }
            ids = [diff.cases.id(at: place)]
        }
        let words = arguments.texts(classes).flatMap { $0.split(separator: ",").map(String.init) }
        if number == nil, ids == nil, words.isEmpty { return }
        try comparison.select(
            classes: words.isEmpty ? nil : Set(words.compactMap(CaseClass.init)), cause: number.map { $0 - 1 }, ids: ids
        )
        let chosen = comparison.diff
        if chosen.cases.count < diff.cases.count {
            let causes = "\(chosen.causes.count) of \(counted(diff.causes.count, "cause"))"
            comparison.diff.notes.append(
                "listed: \(chosen.cases.count) of \(counted(diff.cases.count, "differing case")), \(causes)")
        }
    }
}
