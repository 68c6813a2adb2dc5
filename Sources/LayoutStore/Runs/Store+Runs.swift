import LayoutRecord
import SQLite

/// Reading runs, their suites and their cases.
extension Store {
    /// The runs, the newest first: all, or no more than `limit`, at a cost that then does not grow with the others.
    package func runs(limit: Int? = nil) throws(StoreError) -> [RunRow] {
        // The order of `latest`: by time, and by number where two began at once. To SQLite a negative limit is none.
        try attempt { try runs("ORDER BY started_at DESC, id DESC LIMIT ?", [.integer(limit ?? -1)]) }
    }

    /// How many runs there are.
    package func runCount() throws(StoreError) -> Int {
        try attempt { try connection.first("SELECT count(*) FROM run") { try $0.int(0) } ?? 0 }
    }

    /// Whether a run is being recorded, or was by a process that ended without saying so.
    package func hasOpenRuns() throws(StoreError) -> Bool {
        try attempt {
            try connection.first("SELECT EXISTS (SELECT 1 FROM run WHERE state = 'recording')") { try $0.int(0) } == 1
        }
    }

    /// The run with a number.
    ///
    /// - Throws: `.noSuchRun`, `.corrupt` when its row is not what was written.
    package func run(id: Int) throws(StoreError) -> RunRow {
        try attempt {
            guard let run = try runs("WHERE id = ?", [.integer(id)]).first else {
                throw StoreError(.noSuchRun, "There is no run \(id) in \(path). `keyline runs` lists those there are.")
            }
            return run
        }
    }

    /// The suites of a run, by name.
    package func suites(of run: Int) throws(StoreError) -> [StoredSuite] {
        try attempt {
            let suites = try suites(run: run)
            let expected = try connection.first("SELECT suites_digest FROM run WHERE id = ?", [.integer(run)]) {
                try $0.optionalBlob(0)
            }
            if let bytes = expected ?? nil, bytes != RunDigest.suites(suites).bytes {
                throw damaged("The list of suites of run \(run)")
            }
            return suites
        }
    }

    /// The cases of a suite of a run, in the order in which they were declared.
    ///
    /// - Throws: `.noSuchCase` when the run has no such suite, `.corrupt` when the cases are not what was written.
    package func cases(of run: Int, suite: String) throws(StoreError) -> [StoredCase] {
        try attempt {
            guard
                let (snapshot, bytes) = try connection.first(
                    """
                    SELECT suite_snapshot.id, suite_snapshot.digest
                    FROM suite
                    CROSS JOIN run_suite ON run_suite.run = ?1 AND run_suite.suite = suite.id
                    CROSS JOIN suite_snapshot ON suite_snapshot.id = run_suite.snapshot
                    WHERE suite.name = ?2
                    """, [.integer(run), .text(suite)], { (try $0.int(0), try $0.blob(1)) })
            else {
                throw StoreError(.noSuchCase, "Run \(run) in \(path) has no suite \"\(suite)\".")
            }
            let cases = try cases(snapshot: snapshot, suite: suite)
            let digest = RunDigest.snapshot(
                suite: suite, cases: cases.map { ($0.id.description, $0.digests, $0.unstable) })
            guard digest.bytes == bytes else { throw damaged("The list of cases of suite \"\(suite)\" of run \(run)") }
            return cases
        }
    }

    func damaged(_ what: String) -> StoreError {
        StoreError(
            .corrupt,
            "\(what) in \(path) is damaged. Run `keyline verify --db \(path)` to see what, and restore a copy.")
    }

    // MARK: Rows

    /// The suites of a run as its rows say.
    func suites(run: Int) throws -> [StoredSuite] {
        let suites = try connection.all(
            """
            SELECT suite.name, suite_snapshot.digest, suite_snapshot.cases
            FROM run_suite
            CROSS JOIN suite ON suite.id = run_suite.suite
            CROSS JOIN suite_snapshot ON suite_snapshot.id = run_suite.snapshot
            WHERE run_suite.run = ?
            """, [.integer(run)]
        ) { row in
            StoredSuite(name: try row.text(0), digest: try row.digest(1), cases: try row.int(2))
        }
        return suites.sorted { $0.name.bytesPrecede($1.name) }
    }

    /// The cases of a snapshot as its rows say.
    func cases(snapshot: Int, suite: String) throws -> [StoredCase] {
        try connection.all(
            """
            SELECT case_name.case_id, scenario, offer, step_number, step, visible, negotiation, outcome, passes, message,
                unstable
            FROM suite_case
            CROSS JOIN case_name ON case_name.id = suite_case.case_name
            CROSS JOIN recording ON recording.id = suite_case.recording
            WHERE snapshot = ? ORDER BY position
            """, [.integer(snapshot)]
        ) { row in
            guard let offer = Offer(name: try row.text(2)), let outcome = Outcome(rawValue: try row.text(7)) else {
                throw StoredFormError("the case \(try row.text(0)) has an offer or an outcome that is none")
            }
            let step: StepName? =
                if let number = try row.optionalInt(3) { StepName(number: number, words: try row.text(4)) } else { nil }
            let id = try CaseID(suite: suite, scenario: try row.text(1), offer: offer, step: step)
            guard Array(id.description.utf8) == (try row.utf8(0)) else {
                throw StoredFormError("the case \(id) is called \(try row.text(0))")
            }
            return StoredCase(
                id: id,
                digests: RecordingDigests(
                    visible: try row.digest(5), negotiation: try row.digest(6)),
                outcome: outcome, passes: try row.int(8), message: try row.optionalText(9),
                unstable: try row.optionalText(10))
        }
    }

