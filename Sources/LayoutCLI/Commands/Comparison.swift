import LayoutDiff
import LayoutRecord
import LayoutStore

/// Two runs of one database, compared as the options of `diff`, `check`, `report` and `accept` ask.
struct Comparison {
    static let options = [
        CommonOptions.only, CommonOptions.tolerance, CommonOptions.pixels, CommonOptions.sameEnvironment,
        CommonOptions.incomplete,
    ]

    /// How many nodes and events of cases are kept in memory; cases beyond are read again when they are written.
    private static let keptRows = 30_000

    let before: StoredRun
    let after: StoredRun
    /// What is shown of it: after `select`, some of the cases.
    var diff: RunDiff
    let options: DiffOptions
    private let whole: RunDiff
    /// Of the cases shown, their places in the whole; nil when that is shown.
    private var places: [Int]?

    init(_ before: SelectedRun, _ after: SelectedRun, in store: Store, invocation: Invocation) throws {
        let arguments = invocation.arguments
        if !arguments.has(CommonOptions.incomplete) {
            try store.requireComparable(before.run)
            try store.requireComparable(after.run)
        }
        let only = arguments.texts(CommonOptions.only)
        self.before = try StoredRun(before, in: store, only: only)
        self.after = try StoredRun(after, in: store, only: only)
        options = DiffOptions(invocation.settings)
        whole = try RunComparison(options: options).compare(self.before, self.after, keeping: Self.keptRows)
        diff = whole
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

    /// Shows only some of the cases, and only the causes that these have.
    mutating func select(classes: Set<CaseClass>?, cause: Int?, ids: Set<CaseID>?) throws {
        let chosen = whole.places(classes: classes, cause: cause, ids: ids)
        let read = reader()
        var part = try whole.selecting(chosen, cause: cause, body: read)
        part.notes = diff.notes
        (diff, places) = (part, chosen)
    }

    /// Reads the whole case at an index of the cases shown. What goes through all of them needs the memory of one.
    func reader() -> (Int) throws -> CaseDiff {
        var reader = CaseReader(whole, before: before, after: after, options: options)
        guard let places else { return { try reader.read($0) } }
        let causes = diff.cases
        return { place in
            var entry = try reader.read(places[place])
            entry.causes = causes.causes(at: place)
            return entry
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

extension Invocation {
    /// The finding rules that `--allow` or the configuration names.
    var allowedRules: Set<String> { Set(settings.words(.allow) ?? []) }
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
