import LayoutRecord
import SQLite

/// What a merge did.
package struct MergeResult: Equatable, Sendable {
    /// The runs that were copied, by their numbers in the target.
    package var copied: [Int] = []
    /// How many runs the target had already.
    package var known = 0
    /// Runs that are still being recorded in the source, by their numbers there; merge again when they are done.
    package var postponed: [Int] = []
}

/// Merging databases. Runs are told apart by their keys, content by its digests, so merging twice changes nothing and the
/// order of merges does not matter (the numbers of runs aside).
extension Store {
    /// Copies every run, baseline and acceptance of the database at `source` that is not here yet. Shards of one run
    /// become one run when the last of them has come.
    ///
    /// - Throws: `.conflict` when a run of one key has two contents, naming the first case that differs.
    package func merge(_ source: Store) throws(StoreError) -> MergeResult {
        var result = MergeResult()
        var numbers: [Int: Int] = [:]
        for run in try source.runs().reversed() {
            guard run.state != .recording else {
                result.postponed.append(run.id)
                continue
            }
            if let known = try knownRun(run, from: source) {
                numbers[run.id] = known
                result.known += 1
            } else {
                let copied = try copyRun(run, from: source)
                numbers[run.id] = copied
                result.copied.append(copied)
            }
        }
        // A shard may have become part of a whole run after it was copied.
        for run in try source.runs() where run.facts.shard != nil {
            if let whole = try wholeRun(key: run.key) { numbers[run.id] = whole }
        }
        try mergeBaselines(from: source, numbers: numbers)
        let acceptances = try source.acceptances()
        try write { for acceptance in acceptances { try mergeAcceptance(acceptance) } }
        return result
    }

    private func wholeRun(key: String) throws(StoreError) -> Int? {
        try attempt {
            try connection.first("SELECT id FROM run WHERE run_key = ? AND shard = 0", [.text(key)]) { try $0.int(0) }
        }
    }

    /// The run here that has the key of a run of the source, or nil when it has to be copied. A copy that was cut off is
    /// removed, and so are the shards of a run that comes whole.
    private func knownRun(_ run: RunRow, from source: Store) throws(StoreError) -> Int? {
        if run.facts.shard != nil, let whole = try wholeRun(key: run.key) { return whole }
        let existing = try attempt {
            try runs(
                "WHERE run_key = ? AND shard = ?", [.text(run.key), .integer(run.facts.shard?.index ?? 0)]
            ).first
        }
        guard let existing else {
            if run.facts.shard == nil, run.state == .complete { try removeShards(key: run.key) }
            return nil
        }
        if existing.state == .complete, run.state == .complete {
            try requireEqual(existing, run, from: source)
            return existing.id
        }
        guard existing.state == .incomplete || existing.state == .failed, run.state == .complete else {
            return existing.id
        }
        try write { try deleteRun(existing.id) }
        return nil
    }

    private func removeShards(key: String) throws(StoreError) {
        try write {
            for shard in try parts(key: key) where shard.state != .recording {
                guard
                    try connection.integer(
                        "SELECT count(*) FROM baseline_log WHERE from_run = ?1 OR to_run = ?1", [.integer(shard.id)])
                        == 0
                else { continue }
                try deleteRun(shard.id)
            }
        }
    }

    private func requireEqual(_ here: RunRow, _ there: RunRow, from source: Store) throws(StoreError) {
        let ours = try suites(of: here.id)
        let theirs = try source.suites(of: there.id)
        guard ours != theirs else { return }
        var place = "its list of suites"
        for suite in theirs {
            guard let own = ours.first(where: { Array($0.name.utf8) == Array(suite.name.utf8) }) else { continue }
            guard own.digest != suite.digest else { continue }
            let known = try cases(of: here.id, suite: suite.name)
            let others = try source.cases(of: there.id, suite: suite.name)
            let different = others.first { other in
                known.first { $0.id.description == other.id.description }?.digests != other.digests
            }
            place = different.map { "the case \($0.id)" } ?? "the suite \"\(suite.name)\""
            break
        }
        throw StoreError(
            .conflict,
            "The run \(here.key) (\"\(here.name)\") is in \(path) and in \(source.path) with different content: \(place). One of the two was changed; run `keyline verify` on both."
        )
    }

    /// Copies a run with everything it refers to, suite by suite, and returns its number here. While it is copied it is
    /// `recording`, so a copy that is cut off is an incomplete run, which the next merge replaces.
    func copyRun(_ run: RunRow, from source: Store) throws(StoreError) -> Int {
        let writer = try beginRun(run.facts)
        for suite in try source.suites(of: run.id) {
            if try adopt(suite, into: writer) { continue }
            for stored in try source.cases(of: run.id, suite: suite.name) {
                if try hasRecording(stored.digests) {
                    try writer.append(stored.id, digests: stored.digests, unstable: stored.unstable)
                } else {
                    let record = CaseRecord(id: stored.id, recording: try source.recording(stored.digests))
                    try writer.append(record, unstable: stored.unstable, digests: stored.digests)
                }
            }
        }
        return try writer.finish(state: run.state, at: run.finishedAt).id
    }

    /// Adds a suite by its digest alone, when an equal one is here.
    private func adopt(_ suite: StoredSuite, into writer: RunWriter) throws(StoreError) -> Bool {
        let snapshot = try attempt {
            try connection.first("SELECT id FROM suite_snapshot WHERE digest = ?", [.blob(suite.digest.bytes)]) {
                try $0.int(0)
            }
        }
        guard let snapshot else { return false }
        try writer.append(suite, snapshot: snapshot)
        return true
    }

    // MARK: Names and decisions

    /// Unites the logs, then lets every baseline point to where its last move went.
    private func mergeBaselines(from source: Store, numbers: [Int: Int]) throws(StoreError) {
        let moves = try source.baselineLog()
        try write {
            let known = try baselineMoves(named: nil)
            var names: [String] = []
            for move in moves {
                var translated = move
                translated.from = move.from.flatMap { numbers[$0] }
                translated.to = move.to.flatMap { numbers[$0] }
                // A move to a run that is still being recorded comes with the next merge.
                if move.to != nil, translated.to == nil { continue }
                if !known.contains(translated) { try insert(translated) }
                if !names.contains(move.name) { names.append(move.name) }
            }
            for name in names {
                let moves = try baselineMoves(named: name)
                guard let latest = moves.map(\.at).max() else { continue }
                // Moves of one second are ordered by what they say, not by which database came first.
                let last = try moves.filter { $0.at == latest }.map { move in
                    (move, try move.to.map { try run(id: $0).key } ?? "")
                }.max { ($0.1, $0.0.by) < ($1.1, $1.0.by) }
                if let run = last?.0.to {
                    try connection.run(
                        "INSERT INTO baseline (name, run) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET run = excluded.run",
                        [.text(name), .integer(run)])
                } else {
                    try connection.run("DELETE FROM baseline WHERE name = ?", [.text(name)])
                }
            }
        }
    }

    /// Of two acceptances of one change the earlier one is kept.
    private func mergeAcceptance(_ acceptance: Acceptance) throws {
        try connection.run(
            """
            INSERT INTO acceptance (case_id, before, after, at, by, note) VALUES (?, ?, ?, ?, ?, ?)
            ON CONFLICT DO UPDATE SET at = excluded.at, by = excluded.by, note = excluded.note
            WHERE (excluded.at, excluded.by, excluded.note) < (at, by, note)
            """, values(of: acceptance))
    }
}
