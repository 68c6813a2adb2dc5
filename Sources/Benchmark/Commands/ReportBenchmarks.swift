import Foundation
import SyntheticCatalogue

/// `report` of a comparison as a whole command: its time, size and memory by the number of changed cases.
enum ReportBenchmarks {
    private static let sizes = [1_000, 10_000, 100_000]

    @MainActor static func run(_ bench: Workbench) throws -> [Figure] {
        var figures: [Figure] = []
        var times: [(size: Double, cost: Double)] = []
        var memories: [(size: Double, cost: Double)] = []
        for cases in sizes {
            var catalogue = SyntheticCatalogue()
            catalogue.suites = 10
            catalogue.scenarios = cases / 10
            catalogue.content = .leaf
            catalogue.changedSuites = 10
            bench.clear("report.db", "report.html")
            for revision in 0...1 {
                catalogue.revision = revision
                _ = try bench.record(catalogue, into: "report.db")
            }
            let report = try bench.run(
                ["report", "latest~1", "latest", "-o", "report.html", "--db", "report.db", "--quiet"], allowing: [0, 1])
            times.append((Double(cases), report.seconds))
            memories.append((Double(cases), report.memory))
            if cases == 10_000 {
                var size = Figure(
                    name: "report-size", value: bench.size("report.html") / 1e6, unit: "MB", target: .value(5))
                size.note = "one HTML file, 10,000 changed one-node cases"
                figures.append(size)
            }
        }
        var time = Figure(name: "report", value: times[1].cost * 1000, unit: "ms", target: .growth(1.1))
        time.note = "HTML, 10,000 changed one-node cases"
        time.growth = Timing.growth(times)
        var memory = Figure(
            name: "report-memory", value: memories[2].cost / 1e6, unit: "MB", reference: memories[0].cost / 1e6,
            referenceName: "1,000 changed cases", target: .ratio(3))
        memory.note = "peak, 100,000 changed one-node cases"
        memory.growth = Timing.growth(memories)
        return figures + [time, memory]
    }
}
