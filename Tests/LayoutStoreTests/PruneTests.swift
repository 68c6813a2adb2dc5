import LayoutRecord
import Testing

@testable import LayoutStore

@Suite struct PruneTests {
    /// Runs 1 to 8, alternately of the branches "main" and "topic", each with a suite of its own; run 7 failed.
    private func withRuns(_ body: (Store) throws -> Void) throws {
        try withStore { store in
            var random = RandomRecordings(seed: 5)
            for index in 1...8 {
                let cases = try (0..<12).map {
                    CaseRecord(id: try caseID("random \(index)", "case \($0)"), recording: random.recording(nodes: 20))
                }
                try store.record(
                    name: "run \(index)", at: "2026-01-0\(index)T00:00:00Z",
                    [try smallSuite("grid"), ("random \(index)", cases)],
                    state: index == 7 ? .failed : .complete
                ) { $0.branch = index % 2 == 1 ? "main" : "topic" }
            }
            try body(store)
        }
    }

    static let policies: [(policy: PrunePolicy, left: [Int])] = [
        (PrunePolicy(), [8, 7, 6, 5, 4, 3, 2, 1]), (PrunePolicy(keepPerBranch: 1), [8, 5]),
        (PrunePolicy(keepPerBranch: 0), []), (PrunePolicy(keepSince: "2026-01-06T00:00:00Z"), [8, 7, 6]),
        (PrunePolicy(keepPerBranch: 2, keepSince: "2026-01-07T00:00:00Z"), [8, 7, 6, 5, 4, 3]),
    ]

    @Test(arguments: policies.indices) func `a policy leaves`(index: Int) throws {
        let (policy, left) = Self.policies[index]
        try withRuns { store in
            let contents = try left.map { try store.contents(of: $0).map(\.recording.digests) }
            let result = try store.prune(policy, dryRun: false)
            #expect(try store.runs().map(\.id) == left)
            #expect(result.runs.count == 8 - left.count)
            #expect(try left.map { try store.contents(of: $0).map(\.recording.digests) } == contents)
            let report = try store.verify()
            #expect(report.problems == [])
            #expect(report.unreachedRecordings == 0)
        }
    }

    @Test func `a dry run changes nothing and tells the bytes`() throws {
        try withRuns { store in
            let policy = PrunePolicy(keepPerBranch: 1)
            let before = try store.runs()
            let dry = try store.prune(policy, dryRun: true)
            #expect(try store.runs() == before)
            #expect(dry.runs.count == 6)
            #expect(dry.recordings > 50)
            #expect(dry.bytesAfter < dry.bytesBefore)
            let real = try store.prune(policy, dryRun: false)
            #expect(real.runs == dry.runs)
            #expect(real.recordings == dry.recordings)
            #expect(real.bytesBefore == dry.bytesBefore)
            #expect(real.bytesAfter <= dry.bytesAfter)
            #expect(Store.fileSize(store.path) == real.bytesAfter, "the space went back to the file system")
        }
    }

    @Test func `baselines and what they were stay`() throws {
        try withRuns { store in
            try store.setBaseline(name: "release", run: 1, by: "ana", at: "2026-01-09T00:00:00Z")
            try store.setBaseline(name: "release", run: 2, by: "ana", at: "2026-01-10T00:00:00Z")
            try store.setBaseline(name: "gone", run: 3, by: "ana", at: "2026-01-10T00:00:00Z")
            try store.deleteBaseline(name: "gone", by: "ana", at: "2026-01-11T00:00:00Z")
            _ = try store.prune(PrunePolicy(keepPerBranch: 0), dryRun: false)
            #expect(try store.runs().map(\.id) == [3, 2, 1])
            #expect(try store.resolve("release~1").run.id == 1)
        }
    }

    @Test func `what a cut writer left goes, and numbers are not used twice`() throws {
        try withRuns { store in
            do {
                let writer = try store.beginRun(NewRun(name: "cut", startedAt: "", header: header(cases: 9)))
                var random = RandomRecordings(seed: 6)
                let wide = random.recording(nodes: 30_000)
                try writer.append(CaseRecord(id: try caseID("wide", "case"), recording: wide), unstable: nil)
            }
            let reopened = try Store.open(path: store.path, access: .write(create: false))
            #expect(try reopened.verify().unreachedRecordings == 1)
            #expect(try reopened.prune(PrunePolicy(keepPerBranch: 0), dryRun: false).recordings > 1)
            #expect(try reopened.verify().unreachedRecordings == 0)
            #expect(try reopened.record([try smallSuite("grid")]).id == 10)
        }
    }
}
