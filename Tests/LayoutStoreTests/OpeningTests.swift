import Foundation
import LayoutRecord
import Migrations
import SQLite
import Testing

@testable import LayoutStore

/// What may be opened, and what is refused and left as it was.
@Suite struct OpeningTests {
    private func refusal(_ path: String, _ access: Store.Access) -> StoreError? {
        #expect(throws: StoreError.self) { try Store.open(path: path, access: access) }
    }

    @Test func `a database that is not there`() throws {
        try withTemporaryFolder { folder in
            for access in [Store.Access.read, .write(create: false)] {
                let error = refusal(folder + "/none.db", access)
                #expect(error?.kind == .noSuchDatabase)
                #expect(error?.message.contains("keyline record") == true)
            }
            #expect(refusal(folder + "/no/folder/none.db", .write(create: true))?.kind == .notWritable)
            #expect(refusal(folder, .write(create: true))?.kind == .foreign)
            let left = try FileManager.default.contentsOfDirectory(atPath: folder)
            #expect(left == [])
        }
    }

    @Test func `the settings of a new database`() throws {
        try withStore { store in
            #expect(try store.connection.integer("PRAGMA application_id") == 0x4B45_594C)
            #expect(try store.connection.integer("PRAGMA user_version") == Migration.all.count)
            #expect(try store.connection.integer("PRAGMA foreign_keys") == 1)
            #expect(try store.connection.integer("PRAGMA trusted_schema") == 0)
            #expect(try store.connection.first("PRAGMA journal_mode") { try $0.text(0) } == "wal")
            #expect(store.warnings == [])
            let strict = try shell(
                store.path,
                "SELECT count(*) FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND NOT strict AND name NOT LIKE 'sqlite_%'"
            )
            #expect(strict == ["0"])
        }
    }

    /// Makes a file with SQL of the shell, or with bytes, and expects that it is refused and not changed.
    private func expectUntouched(_ kind: StoreError.Kind, make: (String) throws -> Void) throws {
        try withTemporaryFolder { folder in
            let path = folder + "/file.db"
            try make(path)
            let before = try Data(contentsOf: URL(fileURLWithPath: path))
            for access in [Store.Access.read, .write(create: false), .write(create: true)] {
                #expect(refusal(path, access)?.kind == kind)
            }
            #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
        }
    }

    @Test func `a newer database is refused untouched`() throws {
        try expectUntouched(.newer) { path in
            try Store.open(path: path, access: .write(create: true)).checkpoint()
            _ = try shell(path, "PRAGMA user_version = 1000; PRAGMA wal_checkpoint(TRUNCATE)")
        }
    }

    @Test func `a schema below zero is refused untouched`() throws {
        try expectUntouched(.corrupt) { path in
            try Store.open(path: path, access: .write(create: true)).checkpoint()
            _ = try shell(path, "PRAGMA user_version = -1; PRAGMA wal_checkpoint(TRUNCATE)")
        }
    }

    @Test func `a database of another program is refused untouched`() throws {
        try expectUntouched(.foreign) { _ = try shell($0, "CREATE TABLE run (id); INSERT INTO run VALUES (1)") }
        try expectUntouched(.foreign) { _ = try shell($0, "PRAGMA application_id = 77; CREATE TABLE t (a)") }
        try expectUntouched(.foreign) { _ = try shell($0, "PRAGMA user_version = 5; CREATE TABLE t (a)") }
    }

    @Test func `a file that is no database is refused untouched`() throws {
        try expectUntouched(.foreign) { path in
            try Data(String(repeating: "no database\n", count: 500).utf8).write(to: URL(fileURLWithPath: path))
        }
    }

    @Test func `an empty file is a new database, but nothing to read`() throws {
        try withTemporaryFolder { folder in
            let path = folder + "/empty.db"
            try Data().write(to: URL(fileURLWithPath: path))
            #expect(refusal(path, .read)?.kind == .foreign)
            let store = try Store.open(path: path, access: .write(create: true))
            #expect(try store.runs() == [])
        }
    }

    @Test func `a file that another process writes is waited for, then said to be locked`() throws {
        try withStore { store in
            let other = try Connection(path: store.path, access: .write, busyMilliseconds: 20)
            try store.connection.transaction(.write) {
                let error = #expect(throws: SQLiteError.self) { try other.run("BEGIN IMMEDIATE") }
                #expect(error?.kind == .busy)
                #expect(error.map { StoreError($0, path: store.path).kind } == .locked)
                // Readers never wait.
                let seen = try Store.open(path: store.path, access: .read).runs()
                #expect(seen == [])
            }
        }
    }

    @Test func `reading needs no side files where none can be made`() throws {
        try withTemporaryFolder { folder in
            let store = try Store.open(path: folder + "/keyline.db", access: .write(create: true))
            let run = try store.record([try smallSuite("grid")])
            try store.checkpoint()
            let copy = folder + "/copy.db"
            try FileManager.default.copyItem(atPath: store.path, toPath: copy)
            let immutable = try Connection(path: copy, access: .readImmutable)
            #expect(try immutable.integer("SELECT cases FROM run WHERE id = ?", [.integer(run.id)]) == 4)
            #expect(throws: SQLiteError.self) { try immutable.run("DELETE FROM run") }
            #expect(Store.fileSize(copy + "-wal") == nil)
        }
    }

    /// SQLite's layer with lock files has no shared memory, as a network share has none.
    @Test func `without a write-ahead log a rollback journal does, with a warning`() throws {
        try withTemporaryFolder { folder in
            let path = folder + "/keyline.db"
            let store = try Store.open(path: path, access: .write(create: true), fileSystem: "unix-dotfile")
            #expect(store.warnings.count == 1)
            #expect(store.warnings.first?.contains("no write-ahead log") == true)
            #expect(try store.connection.first("PRAGMA journal_mode") { try $0.text(0) } == "delete")
            let run = try store.record([try smallSuite("grid")])
            #expect(try store.contents(of: run.id).count == 4)
            #expect(try store.verify().problems == [])
        }
    }

