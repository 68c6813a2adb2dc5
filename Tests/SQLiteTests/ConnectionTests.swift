import Foundation
import Testing

@testable import SQLite

@Suite struct ConnectionTests {
    private func memory() throws -> Connection { try Connection(path: ":memory:", access: .create) }

    @Test(arguments: [
        Value.null, .integer(0), .integer(Int64.min), .real(0.1), .real(.infinity), .real(-.infinity), .text(""),
        .text("a\u{0}b"), .text("🙂"), .blob([]), .blob([0, 255]),
    ])
    func `values come back as they went in`(value: Value) throws {
        #expect(try memory().first("SELECT ?", [value]) { $0.value(0) } == value)
    }

    @Test func `a column of another type is an error that names it`() throws {
        let connection = try memory()
        let error = #expect(throws: SQLiteError.self) { try connection.first("SELECT 1, 'a'") { try $0.int(1) } }
        #expect(error?.kind == .mismatch)
        #expect(error?.message == "column 1 holds text where an integer was expected")
        #expect(error?.sql == "SELECT 1, 'a'")
        #expect(throws: SQLiteError.self) { try connection.first("SELECT 1") { try $0.text(0) } }
        #expect(throws: SQLiteError.self) { try connection.first("SELECT 1") { try $0.double(0) } }
        #expect(throws: SQLiteError.self) { try connection.first("SELECT NULL") { try $0.blob(0) } }
        #expect(try connection.first("SELECT NULL") { try $0.optionalText(0) } == .some(nil))
    }

    @Test func `a statement with another number of values is refused`() throws {
        let connection = try memory()
        #expect(throws: SQLiteError.self) { try connection.run("SELECT ?", []) }
        #expect(throws: SQLiteError.self) { try connection.run("SELECT ?", [.null, .null]) }
        #expect(throws: SQLiteError.self) { try connection.run("") }
    }

    @Test func `an error shows the statement and never the values`() throws {
        let connection = try memory()
        try connection.run("CREATE TABLE t (a TEXT UNIQUE) STRICT")
        try connection.run("INSERT INTO t VALUES (?)", [.text("secret")])
        let error = #expect(throws: SQLiteError.self) {
            try connection.run("INSERT INTO t VALUES (?)", [.text("secret")])
        }
        #expect(error?.kind == .constraint)
        #expect(error?.description.contains("INSERT INTO t VALUES (?)") == true)
        #expect(error?.description.contains("secret") == false)
    }

    @Test func `one query can run inside another of the same text`() throws {
        let connection = try memory()
        try connection.runScript(Array("CREATE TABLE t (a INTEGER) STRICT; INSERT INTO t VALUES (1), (2), (3);".utf8))
        var pairs: [[Int]] = []
        try connection.forEach("SELECT a FROM t ORDER BY a") { outer in
            let first = try outer.int(0)
            try connection.forEach("SELECT a FROM t ORDER BY a") { pairs.append([first, try $0.int(0)]) }
        }
        #expect(pairs.count == 9)
        #expect(pairs.first == [1, 1])
        #expect(pairs.last == [3, 3])
    }

    @Test func `a transaction that throws leaves nothing`() throws {
        struct Stop: Error {}
        let connection = try memory()
        try connection.run("CREATE TABLE t (a INTEGER) STRICT")
        #expect(throws: Stop.self) {
            try connection.transaction(.write) {
                try connection.run("INSERT INTO t VALUES (1)")
                throw Stop()
            }
        }
        #expect(!connection.isInTransaction)
        #expect(try connection.integer("SELECT count(*) FROM t") == 0)
        try connection.transaction(.write) { try connection.run("INSERT INTO t VALUES (1)") }
        #expect(try connection.integer("SELECT count(*) FROM t") == 1)
    }

    @Test func `a script runs every statement or says which failed`() throws {
        let connection = try memory()
        try connection.runScript(Array("-- only a comment\n".utf8))
        let error = #expect(throws: SQLiteError.self) {
            try connection.runScript(Array("CREATE TABLE a (x);\nCREATE TABLE a (x);\nCREATE TABLE b (x);".utf8))
        }
        #expect(error?.message == "table a already exists")
        #expect(try connection.integer("SELECT count(*) FROM sqlite_schema") == 1)
    }

    @Test func `no extension, no trigger, no write to the schema, no huge value`() throws {
        let connection = try memory()
        #expect(throws: SQLiteError.self) { try connection.run("SELECT load_extension('libc.so.6')") }
        try connection.runScript(
            Array(
                """
                CREATE TABLE t (a INTEGER); CREATE TABLE log (a INTEGER);
                CREATE TRIGGER r AFTER INSERT ON t BEGIN INSERT INTO log VALUES (new.a); END;
                INSERT INTO t VALUES (1);
                """.utf8))
        #expect(try connection.integer("SELECT count(*) FROM log") == 0)
        try connection.run("PRAGMA writable_schema = ON")
        #expect(throws: SQLiteError.self) { try connection.run("DELETE FROM sqlite_schema") }
        let error = #expect(throws: SQLiteError.self) { try connection.run("SELECT zeroblob(2000000000)") }
        #expect(error?.kind == .tooBig)
        #expect(throws: SQLiteError.self) { try connection.run("SELECT \"no such column\"") }
    }

    @Test func `views can be switched off`() throws {
        let connection = try memory()
        try connection.run("CREATE VIEW v AS SELECT 1")
        #expect(try connection.integer("SELECT * FROM v") == 1)
        connection.setViewsEnabled(false)
        #expect(throws: SQLiteError.self) { try connection.integer("SELECT count(*) FROM v") }
    }

    @Test func `a file that cannot be opened is an error with its kind`() throws {
        let error = #expect(throws: SQLiteError.self) {
            try Connection(path: "/no/such/folder/file.db", access: .create)
        }
        #expect(error?.kind == .cannotOpen)
    }

    @Test(arguments: ["plain.db", "a b?c=1#d%20.db", "ümläut.db"]) func `names are no addresses`(name: String) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "keyline-sqlite-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.path + "/" + name
        try Connection(path: path, access: .create).run("CREATE TABLE t (a)")
        #expect(FileManager.default.fileExists(atPath: path))
        let immutable = try Connection(path: path, access: .readImmutable)
        #expect(try immutable.integer("SELECT count(*) FROM sqlite_schema") == 1)
        let error = #expect(throws: SQLiteError.self) { try immutable.run("CREATE TABLE u (a)") }
        #expect(error?.kind == .readOnly)
    }
}
