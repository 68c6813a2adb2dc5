import Foundation
import Testing

@testable import LayoutStore

/// Several processes at one file, and processes that are killed. Short in the usual run; KEYLINE_SOAK=N kills N times.
@Suite(.serialized) struct ProcessTests {
    static let kills = ProcessInfo.processInfo.environment["KEYLINE_SOAK"].flatMap(Int.init) ?? 10

    @Test func `eight writers record 25 runs each into one file`() throws {
        try withTemporaryFolder { folder in
            let path = folder + "/keyline.db"
            let writers = try (0..<8).map { try HelperProcess(["record", path, "writer\($0)", "25"]) }
            for writer in writers {
                let (lines, code) = writer.finish()
                #expect(code == 0, "\(lines.last ?? "")")
                #expect(lines.count == 25)
                #expect(lines.allSatisfy { $0.hasSuffix("complete") })
            }
            let store = try Store.open(path: path, access: .write(create: false))
            let runs = try store.runs()
            #expect(runs.count == 200)
            #expect(Set(runs.map(\.name)).count == 200)
            #expect(runs.allSatisfy { $0.state == .complete && $0.cases == 12 })
            let report = try store.verify()
            #expect(report.problems == [])
            #expect(report.unreachedRecordings == 0)
        }
    }

    /// Opens the file as the next user would, and returns the store: it opens, everything in it is whole, and of the runs
    /// none is left as `recording`.
    private func reopen(_ path: String) throws -> Store {
        let store = try Store.open(path: path, access: .write(create: true))
        let report = try store.verify()
        #expect(report.problems == [])
        for run in try store.runs() {
            #expect(run.state != .recording)
            if run.state == .complete { #expect(run.cases == 12) }
            #expect(try store.contents(of: run.id).count == run.cases)
        }
        return store
    }

    @Test func `runs that were reported survive a kill`() throws {
        var generator = SeededGenerator(seed: 6)
        try withTemporaryFolder { folder in
            var path = ""
            var reported: Set<Int> = []
            var total = 0
            for round in 0..<Self.kills {
                // A new file every ten kills: everything in it is read after each of them.
                if round % 10 == 0 {
                    path = "\(folder)/\(round).db"
                    reported = []
                }
                let process = try HelperProcess(["record", path, "round\(round)", "1000"])
                // Every other one is killed after it reported a run, however slow the machine is, the others at any time.
                let first = round % 2 == 0 ? [process.firstLine()] : []
                usleep(UInt32.random(in: 1_000...120_000, using: &generator))
                process.killNow()
                for line in first + process.finish().lines {
                    let words = line.split(separator: " ")
                    #expect(words.count == 3 && words[2] == "complete", "\(line)")
                    if let id = Int(words[1]) { reported.insert(id) }
                }
                let complete = Set(try reopen(path).runs().filter { $0.state == .complete }.map(\.id))
                #expect(reported.isSubset(of: complete))
                total += complete.count
            }
            #expect(total > 0)
        }
    }

    @Test func `a killed merge is finished by the next one`() throws {
        var generator = SeededGenerator(seed: 7)
        try withTemporaryFolder { folder in
            let sources = (0..<3).map { folder + "/source\($0).db" }
            for source in sources { #expect(try HelperProcess(["record", source, source, "20"]).finish().code == 0) }
            let path = folder + "/target.db"
            for _ in 0..<Self.kills {
                let process = try HelperProcess(["merge", path] + sources)
                usleep(UInt32.random(in: 1_000...100_000, using: &generator))
                process.killNow()
                _ = process.finish()
                _ = try reopen(path)
            }
            let (lines, code) = try HelperProcess(["merge", path] + sources).finish()
            #expect(code == 0, "\(lines)")
            let runs = try reopen(path).runs()
            #expect(runs.count == 60)
            #expect(runs.allSatisfy { $0.state == .complete })
        }
    }

    @Test func `a killed prune loses nothing that should stay`() throws {
        var generator = SeededGenerator(seed: 8)
        try withTemporaryFolder { folder in
            let path = folder + "/keyline.db"
            for round in 0..<Self.kills {
                #expect(try HelperProcess(["record", path, "round\(round)", "4"]).finish().code == 0)
                let newest = try Store.open(path: path, access: .read).runs().prefix(2).map(\.id)
                let process = try HelperProcess(["prune", path, "20"])
                usleep(UInt32.random(in: 1_000...60_000, using: &generator))
                process.killNow()
                _ = process.finish()
                let left = try reopen(path).runs().map(\.id)
                #expect(Set(newest).isSubset(of: left))
            }
        }
    }

    @Test func `a killed first opening leaves a file that opens`() throws {
        var generator = SeededGenerator(seed: 9)
        try withTemporaryFolder { folder in
            for round in 0..<Self.kills {
                let path = folder + "/\(round).db"
                let process = try HelperProcess(["open", path])
                usleep(UInt32.random(in: 1_000...30_000, using: &generator))
                process.killNow()
                _ = process.finish()
                _ = try reopen(path)
            }
        }
    }

    @Test func `a living writer's run stays recording, a dead one's becomes incomplete`() throws {
        try withTemporaryFolder { folder in
            let path = folder + "/keyline.db"
            let process = try HelperProcess(["hold", path])
            #expect(process.firstLine() == "done 1")
            #expect(try Store.open(path: path, access: .write(create: false)).run(id: 1).state == .recording)
            let own = try Store.open(path: path, access: .write(create: false))
            let run = try own.record([try smallSuite("grid")])
            #expect(try own.prune(PrunePolicy(), dryRun: false).isContentKept)
            process.killNow()
            _ = process.finish()
            #expect(try Store.open(path: path, access: .read).run(id: 1).state == .recording)
            let store = try Store.open(path: path, access: .write(create: false))
            #expect(try store.run(id: 1).state == .incomplete)
            #expect(try store.run(id: run.id).state == .complete)
            #expect(try !store.prune(PrunePolicy(), dryRun: false).isContentKept)
        }
    }
}
