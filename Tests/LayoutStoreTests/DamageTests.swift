import Foundation
import LayoutRecord
import SQLite
import Testing

@testable import LayoutStore

/// Full disks, damaged files and hostile ones.
@Suite struct DamageTests {
    @Test(arguments: [1, 2, 5, 20, 60]) func `a full disk keeps what was committed`(extraPages: Int) throws {
        try withStore { store in
            let first = try store.record([try smallSuite("grid")])
            let contents = try store.contents(of: first.id)
            let pages = try store.connection.integer("PRAGMA page_count")
            _ = try store.connection.integer("PRAGMA max_page_count = \(pages + extraPages)")
            var random = RandomRecordings(seed: 3)
            let error = #expect(throws: StoreError.self) {
                for index in 0..<1_000 {
                    let cases = try (0..<20).map {
                        CaseRecord(
                            id: try caseID("random \(index)", "case \($0)"), recording: random.recording(nodes: 30))
                    }
                    try store.record(name: "big", [("random \(index)", cases)])
                }
            }
            #expect(error?.kind == .full)
            #expect(error?.message.contains("no space left") == true)
            let reopened = try Store.open(path: store.path, access: .write(create: false))
            #expect(try reopened.contents(of: first.id) == contents)
            #expect(try reopened.runs().filter { $0.name == "big" }.last?.state != .recording)
            #expect(try reopened.verify().problems == [])
        }
    }

    /// Everything a reader can ask of a database, as text. Comparisons read recordings in a way of their own.
    private func everything(_ path: String, comparing: Bool = false) throws -> [String] {
        let store = try Store.open(path: path, access: .read)
        var lines = try store.runs().map { "\($0)" }
        for run in try store.runs() {
            for suite in try store.suites(of: run.id) {
                for stored in try store.cases(of: run.id, suite: suite.name) {
                    let recording =
                        comparing ? try store.reading(stored.digests)() : try store.recording(stored.digests)
                    lines.append("\(stored.id) \(stored.outcome) \(stored.passes) \(recording)")
                }
            }
        }
        return lines + (try store.baselines().map { "\($0)" }) + (try store.acceptances().map { "\($0)" })
    }

    /// Bytes flipped or the end cut off, 1,000 times: what is read is right, or an error in words says that it is not.
    @Test func `random damage is never a wrong answer without a word`() throws {
        try withTemporaryFolder { folder in
            let store = try Store.open(path: folder + "/whole.db", access: .write(create: true))
            for index in 1...2 {
                try store.record(name: "run \(index)", [try smallSuite("grid", widths: [Double(index), 9])])
            }
            try store.checkpoint()
            let whole = try Data(contentsOf: URL(fileURLWithPath: store.path))
            let expected = try everything(store.path)
            // Pages that hold something, so that flips do not fall into empty space.
            let used = whole.indices.filter { whole[$0] != 0 }
            var generator = SeededGenerator(seed: 1_000)
            var refused = 0
            for round in 0..<1_000 {
                var copy = whole
                if round % 10 == 9 {
                    copy = copy.prefix(Int.random(in: 0..<copy.count, using: &generator))
                } else {
                    for _ in 0...(round % 4) {
                        guard let place = used.randomElement(using: &generator) else { continue }
                        copy[place] ^= UInt8.random(in: 1...255, using: &generator)
                    }
                }
                let path = folder + "/\(round).db"
                try copy.write(to: URL(fileURLWithPath: path))
                do {
                    let read = try everything(path, comparing: round % 2 == 0)
                    #expect(read == expected, "round \(round)")
                } catch let error as StoreError {
                    refused += 1
                    #expect(!error.message.isEmpty)
                }
                for suffix in ["", "-wal", "-shm", "-writers"] {
                    try? FileManager.default.removeItem(atPath: path + suffix)
                }
            }
            #expect(refused > 300)
        }
    }

    @Test func `a copy of a damaged database is refused as damage, and no part of it is left`() throws {
        try withTemporaryFolder { folder in
            let store = try Store.open(path: folder + "/whole.db", access: .write(create: true))
            let run = try store.record([try smallSuite("grid")])
            try store.checkpoint()
            let page = try store.connection.integer("SELECT rootpage FROM sqlite_schema WHERE name = 'recording'")
            let size = try store.connection.integer("PRAGMA page_size")
            var bytes = try Data(contentsOf: URL(fileURLWithPath: store.path))
            for place in (page - 1) * size..<page * size { bytes[place] = 0xFF }
            try bytes.write(to: URL(fileURLWithPath: folder + "/damaged.db"))
            let damaged = try Store.open(path: folder + "/damaged.db", access: .read)
            let copy = folder + "/copy.db"
            let whole = #expect(throws: StoreError.self) { try damaged.copy(to: copy) }
            #expect(whole?.kind == .corrupt)
            let one = #expect(throws: StoreError.self) { try damaged.export(run: run.id, toDatabase: copy) }
            #expect(one?.kind == .corrupt)
            #expect(Store.fileSize(copy) == nil)
        }
    }

    static let edits: [(sql: String, words: String)] = [
        (
            "UPDATE recording SET frames = replace(frames, '96', '95') WHERE id = 1",
            "Recording 1 (grid/tiles@w96) is damaged"
        ),
        ("UPDATE recording SET events = '[' WHERE id = 2", "Recording 2 (grid/tiles@w200) is damaged"),
        ("UPDATE recording SET outcome = 'crashed' WHERE id = 1", "Recording 1"),
        ("UPDATE content SET text = 'Other' WHERE text = 'Tile'", "The node content"),
        ("UPDATE place SET path = 'HStack' WHERE path = 'VStack'", "The node path"),
        ("UPDATE shape_node SET parent = -1 WHERE node = 1", "Shape 1 is damaged"),
        ("UPDATE case_name SET case_id = 'grid/tiles@w97' WHERE case_id = 'grid/tiles@w96'", "The case name 1"),
        ("UPDATE suite_case SET recording = 2 WHERE position = 0", "Suite \"grid\" (snapshot 1) is damaged"),
        ("DELETE FROM suite_case WHERE position = 3", "Suite \"grid\" (snapshot 1) is damaged"),
        ("UPDATE suite SET name = 'list' WHERE id = 1", "damaged"),
        ("DELETE FROM recording WHERE id = 1", "refers to a row of recording"),
        ("UPDATE run SET branch = 'other'", "Run 1"), ("UPDATE run SET cases = 3", "Run 1"),
        ("DELETE FROM run_suite", "suites of run 1"),
        ("UPDATE baseline SET run = 2", "Baseline \"main\" points to run 2"),
        ("CREATE TRIGGER t AFTER INSERT ON run BEGIN DELETE FROM run_suite; END", "trigger"),
        ("DROP VIEW frames", "view frames of the schema is missing"),
    ]

    @Test(arguments: edits.indices) func `verify names what is damaged`(index: Int) throws {
        try withStore { store in
            try store.record([try smallSuite("grid")])
            try store.setBaseline(name: "main", run: 1, by: "ana", at: "2026-01-01T00:00:00Z")
            try store.record([try smallSuite("other")])
            #expect(try store.verify().problems == [])
            let output = try shell(store.path, "PRAGMA foreign_keys = OFF; " + Self.edits[index].sql)
            #expect(output == [])
            let problems = try store.verify().problems
            #expect(problems.contains { $0.contains(Self.edits[index].words) }, "\(problems)")
        }
    }

    static let hostile = [
        "DROP TABLE recording; CREATE VIEW recording AS SELECT * FROM run",
        "DROP TABLE place; CREATE VIEW place AS WITH RECURSIVE r(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM r) SELECT id, id AS key, 'x' AS path, 'y' AS kind FROM r",
        "CREATE INDEX slow ON run (length(zeroblob(1000000000)))", "DROP TABLE run_suite",
        "ALTER TABLE run ADD COLUMN more TEXT", "UPDATE migration SET digest = zeroblob(32)", "DELETE FROM migration",
    ]

    @Test(arguments: hostile) func `a schema that is not ours is refused`(sql: String) throws {
        try withStore { store in
            try store.record([try smallSuite("grid")])
            _ = try shell(store.path, "PRAGMA foreign_keys = OFF; " + sql)
            for access in [Store.Access.read, .write(create: false)] {
                let error = #expect(throws: StoreError.self) { try Store.open(path: store.path, access: access) }
                #expect(error?.kind == .corrupt || error?.kind == .foreign)
            }
        }
    }

    @Test func `triggers do not run`() throws {
        try withStore { store in
            _ = try shell(store.path, "CREATE TRIGGER t AFTER INSERT ON run BEGIN UPDATE run SET name = 'stolen'; END")
            let reopened = try Store.open(path: store.path, access: .write(create: false))
            #expect(try reopened.record(name: "mine", [try smallSuite("grid")]).name == "mine")
        }
    }

    static let content = [
        "UPDATE recording SET frames = '[' || replace(hex(zeroblob(50000)), '00', '[') || ']'",
        "UPDATE recording SET frames = '[1]'", "UPDATE recording SET frames = '{}'",
        "UPDATE recording SET frames = replace(hex(zeroblob(20000000)), '00', '[1,2]')",
        "UPDATE recording SET events = '[[1,0,[[99,1,2,3]]]]'", "UPDATE recording SET events = '[[1,0,[[-1,1,2,3]]]]'",
        "UPDATE recording SET events = '[[1e99,0,[]]]'", "UPDATE recording SET passes = 9223372036854775807",
        "UPDATE recording SET passes = -9223372036854775808",
        "UPDATE recording SET findings = '[[1,2,3,4,5]]'",
        "UPDATE recording SET observations = '[[1,900,\"a\",null,\"b\"]]'",
        "UPDATE content SET inputs = '[]'", "UPDATE content SET traits = '7', inputs = '\"'",
        "UPDATE shape SET nodes = 9223372036854775807", "UPDATE case_name SET offer = 'w1e999h'",
        "UPDATE run SET environment = '[[['", "UPDATE run SET scope_cases = 9223372036854775807",
    ]

    @Test(arguments: content) func `hostile content is an error, not a crash`(sql: String) throws {
        try withStore { store in
            try store.record([try smallSuite("grid")])
            #expect(try shell(store.path, sql) == [])
            #expect(throws: StoreError.self) { try everything(store.path) }
            #expect(throws: StoreError.self) { try everything(store.path, comparing: true) }
            #expect(try store.verify().problems != [])
        }
    }

    /// Edits that leave a row which can be read.
    static let quiet = [
        "UPDATE recording SET frames = replace(frames, '96', '95')",
        "UPDATE recording SET events = replace(events, '96', '95')", "UPDATE recording SET outcome = 'diverging'",
        "UPDATE recording SET passes = passes + 1", "UPDATE recording SET message = 'other'",
        "UPDATE recording SET findings = '[]'", "UPDATE recording SET allowed = '[\"overlap\"]'",
        "UPDATE recording SET checksum = checksum + 1", "UPDATE recording SET checksum = NULL, passes = passes + 1",
        "UPDATE content SET text = 'Other' WHERE text = 'Tile'", "UPDATE shape_node SET content = 1 WHERE node = 1",
        "UPDATE place SET kind = 'Other' WHERE kind = 'VStack'",
    ]

    @Test(arguments: quiet) func `an edited row is not compared`(sql: String) throws {
        try withStore { store in
            let suite = try smallSuite("grid")
            let run = try store.record([suite])
            #expect(try store.contents(of: run.id) == suite.1)
            #expect(try shell(store.path, sql) == [])
            #expect(throws: StoreError.self) { try everything(store.path, comparing: true) }
            #expect(throws: StoreError.self) { try everything(store.path) }
            #expect(try store.verify().problems != [])
        }
    }

    /// Rows from before there were checksums are digested instead.
    @Test func `a row without a checksum is compared`() throws {
        try withStore { store in
            try store.record([try smallSuite("grid")])
            let expected = try everything(store.path)
            #expect(try shell(store.path, "UPDATE recording SET checksum = NULL") == [])
            #expect(try everything(store.path, comparing: true) == expected)
            #expect(try store.verify().problems == [])
        }
    }
}