    @Test func `a store that was opened for reading does not write`() throws {
        try withStore { store in
            try store.record([try smallSuite("grid")])
            let reader = try Store.open(path: store.path, access: .read)
            let error = #expect(throws: StoreError.self) {
                try reader.setBaseline(name: "main", run: 1, by: "ana", at: "2026-01-01T00:00:00Z")
            }
            #expect(error?.kind == .notWritable)
            #expect(throws: StoreError.self) {
                try reader.beginRun(NewRun(name: "", startedAt: "", header: header(cases: 0)))
            }
        }
    }

    // MARK: Databases of released versions

    /// Copies of databases that released versions wrote; `KEYLINE_UPDATE_GOLDEN=1` writes the present one anew.
    private static let databases = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Databases")

    @Test(arguments: [5, 6]) func `a database of a released schema opens with everything in it`(schema: Int) throws {
        let file = Self.databases.appendingPathComponent("schema\(schema).sqlite").path
        let environment = ProcessInfo.processInfo.environment
        if environment["KEYLINE_UPDATE_GOLDEN"] == "1", environment["CI"] != "true", schema == Migration.all.count {
            try withStore { store in
                try store.record(name: "first", [try smallSuite("grid")]) { $0.key = "key-1" }
                try store.setBaseline(name: "main", run: 1, by: "ana", at: "2026-01-01T00:00:00Z")
                let digest = smallRecording(96).digests.visible
                try store.accept([
                    Acceptance(
                        caseID: "grid/tiles@w96", before: nil, after: digest, at: "2026-01-01T00:00:00Z", by: "ana",
                        note: "new")
                ])
                try store.record(name: "second", [try smallSuite("grid", widths: [96, 97])]) { $0.key = "key-2" }
                try? FileManager.default.removeItem(atPath: file)
                try store.copy(to: file)
            }
        }
        try withTemporaryFolder { folder in
            let path = folder + "/old.db"
            try FileManager.default.copyItem(atPath: file, toPath: path)
            let store = try Store.open(path: path, access: .write(create: false))
            #expect(try store.connection.integer("PRAGMA user_version") == Migration.all.count)
            #expect(try store.verify().problems == [])
            #expect(try store.runs().map(\.name) == ["second", "first"])
            #expect(try store.contents(of: 1) == smallSuite("grid").1)
            #expect(try store.contents(of: 2) == smallSuite("grid", widths: [96, 97]).1)
            #expect(try store.resolve("main").run.id == 1)
            let digest = smallRecording(96).digests.visible
            #expect(try store.isAccepted(caseID: "grid/tiles@w96", before: nil, after: digest))
            #expect(try store.record([try smallSuite("grid")]).id == 3)
        }
    }

    // MARK: Migrations at work

    private func migration(_ version: Int, _ sql: String) -> Migration {
        Migration(version: version, name: "step\(version)", sql: Array(sql.utf8))
    }

    private let bookkeeping =
        "CREATE TABLE migration (version INTEGER PRIMARY KEY, name TEXT NOT NULL, digest BLOB NOT NULL) STRICT;"

    @Test func `a failed migration leaves the version before it`() throws {
        let good = migration(1, bookkeeping + "CREATE TABLE t (a INTEGER) STRICT; INSERT INTO t VALUES (7);")
        let bad = migration(2, "ALTER TABLE t ADD COLUMN b INTEGER; UPDATE t SET b = a; INSERT INTO none VALUES (1);")
        let connection = try Connection(path: ":memory:", access: .create)
        let error = #expect(throws: StoreError.self) {
            try Migrator(migrations: [good, bad], path: "x.db").migrate(connection)
        }
        #expect(error?.message.contains("Migration 2 (step2)") == true)
        #expect(try connection.integer("PRAGMA user_version") == 1)
        #expect(try connection.integer("SELECT a FROM t") == 7)
        #expect(try connection.all("SELECT * FROM t") { $0.columnCount } == [1])
        #expect(try Migrator(migrations: [good], path: "x.db").inspect(connection) == .version(1))
        let fixed = migration(2, "ALTER TABLE t ADD COLUMN b INTEGER; UPDATE t SET b = a;")
        try Migrator(migrations: [good, fixed], path: "x.db").migrate(connection)
        #expect(try connection.integer("SELECT b FROM t") == 7)
    }

    @Test func `a migration that breaks a foreign key is undone`() throws {
        let first = migration(1, bookkeeping + "CREATE TABLE p (id INTEGER PRIMARY KEY) STRICT;")
        let second = migration(
            2,
            "CREATE TABLE c (p INTEGER REFERENCES p (id) DEFERRABLE INITIALLY DEFERRED) STRICT; INSERT INTO c VALUES (9);"
        )
        let connection = try Connection(path: ":memory:", access: .create)
        #expect(throws: StoreError.self) {
            try Migrator(migrations: [first, second], path: "x.db").migrate(connection)
        }
        #expect(try connection.integer("PRAGMA user_version") == 1)
    }

    @Test func `an edited migration is noticed`() throws {
        let connection = try Connection(path: ":memory:", access: .create)
        try Migrator(migrations: [migration(1, bookkeeping)], path: "x.db").migrate(connection)
        let error = #expect(throws: StoreError.self) {
            try Migrator(migrations: [migration(1, bookkeeping + " ")], path: "x.db").migrate(connection)
        }
        #expect(error?.kind == .foreign)
    }
}
