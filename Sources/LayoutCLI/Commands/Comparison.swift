import LayoutDiff
import LayoutRecord
import LayoutStore

/// Two runs of one database, compared as the options of `diff`, `check`, `report` and `accept` ask.
struct Comparison {
    static let options = [
        CommonOptions.only, CommonOptions.tolerance, CommonOptions.pixels, CommonOptions.sameEnvironment,
        CommonOptions.incomplete,
    ]

    var before: StoredRun
    var after: StoredRun
    var diff: RunDiff
    let options: DiffOptions

    /// - Parameter rows: how many nodes and events of the cases are kept in memory.
    init(
        _ before: SelectedRun, _ after: SelectedRun, in store: Store, invocation: Invocation, keeping rows: Int = .max
    ) throws {
        let arguments = invocation.arguments
        if !arguments.has(CommonOptions.incomplete) {
            try store.requireComparable(before.run)
            try store.requireComparable(after.run)
        }
        let only = arguments.texts(CommonOptions.only)
        self.before = try StoredRun(before, in: store, only: only)
        self.after = try StoredRun(after, in: store, only: only)
        options = DiffOptions(invocation.settings)
        diff = try RunComparison(options: options).compare(self.before, self.after, keeping: rows)
        if !only.isEmpty {
            guard diff.counts.total > 0 else {
                throw CommandFailure(
                    .usage, "no case of either run matches \(only.map { "--only '\($0)'" }.joined(separator: " "))",
                    remedy: "`keyline show run:\(after.run.id)` lists the cases.")
            }
            diff.notes.append("only cases that match \(only.joined(separator: ", ")) were compared")
        }
        if arguments.has(CommonOptions.sameEnvironment), let difference = diff.environment.first {
            let names = diff.environment.map(\.name).joined(separator: ", ")
            throw CommandFailure(
                .differences, "the environments of run:\(before.run.id) and run:\(after.run.id) differ: \(names)",
                remedy: "Record both with one \(difference.name), or leave --require-same-environment out.")
        }
    }

    /// The runs that two optional operands mean: without any, the default baseline and the latest run.
    static func runs(
        _ operands: [String], in store: Store, invocation: Invocation
    ) throws -> (before: SelectedRun, after: SelectedRun) {
        let before = try invocation.select(operands.first ?? invocation.baselineSelector, in: store)
        let after = try invocation.select(operands.count > 1 ? operands[1] : "latest", in: store)
        return (before, after)
    }
}

extension DiffOptions {
    /// What the settings say about comparing.
    package init(_ settings: Settings) {
        self.init()
        tolerance = settings.number(.tolerance) ?? tolerance
        toleranceByKind = settings.lengths(.toleranceByKind)
        toleranceBySuite = settings.lengths(.toleranceBySuite)
        pixelScale = settings.number(.pixels)
        allowedFindings = Set(settings.words(.allow) ?? [])
        allowedFindingsByScenario = settings.wordsByName(.allowByScenario)
    }
}
