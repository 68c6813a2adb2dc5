import Foundation
import LayoutRecord
import LayoutStore
import SyntheticCatalogue

/// 1,000 stored runs of 10,000 cases, in each of which another 1 % of the suites changed.
enum RunsBenchmark {
    private static let runs = 1_000

    @MainActor static func run(_ bench: Workbench) throws -> [Figure] {
        var catalogue = SyntheticCatalogue()
        var records = try InProcess.records(of: catalogue)
        bench.clear("runs.db", "two.db")
        let two = try InProcess.store(bench.path("two.db"))
        let store = try InProcess.store(bench.path("runs.db"))
        var times: [Double] = []
        for number in 1...runs {
            if number > 1 {
                try advance(&catalogue, &records)
                if number == 2 { try InProcess.write(records, into: two) }
            } else {
                try InProcess.write(records, into: two)
            }
            times.append(try Timing.seconds { try InProcess.write(records, into: store) })
        }
        try store.checkpoint()
        try two.checkpoint()
        records = []
        var size = Figure(
            name: "runs-size", value: bench.size("runs.db") / 1e6, unit: "MB", target: .value(400))
        size.note = "\(runs) runs of \(catalogue.cases) cases, 1 % of the suites changed each"
        var write = Figure(name: "runs-store", value: Timing.median(times.suffix(50)) * 1000, unit: "ms")
        write.reference = Timing.median(Array(times[1..<51])) * 1000
        write.referenceName = "the first runs"
        write.note = "storing the last runs, digests known"
        write.target = .ratio(1.2)
        var figures = [size, write]
        for (name, words) in [
            ("runs-list", ["runs", "--limit", "10"]),
            ("runs-diff", ["diff", "latest~1", "latest", "--json", "-o", "out.json"]),
        ] {
            var many: [Double] = []
            var few: [Double] = []
            for _ in 0..<7 {
                many.append(try bench.run(words + ["--db", "runs.db"], allowing: [0, 1]).seconds)
                few.append(try bench.run(words + ["--db", "two.db"], allowing: [0, 1]).seconds)
            }
            figures.append(
                Figure(
                    name: name, value: Timing.median(many) * 1000, unit: "ms", reference: Timing.median(few) * 1000,
                    referenceName: "with 2 runs", target: .ratio(1.2)))
        }
        return figures
    }

    /// Records the suites that the next revision changes again.
    @MainActor private static func advance(
        _ catalogue: inout SyntheticCatalogue, _ records: inout [InProcess.Recorded]
    ) throws {
        let before = catalogue.changes
        catalogue.revision += 1
        let after = catalogue.changes
        for suite in after.indices where after[suite] != before[suite] {
            let range = (suite * catalogue.casesPerSuite)..<((suite + 1) * catalogue.casesPerSuite)
            let name = records[range.lowerBound].record.id.suite
            records.replaceSubrange(range, with: try InProcess.records(of: catalogue, suites: [name]))
        }
    }
}
