import Foundation
import LayoutRecord
import LayoutStore
import SyntheticCatalogue

/// `diff --json` as a whole command.
enum DiffBenchmarks {
    /// 10,000 cases of 20 nodes, 1 % of the suites changed, against programs that compare the same content as text.
    @MainActor static func run(_ bench: Workbench) throws -> [Figure] {
        var growth: [(size: Double, cost: Double)] = []
        for suites in [12, 36] {
            let catalogue = try record(suites: suites, bench)
            growth.append((Double(catalogue.cases), try seconds(["latest~1", "latest"], bench)))
        }
        let catalogue = try record(suites: 100, bench)
        let changed = try seconds(["latest~1", "latest"], bench)
        growth.append((Double(catalogue.cases), changed))
        let unchanged = try seconds(["latest", "latest"], bench)

        var figure = Figure(name: "diff", value: changed * 1000, unit: "ms", target: .ratio(0.4))
        figure.growth = Timing.growth(growth)
        figure.note = "\(catalogue.cases) cases of 20 nodes, 1 % changed"
        var same = Figure(name: "diff-unchanged", value: unchanged * 1000, unit: "ms", target: .ratio(0.15))
        var figures: [Figure] = []
        if try texts(catalogue, bench) {
            let folders = [bench.path("before"), bench.path("after")]
            let plain = try Program.seconds(["diff", "-rq"] + folders, allowing: [0, 1]) * 1000
            (figure.reference, figure.referenceName) = (plain, "diff -rq of the same as text")
            (same.reference, same.referenceName) = (plain, "diff -rq of the same as text")
            var git = figure
            git.name = "diff-against-git"
            git.reference =
                try Program.seconds(["git", "diff", "--no-index", "--stat"] + folders, allowing: [0, 1]) * 1000
            git.referenceName = "git diff --no-index"
            git.target = nil
            figures = [figure, same, git]
        } else {
            figures = [figure, same]
        }
        if Program.has("sqldiff") {
            var against = figure
            against.name = "diff-against-sqldiff"
            try FileManager.default.copyItem(atPath: bench.path("diff.db"), toPath: bench.path("copy.db"))
            against.reference =
                try Program.seconds(
                    ["sqldiff", "--summary", bench.path("diff.db"), bench.path("copy.db")], rounds: 3) * 1000
            against.referenceName = "sqldiff --summary of the database and its copy"
            against.target = nil
            figures.append(against)
            bench.clear("copy.db")
        }
        return figures
    }

    /// One-node cases, always 100 of them changed: the cost follows what changed, not what ran.
    @MainActor static func growth(_ bench: Workbench) throws -> [Figure] {
        var costs: [(size: Double, cost: Double)] = []
        for suites in [10, 100, 1_000] {
            var catalogue = SyntheticCatalogue()
            catalogue.suites = suites
            catalogue.scenarios = 1_000
            catalogue.content = .leaf
            catalogue.changedScenarios = 100
            bench.clear("growth.db")
            let store = try InProcess.store(bench.path("growth.db"))
            var records = try InProcess.records(of: catalogue)
            try InProcess.write(records, into: store)
            let before = catalogue.changes
            catalogue.revision = 1
            for suite in catalogue.changes.indices where catalogue.changes[suite] != before[suite] {
                let first = suite * catalogue.scenarios
                let name = records[first].record.id.suite
                records.replaceSubrange(
                    first..<(first + catalogue.scenarios), with: try InProcess.records(of: catalogue, suites: [name]))
            }
            try InProcess.write(records, into: store)
            try store.checkpoint()
            costs.append((Double(catalogue.cases), try seconds(["latest~1", "latest"], bench, "growth.db")))
        }
        var figure = Figure(
            name: "diff-growth", value: costs[2].cost * 1000, unit: "ms", reference: costs[0].cost * 1000,
            referenceName: "10,000 cases with 100 changed", target: .ratio(3))
        figure.note = "1,000,000 one-node cases with 100 changed"
        figure.growth = Timing.growth(costs)
        return [figure]
    }

    /// Two runs in `diff.db`, the second with 1 % of the suites changed.
    @MainActor static func record(suites: Int, _ bench: Workbench) throws -> SyntheticCatalogue {
        var catalogue = SyntheticCatalogue()
        catalogue.suites = suites
        // A hundredth of the cases, in one suite: a scenario is four cases.
        catalogue.changedScenarios = suites * catalogue.casesPerSuite / 100 / 4
        bench.clear("diff.db")
        _ = try bench.record(catalogue, into: "diff.db")
        catalogue.revision = 1
        _ = try bench.record(catalogue, into: "diff.db")
        catalogue.revision = 0
        return catalogue
    }

    private static func seconds(_ runs: [String], _ bench: Workbench, _ database: String = "diff.db") throws -> Double {
        Timing.median(
            try (0..<7).map { _ in
                try bench.run(["diff"] + runs + ["--json", "-o", "diff.json", "--db", database], allowing: [0, 1])
                    .seconds
            })
    }

    /// Both runs as text files; false when there is no Python to write them.
    @MainActor private static func texts(_ catalogue: SyntheticCatalogue, _ bench: Workbench) throws -> Bool {
        var catalogue = catalogue
        for (revision, folder) in ["before", "after"].enumerated() {
            catalogue.revision = revision
            bench.clear(folder)
            try RecordBenchmarks.stream(catalogue, "stream.jsonl", bench)
            guard try bench.python("snapshots.py", [bench.path("stream.jsonl"), bench.path(folder)]) != nil else {
                return false
            }
        }
        return true
    }
}
