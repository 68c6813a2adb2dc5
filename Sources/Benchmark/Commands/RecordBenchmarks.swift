import Foundation
import LayoutRecord
import LayoutRecording
import LayoutStore
import SyntheticCatalogue

/// `record` as a whole command: the first time, again unchanged, again with 1 % of the suites changed.
enum RecordBenchmarks {
    /// Sizes in cases; the last one is reported.
    private static let suites = [10, 30, 100]

    @MainActor static func run(_ bench: Workbench) throws -> [Figure] {
        var firsts: [(size: Double, cost: Double)] = []
        var figures: [Figure] = []
        for count in suites {
            var catalogue = SyntheticCatalogue()
            catalogue.suites = count
            let first = try Timing.median(
                (0..<3).map { _ in
                    bench.clear("record.db")
                    return try bench.record(catalogue, into: "record.db").seconds
                })
            firsts.append((Double(catalogue.cases), first))
            guard count == suites.last else { continue }
            let again = try (0..<3).map { _ in try bench.record(catalogue, into: "record.db").seconds }
            catalogue.revision = 1
            let changed = try bench.record(catalogue, into: "record.db")
            catalogue.revision = 0
            var figure = Figure(name: "record-first", value: first * 1000, unit: "ms")
            figure.note = "\(catalogue.cases) cases of 20 nodes, the whole command"
            if let snapshots = try Self.snapshots(catalogue, bench) {
                figure.reference = (snapshots["write"] ?? 0) + (snapshots["git"] ?? 0)
                figure.referenceName = "Python text files, git add and commit"
            }
            figure.target = .ratio(0.5)
            figure.growth = Timing.growth(firsts)
            figures.append(figure)
            for (name, seconds) in [("record-unchanged", Timing.median(again)), ("record-1-percent", changed.seconds)] {
                figures.append(
                    Figure(
                        name: name, value: seconds * 1000, unit: "ms", reference: first * 1000,
                        referenceName: "the first recording", target: .ratio(0.6)))
            }
        }
        return try figures + sizes(bench) + storing(bench)
    }

    /// Text files of the same cases, and a commit of them.
    private static func snapshots(_ catalogue: SyntheticCatalogue, _ bench: Workbench) throws -> [String: Double]? {
        try stream(catalogue, "stream.jsonl", bench)
        var rounds: [[String: Double]] = []
        for _ in 0..<3 {
            bench.clear("snapshots")
            let words = [bench.path("stream.jsonl"), bench.path("snapshots"), "commit"]
            guard let round = try bench.python("snapshots.py", words) else { return nil }
            rounds.append(round)
        }
        return rounds.sorted { $0.values.reduce(0, +) < $1.values.reduce(0, +) }[1]
    }

    /// Writes a catalogue's stream into a file of the bench.
    static func stream(_ catalogue: SyntheticCatalogue, _ file: String, _ bench: Workbench) throws {
        let command = ([Program.own, "__catalogue"] + catalogue.arguments + ["__recorder"]).map { "'\($0)'" }
        _ = try Program.run(["/bin/sh", "-c", command.joined(separator: " ") + " > '\(bench.path(file))'"])
    }

    /// What is on the disk: after one run, and for each unchanged run more.
    @MainActor private static func sizes(_ bench: Workbench) throws -> [Figure] {
        let recorded = try InProcess.records(of: SyntheticCatalogue())
        let nodes = recorded.reduce(0.0) { $0 + Double($1.record.recording.nodes.count) }
        let events = recorded.reduce(0.0) { $0 + Double($1.record.recording.events.count) }
        bench.clear("sizes.db")
        let store = try InProcess.store(bench.path("sizes.db"))
        try InProcess.write(recorded, into: store)
        try store.checkpoint()
        let first = bench.size("sizes.db")
        let eventBytes = try InProcess.sum("SELECT sum(length(events)) FROM recording", store)
        for _ in 2...101 { try InProcess.write(recorded, into: store) }
        try store.checkpoint()
        let after = bench.size("sizes.db")
        var whole = Figure(
            name: "bytes-first-run", value: first / 1e6, unit: "MB", target: .value((40 * nodes + 25 * events) / 1e6))
        whole.note = "target: 40 bytes for each of \(Int(nodes)) nodes and 25 for each of \(Int(events)) events"
        // Told for its parts; the target is for both together, which `bytes-first-run` holds the whole file to.
        var perNode = Figure(name: "bytes-per-node", value: (first - eventBytes) / nodes, unit: "bytes")
        perNode.note = "everything but events: frames, trees, findings, names, digests, free space"
        let perEvent = Figure(name: "bytes-per-event", value: eventBytes / events, unit: "bytes", target: .value(25))
        var perRun = Figure(
            name: "bytes-per-unchanged-run", value: (after - first) / 100, unit: "bytes", target: .value(4096))
        perRun.note = "averaged over 100 runs of 100 suites"
        return [whole, perNode, perEvent, perRun]
    }

    /// The store alone, against a bare loop in C that inserts as many rows of as many bytes.
    @MainActor private static func storing(_ bench: Workbench) throws -> [Figure] {
        let recorded = try InProcess.records(of: SyntheticCatalogue())
        var times: [Double] = []
        var unchanged: [Double] = []
        for _ in 0..<3 {
            bench.clear("storing.db")
            let store = try InProcess.store(bench.path("storing.db"))
            times.append(try Timing.seconds { try InProcess.write(recorded, into: store) })
            unchanged.append(
                try Timing.seconds { try InProcess.write(recorded, into: store, areStored: true) })
            try store.checkpoint()
        }
        var figure = Figure(name: "store-insert", value: Timing.median(times) * 1000, unit: "ms")
        figure.note = "digests known"
        figure.reference = try insertLoop(rows: recorded.count, bytes: Int(bench.size("storing.db")), bench)
        figure.referenceName = figure.reference == nil ? nil : "a C loop inserting the same bytes"
        var again = Figure(name: "store-unchanged", value: Timing.median(unchanged) * 1000, unit: "ms")
        again.note = "\(recorded.count) cases that are stored"
        return [figure, again]
    }

    private static func insertLoop(rows: Int, bytes: Int, _ bench: Workbench) throws -> Double? {
        guard Program.has("cc") else {
            Note.say("no reference for store-insert: there is no C compiler")
            return nil
        }
        bench.clear("insert.db")
        _ = try Program.run(
            ["cc", "-O2", "-o", bench.path("insert"), "\(bench.references)/insert.c", "-lsqlite3"])
        let output = try Program.run(
            [bench.path("insert"), bench.path("insert.db"), String(rows), String(bytes / max(rows, 1))]
        ).output
        return String(decoding: output, as: UTF8.self).split(separator: " ").last.flatMap {
            Double($0.trimmingCharacters(in: .newlines))
        }
    }
}