    /// The columns of a run; what follows them is a literal of ours, values are bound.
    private static let selectRuns = """
        SELECT id, run_key, shard, shard_count, name, started_at, finished_at, state, engine, engine_version,
            environment, scope_only, scope_cases, cases, branch, commit_id, parents, is_dirty, tools, ci,
            suites_digest, digest
        FROM run
        """

    /// The runs that a clause chooses; each row is checked against its digest.
    func runs(_ clause: StaticString, _ values: [Value] = []) throws -> [RunRow] {
        try connection.all(Self.selectRuns + " " + clause.description, values) { row in
            let run = try self.run(from: row)
            if let bytes = try row.optionalBlob(21) {
                guard bytes == RunDigest.run(run, suites: try row.digest(20)).bytes else {
                    throw damaged("Run \(run.id)")
                }
            }
            return run
        }
    }

    private func run(from row: Row) throws -> RunRow {
        func inputs(_ column: Int32) throws -> [Input] {
            try RecordingCoder.inputs(reading: try row.utf8(column))
        }
        func texts(_ column: Int32) throws -> [String] {
            (try JSONReader.read(try row.utf8(column)).array ?? []).compactMap(\.string)
        }
        let header = RunHeader(
            engine: EngineIdentity(name: try row.text(8), version: try row.text(9)), environment: try inputs(10),
            scope: RunScope(only: try texts(11), cases: try row.int(12)))
        var facts = NewRun(name: try row.text(4), startedAt: try row.text(5), header: header)
        facts.key = try row.text(1)
        let shard = try row.int(2)
        if shard > 0 {
            let part = Shard(index: shard, count: try row.int(3))
            guard part.isSound else { throw StoredFormError("a run that is the part \(part)") }
            facts.shard = part
        }
        facts.branch = try row.optionalText(14)
        facts.commit = try row.optionalText(15)
        facts.parents = try texts(16)
        facts.isDirty = try row.int(17) == 1
        facts.tools = try inputs(18)
        facts.ci = try inputs(19)
        guard let state = RunState(rawValue: try row.text(7)) else {
            throw StoredFormError("an unknown state of a run")
        }
        return RunRow(
            id: try row.int(0), facts: facts, state: state, finishedAt: try row.optionalText(6), cases: try row.int(13))
    }

    // MARK: Writing

    /// Inserts a run that begins now. Inside a write transaction.
    func insertRun(_ new: NewRun, key: String) throws -> Int {
        func json(_ inputs: [Input]) -> Value {
            var json = JSONWriter()
            RecordingCoder.write(inputs.sorted { $0.name < $1.name }, to: &json)
            return .text(json.text)
        }
        func json(_ texts: [String]) -> Value {
            var json = JSONWriter()
            RecordingCoder.array(texts, to: &json) { $1.string($0) }
            return .text(json.text)
        }
        try connection.run(
            """
            INSERT INTO run (run_key, shard, shard_count, name, started_at, state, engine, engine_version, environment,
                scale, scope_only, scope_cases, branch, commit_id, parents, is_dirty, tools, ci)
            VALUES (?, ?, ?, ?, ?, 'recording', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                .text(key), .integer(new.shard?.index ?? 0), .integer(new.shard?.count ?? 1), .text(new.name),
                .text(new.startedAt), .text(new.header.engine.name), .text(new.header.engine.version),
                json(new.header.environment), .real(Self.scale(of: new.header.environment)),
                json(new.header.scope.only),
                .integer(new.header.scope.cases), .text(new.branch), .text(new.commit?.lowercased()), json(new.parents),
                .integer(new.isDirty ? 1 : 0), json(new.tools), json(new.ci),
            ])
        return connection.lastInsertedRow
    }

    /// Device pixels a point, 1 unless the environment says otherwise: what the view `frames` aligns with.
    static func scale(of environment: [Input]) -> Double {
        guard case .number(let scale) = environment.last(where: { $0.name == "scale" })?.value, scale.isFinite,
            scale > 0
        else { return 1 }
        return scale
    }

    /// Gives a run its last state and its digests. Inside a write transaction.
    func seal(run id: Int, state: RunState, finishedAt: String?) throws {
        let suites = try suites(run: id)
        try connection.run(
            "UPDATE run SET cases = ?, finished_at = ?, suites_digest = zeroblob(32), digest = zeroblob(32), state = ? WHERE id = ?",
            [
                .integer(suites.reduce(0) { $0 + $1.cases }), .text(finishedAt), .text(state.rawValue), .integer(id),
            ])
        let sealed = try connection.first(Self.selectRuns + " WHERE id = ?", [.integer(id)]) { try run(from: $0) }
        guard let sealed else { throw StoredFormError("run \(id) is missing") }
        let digest = RunDigest.suites(suites)
        try connection.run(
            "UPDATE run SET suites_digest = ?, digest = ? WHERE id = ?",
            [.blob(digest.bytes), .blob(RunDigest.run(sealed, suites: digest).bytes), .integer(id)])
    }
}
