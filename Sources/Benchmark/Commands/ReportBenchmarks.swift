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
                figures += try paint(bench)
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

    /// How soon the report is of use in a browser; nothing without Python or Chromium.
    private static func paint(_ bench: Workbench) throws -> [Figure] {
        guard Program.has("chromium"),
            let measured = try bench.python("paint.py", [bench.path("report.html")]),
            let first = measured["paint"], let all = measured["dom"], let next = measured["next"]
        else { return [] }
        var paint = Figure(
            name: "report-paint", value: first, unit: "ms", reference: all,
            referenceName: "the same entries all as elements", target: .ratio(0.15))
        paint.note = "until 10,000 changed cases are painted"
        var step = Figure(name: "report-next", value: next, unit: "ms", target: .value(50))
        step.note = "until the next case of 10,000 is shown"
        return [paint, step]
    }
}
