import LayoutRecord
import SQLite

/// A case of a suite that is about to be stored.
struct SnapshotEntry {
    var id: CaseID
    /// The text of the id.
    var name: String
    var digests: RecordingDigests
    var unstable: String?
}

/// Beginning runs, and the rows of their suites.
extension Store {
    /// Begins a run: from now on it is `recording`, and others see whether its writer lives.
    ///
    /// - Throws: `.conflict` when the database has a run of this key and shard already; `.invalid` for a shard that is
    ///   none or has no key.
    package func beginRun(_ new: NewRun) throws(StoreError) -> RunWriter {
        if let shard = new.shard {
            guard shard.isSound else {
                throw StoreError(
                    .invalid, "\(shard) is no shard; write I/N with I from 1 to N, and N at most \(Shard.mostParts).")
            }
            guard new.key != nil else {
                throw StoreError(.invalid, "A shard needs a run key that all shards of the run share.")
            }
        }
        let key = new.key ?? Self.newKey()
        let run = try write {
            interned = InternedRows()
            let existing = try connection.integer(
                "SELECT count(*) FROM run WHERE run_key = ? AND (shard = ? OR shard = 0)",
                [.text(key), .integer(new.shard?.index ?? 0)])
            guard existing == 0 else {
                let what = new.shard.map { "shard \($0) of the run \(key)" } ?? "the run \(key)"
                throw StoreError(.conflict, "The database \(path) has \(what) already. Use another run key.")
            }
            let run = try insertRun(new, key: key)
            // Before the run can be seen: a run that is seen without a lock counts as abandoned.
            if locks?.hold(run: run) != true, path != ":memory:" {
                warnings.append(
                    "The file system of \(path) has no locks; while this run is recorded, others may show it as incomplete."
                )
            }
            return run
        }
        return RunWriter(store: self, run: run, scope: new.header.scope)
    }

    /// 128 random bits, as text: what a run is called on every machine.
    private static func newKey() -> String {
        var text = ""
        for _ in 0..<4 {
            let part = String(UInt32.random(in: .min ... .max), radix: 16)
            text += String(repeating: "0", count: 8 - part.count) + part
        }
        return text
    }

    /// Stores a suite's list of cases unless an equal one is there, and returns its row. Inside a write transaction.
    ///
    /// - Parameter row: finds the row of a recording. It is not asked where an equal list is there: what that refers to is.
    func insertSnapshot(suite: String, cases: [SnapshotEntry], row: (RecordingDigests) throws -> Int) throws -> Int {
        let digest = RunDigest.snapshot(suite: suite, cases: cases.map { ($0.name, $0.digests, $0.unstable) })
        if let row = try connection.first(
            "SELECT id FROM suite_snapshot WHERE digest = ?", [.blob(digest.bytes)], { try $0.int(0) })
        {
            return row
        }
        let suiteRow = try insertSuiteName(suite)
        try connection.run(
            "INSERT INTO suite_snapshot (digest, suite, cases) VALUES (?, ?, ?)",
            [.blob(digest.bytes), .integer(suiteRow), .integer(cases.count)])
        let snapshot = connection.lastInsertedRow
        for (position, entry) in cases.enumerated() {
            let name = try insertCaseName(entry.id, name: entry.name)
            try connection.run(
                "INSERT INTO suite_case (snapshot, position, case_name, recording, unstable) VALUES (?, ?, ?, ?, ?)",
                [
                    .integer(snapshot), .integer(position), .integer(name), .integer(try row(entry.digests)),
                    .text(entry.unstable),
                ])
        }
        return snapshot
    }

    func insertSuite(_ suite: String, snapshot: Int, run: Int, cases: Int) throws {
        try connection.run(
            "INSERT INTO run_suite (run, suite, snapshot) VALUES (?, ?, ?)",
            [.integer(run), .integer(try insertSuiteName(suite)), .integer(snapshot)])
        try connection.run("UPDATE run SET cases = cases + ? WHERE id = ?", [.integer(cases), .integer(run)])
    }

    private func insertSuiteName(_ name: String) throws -> Int {
        if let row = try connection.first("SELECT id FROM suite WHERE name = ?", [.text(name)], { try $0.int(0) }) {
            return row
        }
        try connection.run("INSERT INTO suite (name) VALUES (?)", [.text(name)])
        return connection.lastInsertedRow
    }

    private func insertCaseName(_ id: CaseID, name: String) throws -> Int {
        let key = Digest(of: Array(name.utf8)).key
        if let row = try connection.first(
            "SELECT id FROM case_name WHERE key = ? AND case_id = ?", [.integer(key), .text(name)], { try $0.int(0) })
        {
            return row
        }
        try connection.run(
            "INSERT INTO case_name (key, case_id, scenario, offer, step_number, step) VALUES (?, ?, ?, ?, ?, ?)",
            [
                .integer(key), .text(name), .text(id.scenario), .text(id.offer.name), .integer(id.step?.number),
                .text(id.step?.words),
            ])
        return connection.lastInsertedRow
    }
}
