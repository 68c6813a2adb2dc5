import LayoutRecord
import Testing

@testable import LayoutStore

/// Streams out and in, and databases merged.
@Suite struct TransferTests {
    private func randomSuites(seed: UInt64) throws -> [(String, [CaseRecord])] {
        var random = RandomRecordings(seed: seed)
        return try ["first", "second"].map { suite in
            var cases: [CaseRecord] = []
            for index in 0..<12 {
                cases.append(CaseRecord(id: try caseID(suite, "case \(index)"), recording: random.recording()))
            }
            return (suite, cases)
        }
    }

    private func exported(_ store: Store, run: Int) throws -> [[UInt8]] {
        var lines: [[UInt8]] = []
        try store.export(run: run) { lines.append($0) }
        return lines
    }

    private func imported(_ lines: [[UInt8]], into store: Store) throws -> RunRow {
        var rest = lines.map { Array($0.dropLast()) }[...]
        return try store.importStream({ rest.popFirst() }) { if $0.name.isEmpty { $0.name = "imported" } }
    }

    @Test(arguments: 0..<5) func `an exported run comes back as it was`(seed: Int) throws {
        try withStore { store in
            let run = try store.record(name: "original", try randomSuites(seed: UInt64(seed))) {
                $0.branch = "main"
                $0.commit = "abcd1234"
                $0.parents = ["1234abcd"]
                $0.isDirty = true
                $0.ci = [Input("job", .string("7"))]
            }
            let lines = try exported(store, run: run.id)
            try withStore { other in
                let copy = try imported(lines, into: other)
                #expect(copy.facts == run.facts)
                #expect(copy.state == .complete)
                #expect(try other.suites(of: copy.id) == store.suites(of: run.id))
                #expect(try exported(other, run: copy.id) == lines)
            }
            let again = #expect(throws: StoreError.self) { try imported(lines, into: store) }
            #expect(again?.kind == .conflict)
        }
    }

    @Test func `a stream without its last line is an incomplete run`() throws {
        try withStore { store in
            let run = try store.record([try smallSuite("grid")])
            let lines = try exported(store, run: run.id)
            try withStore { other in
                let cut = try imported(Array(lines.dropLast()), into: other)
                #expect(cut.state == .incomplete)
            }
        }
    }

    @Test func `what differed between repeats is exported, too`() throws {
        try withStore { store in
            let writer = try store.beginRun(NewRun(name: "run", startedAt: "", header: header(cases: 4)))
            for record in try smallSuite("grid").1 { try writer.append(record, unstable: "\"width\" of \(record.id)") }
            let run = try writer.finish(state: .complete)
            let lines = try exported(store, run: run.id)
            try withStore { other in
                let copy = try imported(lines, into: other)
                let suites = try other.suites(of: copy.id)
                #expect(try suites == store.suites(of: run.id))
            }
        }
    }

    static let damaged: [(name: String, change: @Sendable ([[UInt8]]) -> [[UInt8]])] = [
        ("nothing", { _ in [] }), ("no header", { Array($0.dropFirst()) }), ("two headers", { [$0[0]] + $0 }),
        ("no JSON", { Array($0.prefix(2)) + [Array("{\"case\"\n".utf8)] }),
        ("a wrong count", { Array($0.dropLast()) + [Array("{\"end\":true,\"cases\":9}\n".utf8)] }),
        ("a case twice", { Array($0.prefix(2)) + [$0[1]] }),
        ("deep JSON", { [$0[0], Array(String(repeating: "[", count: 100_000).utf8) + [10]] }),
        (
            "a node out of order",
            {
                [
                    $0[0],
                    Array(String(decoding: $0[1], as: UTF8.self).replacing("\"parent\":0", with: "\"parent\":7").utf8),
                ]
            }
        ),
        ("two streams", { $0 + $0 }), ("a case after the end", { $0 + [$0[1]] }),
        ("no JSON after the end", { $0 + [Array("more\n".utf8)] }),
        (
            "another version",
            { [Array(String(decoding: $0[0], as: UTF8.self).replacing("\"version\":1,", with: "\"version\":2,").utf8)] }
        ),
    ]

