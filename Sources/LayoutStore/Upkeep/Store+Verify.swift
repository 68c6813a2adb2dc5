import LayoutRecord
import Migrations
import SQLite

/// What `verify` looked at, and what it found damaged. No problems: every byte that matters is what was written.
package struct VerifyReport: Equatable, Sendable {
    package var runs = 0
    package var suites = 0
    package var recordings = 0
    package var shapes = 0
    /// Recordings that no run refers to, as a writer that was cut off leaves; `prune` removes them.
    package var unreachedRecordings = 0
    /// One sentence each, naming the thing that is damaged.
    package var problems: [String] = []
}

extension Store {
    /// Checks everything: SQLite's own structure, foreign keys, the schema, and every run, suite, recording, shape and
    /// name against its digest. Never throws for damage: that is what it reports. Cost: reads the whole database.
    package func verify() throws(StoreError) -> VerifyReport {
        try attempt {
            var report = VerifyReport()
            if connection.isInTransaction { throw StoreError(.invalid, "verify cannot run inside a transaction.") }
            check("the file", &report) { report in
                for line in try connection.all("PRAGMA integrity_check(20)", [], { try $0.text(0) }) where line != "ok"
                {
                    report.problems.append("SQLite: \(line)")
                }
            }
            check("the foreign keys", &report) { report in
                let broken = try connection.all("PRAGMA foreign_key_check", [], { (try $0.text(0), try $0.text(2)) })
                for (table, parent) in broken.prefix(20) {
                    report.problems.append("A row of \(table) refers to a row of \(parent) that is missing.")
                }
            }
            check("the schema", &report) { try verifySchema(&$0) }
            check("the names", &report) { try verifyNames(&$0) }
            check("the shapes", &report) { try verifyShapes(&$0) }
            check("the recordings", &report) { try verifyRecordings(&$0) }
            check("the suites", &report) { try verifySuites(&$0) }
            check("the runs", &report) { try verifyRuns(&$0) }
            check("the baselines", &report) { try verifyBaselines(&$0) }
            return report
        }
    }

    /// Damage that keeps a check from going on is one of its problems.
    private func check(_ what: String, _ report: inout VerifyReport, _ body: (inout VerifyReport) throws -> Void) {
        do { try body(&report) } catch { report.problems.append("Checking \(what) ended early: \(error)") }
    }

    private func rows(_ query: StaticString) throws -> [Int] {
        try connection.all(query.description, [], { try $0.int(0) })
    }

    /// The schema must be what the migrations make, nothing changed; tables and views that a person added are his own.
    private func verifySchema(_ report: inout VerifyReport) throws {
        func schema(_ connection: Connection) throws -> [String: String] {
            let rows = try connection.all("SELECT type || ' ' || name, coalesce(sql, '') FROM sqlite_schema") {
                (try $0.text(0), try $0.text(1))
            }
            return Dictionary(rows, uniquingKeysWith: { first, _ in first })
        }
        let fresh = try Connection(path: ":memory:", access: .create)
        try Migrator(path: ":memory:").migrate(fresh)
        let found = try schema(connection)
        for (name, sql) in try schema(fresh).sorted(by: { $0.key < $1.key }) where found[name] != sql {
            report.problems.append("The \(name) of the schema is \(found[name] == nil ? "missing" : "another one").")
        }
        for trigger in found.keys.filter({ $0.hasPrefix("trigger ") }).sorted() {
            report.problems.append("The schema has a \(trigger), which Keyline never makes.")
        }
    }

