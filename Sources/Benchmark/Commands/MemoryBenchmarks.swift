import Foundation
import SyntheticCatalogue

/// Peak memory of whole commands at 1,000, 10,000 and 100,000 one-node cases, 1 % of them changed.
enum MemoryBenchmarks {
    private static let sizes = [1_000, 10_000, 100_000]

    @MainActor static func run(_ bench: Workbench) throws -> [Figure] {
        var peaks: [String: [(size: Double, cost: Double)]] = [:]
        for cases in sizes {
            var catalogue = SyntheticCatalogue()
            catalogue.suites = 100
            catalogue.scenarios = cases / 100
            catalogue.content = .leaf
            bench.clear("memory.db", "other.db", "merged.db")
            peaks["record", default: []].append((Double(cases), try bench.record(catalogue, into: "memory.db").memory))
            catalogue.revision = 1
            _ = try bench.record(catalogue, into: "memory.db")
            catalogue.seed = 2
            _ = try bench.record(catalogue, into: "other.db")
            for (name, words) in [
                ("diff", ["diff", "latest~1", "latest", "--json", "-o", "out.json", "--db", "memory.db"]),
                ("report", ["report", "latest~1", "latest", "-o", "out.html", "--db", "memory.db", "--quiet"]),
                ("merge", ["merge", "memory.db", "other.db", "--into", "merged.db", "--quiet"]),
            ] {
                peaks[name, default: []].append((Double(cases), try bench.run(words, allowing: [0, 1]).memory))
            }
        }
        return ["record", "diff", "report", "merge"].compactMap { name in
            guard let peak = peaks[name], peak.count == sizes.count else { return nil }
            var figure = Figure(
                name: "memory-\(name)", value: peak[2].cost / 1e6, unit: "MB", reference: peak[0].cost / 1e6,
                referenceName: "1,000 cases", target: .ratio(3))
            figure.note = "peak, 100,000 cases, 1 % changed"
            figure.growth = Timing.growth(peak)
            return figure
        }
    }
}