    @Test(arguments: damaged.indices) func `a damaged stream is refused in words`(index: Int) throws {
        try withStore { store in
            let run = try store.record([try smallSuite("grid")])
            let lines = Self.damaged[index].change(try exported(store, run: run.id))
            try withStore { other in
                let error = #expect(throws: StoreError.self) { try imported(lines, into: other) }
                #expect(error?.kind == .invalid, "\(Self.damaged[index].name)")
                let states = try other.runs().map(\.state)
                #expect(states.allSatisfy { $0 == .failed })
                let problems = try other.verify().problems
                #expect(problems == [])
            }
        }
    }

    @Test func `blank lines may follow a stream`() throws {
        try withStore { store in
            let lines = try exported(store, run: store.record([try smallSuite("grid")]).id)
            try withStore { other in
                let copy = try imported(lines + [Array("\n".utf8), Array(" \t\r\n".utf8)], into: other)
                #expect(copy.state == .complete)
            }
        }
    }

    @Test func `what follows the end is named by its line`() throws {
        try withStore { store in
            let lines = try exported(store, run: store.record([try smallSuite("grid")]).id)
            try withStore { other in
                let error = #expect(throws: StoreError.self) { try imported(lines + lines, into: other) }
                #expect(error?.message.contains("Line \(lines.count + 1) comes after the end") == true)
            }
        }
    }

    @Test func `a stream without cases is an empty run, which is not complete`() throws {
        try withStore { store in
            let lines = [RecordingStream.headerLine(header(cases: 0)), RecordingStream.endLine(cases: 0)]
            let error = #expect(throws: StoreError.self) { try imported(lines, into: store) }
            #expect(error?.kind == .emptyRun)
            let complete = try store.completeRuns()
            #expect(complete.isEmpty)
        }
    }

    @Test(arguments: ["startedAt", "finishedAt"]) func `a time that is none is refused`(member: String) throws {
        try withStore { store in
            var lines = try exported(store, run: store.record([try smallSuite("grid")]).id)
            let header = String(decoding: lines[0], as: UTF8.self)
            let time = "\"\(member)\":\"2026-01-01T00:00:00Z\""
            try #require(header.contains(time))
            for value in ["\"zzz\"", "5"] {
                lines[0] = Array(header.replacing(time, with: "\"\(member)\":\(value)").utf8)
                try withStore { other in
                    let error = #expect(throws: StoreError.self) { try imported(lines, into: other) }
                    #expect(error?.kind == .invalid)
                    #expect(error?.message.contains("Line 1 ") == true)
                    #expect(error?.message.contains("run.\(member)") == true)
                    let runs = try other.runs()
                    #expect(runs.isEmpty)
                }
            }
        }
    }

    @Test(arguments: [
        ("2026-01-31T23:59:59Z", true), ("2024-02-29T00:00:00.125Z", true), ("2016-12-31T23:59:60Z", true),
        ("zzz", false), ("", false), ("2026-01-31", false), ("2026-01-31T23:59:59", false),
        ("2026-01-31T23:59:59+01:00", false), ("2026-02-29T00:00:00Z", false), ("2026-13-01T00:00:00Z", false),
        ("2026-00-01T00:00:00Z", false), ("2026-01-00T00:00:00Z", false), ("2026-01-01T24:00:00Z", false),
        ("2026-01-01T00:60:00Z", false), ("2026-01-01T00:00:00.Z", false), ("2026-01-01 00:00:00Z", false),
        ("2026-01-01T00:00:00xZ", false),
    ])
    func `a time is UTC by ISO 8601`(text: String, isTime: Bool) {
        #expect(RunStream.isTime(text) == isTime)
    }