    private func verifyNames(_ report: inout VerifyReport) throws {
        var problems: [String] = []
        try connection.forEach("SELECT id, key, case_id FROM case_name") { row in
            if Digest(of: try row.utf8(2)).key != (try row.int(1)) {
                problems.append("The case name \(try row.int(0)) (\(try row.text(2))) has another key.")
            }
        }
        try connection.forEach("SELECT id, key, path, kind FROM place") { row in
            let bytes = try row.utf8(2) + [0] + row.utf8(3)
            if Digest(of: bytes).key != (try row.int(1)) {
                problems.append("The node path \(try row.int(0)) (\(try row.text(2))) has another key.")
            }
        }
        try connection.forEach(
            "SELECT id, key, identifier, text, inputs, inputs_by_pass, traits, is_code FROM content"
        ) { row in
            let content = try StoredShape.Content(row: row, from: 2)
            if Digest(of: content.bytes).key != (try row.int(1)) {
                problems.append("The node content \(try row.int(0)) has another key.")
            }
        }
        report.problems += problems
    }

    private func verifyShapes(_ report: inout VerifyReport) throws {
        interned = InternedRows()
        for id in try rows("SELECT id FROM shape ORDER BY id") {
            report.shapes += 1
            do {
                lastShapes = []
                _ = try shape(row: id)
            } catch {
                report.problems.append("Shape \(id) is damaged: \(error)")
            }
        }
        lastShapes = []
    }

    private func verifyRecordings(_ report: inout VerifyReport) throws {
        for id in try rows("SELECT id FROM recording ORDER BY shape, id") {
            report.recordings += 1
            do {
                _ = try kept(row: id).digested()
            } catch {
                let users = (try? users(ofRecording: id)) ?? ""
                report.problems.append("Recording \(id)\(users) is damaged: \(error)")
            }
        }
        report.unreachedRecordings = try connection.integer(
            "SELECT count(*) FROM recording WHERE id NOT IN (SELECT recording FROM suite_case)")
    }

    /// A case that has a recording, as words: people know cases, not rows.
    private func users(ofRecording id: Int) throws -> String {
        try connection.first(
            """
            SELECT case_id FROM suite_case CROSS JOIN case_name ON case_name.id = suite_case.case_name
            WHERE recording = ? LIMIT 1
            """, [.integer(id)]
        ) { " (\(try $0.text(0)))" } ?? ""
    }

    private func verifySuites(_ report: inout VerifyReport) throws {
        for id in try rows("SELECT id FROM suite_snapshot ORDER BY id") {
            report.suites += 1
            do {
                let found = try connection.first(
                    """
                    SELECT suite.name, digest, cases FROM suite_snapshot
                    CROSS JOIN suite ON suite.id = suite_snapshot.suite WHERE suite_snapshot.id = ?
                    """, [.integer(id)]
                ) { (name: try $0.text(0), digest: try $0.blob(1), cases: try $0.int(2)) }
                guard let found else { throw StoredFormError("its suite is missing") }
                let cases = try cases(snapshot: id, suite: found.name)
                let digest = RunDigest.snapshot(
                    suite: found.name, cases: cases.map { ($0.id.description, $0.digests, $0.unstable) })
                if digest.bytes != found.digest || cases.count != found.cases {
                    report.problems.append(
                        "Suite \"\(found.name)\" (snapshot \(id)) is damaged: its cases have another digest.")
                }
            } catch {
                report.problems.append("The suite snapshot \(id) is damaged: \(error)")
            }
        }
    }

    private func verifyRuns(_ report: inout VerifyReport) throws {
        for id in try rows("SELECT id FROM run ORDER BY id") {
            report.runs += 1
            do {
                // Both check their digests themselves.
                let run = try run(id: id)
                let suites = try suites(of: id)
                if run.cases != suites.reduce(0, { $0 + $1.cases }) {
                    report.problems.append("Run \(id) has \(run.cases) cases, but its suites have another number.")
                }
            } catch {
                report.problems.append("Run \(id): \(error)")
            }
        }
    }

    private func verifyBaselines(_ report: inout VerifyReport) throws {
        for baseline in try baselines(named: nil)
        where try !baselineMoves(named: baseline.name).contains(where: { $0.to == baseline.run }) {
            report.problems.append(
                "Baseline \"\(baseline.name)\" points to run \(baseline.run), but its log never moved it there.")
        }
    }
}