    @Test func `a run and a whole database are copied to files of their own`() throws {
        try withTemporaryFolder { folder in
            let store = try Store.open(path: folder + "/a.db", access: .write(create: true))
            try store.record(name: "one", [try smallSuite("grid")])
            let run = try store.record(name: "two", [try smallSuite("list")])
            try store.export(run: run.id, toDatabase: folder + "/two.db")
            let alone = try Store.open(path: folder + "/two.db", access: .read)
            #expect(try alone.runs().map(\.name) == ["two"])
            #expect(try alone.contents(of: 1) == store.contents(of: run.id))
            try store.copy(to: folder + "/all.db")
            #expect(try Store.open(path: folder + "/all.db", access: .read).runs() == store.runs())
            #expect(#expect(throws: StoreError.self) { try store.copy(to: folder + "/all.db") }?.kind == .notWritable)
        }
    }

    // MARK: Merging

    /// What a database says, without the numbers of its runs.
    private func summary(_ store: Store) throws -> [String] {
        let keys = Dictionary(try store.runs().map { ($0.id, $0.key) }, uniquingKeysWith: { first, _ in first })
        let runs = try store.runs().map { run in
            let suites = try store.suites(of: run.id).map { "\($0.name)=\($0.digest)" }
            return
                "\(run.key) \(run.name) \(run.startedAt) \(run.state) \(run.cases) \(run.facts.shard as Shard?) \(suites)"
        }
        let moves = try store.baselineLog().map { "\($0.name) \($0.at) \($0.by) \(keys[$0.to ?? 0] ?? "-")" }
        let baselines = try store.baselines().map { "\($0.name) -> \(keys[$0.run] ?? "?")" }
        let accepted = try store.acceptances().map { "\($0.caseID) \($0.by) \($0.note)" }
        return runs.sorted() + moves.sorted() + baselines + accepted
    }

    @Test func `merging is idempotent and does not depend on the order`() throws {
        try withTemporaryFolder { folder in
            var paths: [String] = []
            for name in ["a", "b", "c"] {
                let store = try Store.open(path: "\(folder)/\(name).db", access: .write(create: true))
                paths.append(store.path)
                for number in 1...3 {
                    try store.record(
                        name: "\(name)\(number)", at: "2026-01-0\(number)T00:00:0\(name == "a" ? 0 : 1)Z",
                        [try smallSuite("grid", widths: [Double(number), 7]), try smallSuite(name)],
                        state: number == 2 ? .failed : .complete)
                }
                let time = name == "c" ? "2026-02-01T00:00:00Z" : "2026-02-02T00:00:00Z"
                try store.setBaseline(name: "main", run: 1, by: name, at: "2026-01-31T00:00:00Z")
                try store.setBaseline(name: "main", run: 3, by: name, at: time)
                let digest = smallRecording(1).digests.visible
                try store.accept([
                    Acceptance(caseID: "grid/x@w1", before: nil, after: digest, at: time, by: name, note: "by \(name)")
                ])
            }
            let orders = [[0, 1, 2], [2, 1, 0], [1, 1, 0, 2, 0]]
            let summaries = try orders.enumerated().map { index, order in
                let target = try Store.open(path: "\(folder)/target\(index).db", access: .write(create: true))
                for source in order { _ = try target.merge(Store.open(path: paths[source], access: .read)) }
                #expect(try target.verify().problems == [])
                #expect(try target.runs().count == 9)
                let again = try target.merge(Store.open(path: paths[0], access: .read))
                #expect(again == MergeResult(copied: [], known: 3, postponed: []))
                return try summary(target)
            }
            #expect(summaries[1] == summaries[0])
            #expect(summaries[2] == summaries[0])
            #expect(summaries[0].contains { $0.hasSuffix("by c") })
        }
    }

    /// Shard `index` of `count` of one run: every count-th case of each suite.
    private func recordShard(
        _ index: Int, of count: Int, in store: Store, suites: [(String, [CaseRecord])]
    ) throws -> RunRow {
        let part = suites.map { name, cases in
            (name, cases.enumerated().filter { $0.offset % count == index - 1 }.map(\.element))
        }
        return try store.record(name: "sharded", at: "2026-01-0\(index)T00:00:00Z", part) {
            $0.key = "build-77"
            $0.shard = Shard(index: index, count: count)
        }
    }

    @Test(arguments: [[0, 1, 2], [2, 0, 1], [1, 2, 0, 1]])
    func `shards of one run become one complete run`(order: [Int]) throws {
        let suites = try randomSuites(seed: 11)
        try withTemporaryFolder { folder in
            let whole = try Store.open(path: folder + "/whole.db", access: .write(create: true))
            let reference = try whole.record(suites)
            var sources: [Store] = []
            for index in 1...3 {
                let store = try Store.open(path: "\(folder)/\(index).db", access: .write(create: true))
                let shard = try recordShard(index, of: 3, in: store, suites: suites)
                #expect(shard.state == .complete)
                #expect(shard.facts.shard == Shard(index: index, count: 3))
                sources.append(store)
            }
            let target = try Store.open(path: folder + "/target.db", access: .write(create: true))
            for source in order { _ = try target.merge(sources[source]) }
            let runs = try target.runs()
            #expect(runs.count == 1)
            #expect(runs[0].facts.shard == nil)
            #expect(runs[0].state == .complete)
            #expect(runs[0].cases == 24)
            #expect(runs[0].startedAt == "2026-01-01T00:00:00Z")
            #expect(try target.suites(of: runs[0].id) == whole.suites(of: reference.id))
            #expect(
                try target.contents(of: runs[0].id).map(\.id) == whole.contents(of: reference.id).map(\.id),
                "dealt out in turn, cases come back in their order")
            #expect(try target.verify().problems == [])
            #expect(try target.merge(sources[0]).copied == [])
        }
    }

    @Test func `shards recorded into one file are joined there`() throws {
        let suites = try randomSuites(seed: 12)
        try withStore { store in
            #expect(try recordShard(2, of: 2, in: store, suites: suites).facts.shard == Shard(index: 2, count: 2))
            let joined = try recordShard(1, of: 2, in: store, suites: suites)
            #expect(joined.facts.shard == nil)
            #expect(joined.cases == 24)
            #expect(try store.runs().count == 1)
        }
    }

    @Test func `one key with two contents is a conflict that names the case`() throws {
        try withTemporaryFolder { folder in
            let stores = try [97.0, 98].map { width in
                let store = try Store.open(path: "\(folder)/\(width).db", access: .write(create: true))
                let recording = smallRecording(width)
                let records = [CaseRecord(id: try caseID("grid", "tiles"), recording: recording)]
                try store.record([("grid", records)]) { $0.key = "build-78" }
                return store
            }
            let error = #expect(throws: StoreError.self) { try stores[0].merge(stores[1]) }
            #expect(error?.kind == .conflict)
            #expect(error?.message.contains("the case grid/tiles@ideal") == true)
        }
    }

    @Test func `shards that disagree about a case are a conflict`() throws {
        try withStore { store in
            for index in 1...2 {
                let records = [CaseRecord(id: try caseID("grid", "tiles"), recording: smallRecording(Double(index)))]
                let record = {
                    try store.record([("grid", records)]) {
                        $0.key = "build-79"
                        $0.shard = Shard(index: index, count: 2)
                    }
                }
                if index == 1 {
                    _ = try record()
                } else {
                    let error = #expect(throws: StoreError.self) { try record() }
                    #expect(error?.kind == .conflict)
                    #expect(error?.message.contains("grid/tiles@ideal") == true)
                }
            }
        }
    }

    @Test(arguments: [(0, 2), (3, 2), (1, 0), (-1, -1)]) func `a shard that is none is refused`(index: Int, count: Int)
        throws
    {
        try withStore { store in
            var new = NewRun(name: "run", startedAt: "", header: header(cases: 1))
            new.key = "key"
            new.shard = Shard(index: index, count: count)
            #expect(#expect(throws: StoreError.self) { try store.beginRun(new) }?.kind == .invalid)
        }
    }
}
