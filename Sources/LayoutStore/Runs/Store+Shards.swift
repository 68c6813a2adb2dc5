import LayoutRecord
import SQLite

/// Shards of one run become one run when the last of them is there.
extension Store {
    /// The runs that are parts of the run with a key, whatever their state. Cost: O(parts).
    func parts(key: String) throws -> [RunRow] { try runs("WHERE run_key = ? AND shard > 0", [.text(key)]) }

    /// The complete parts of the run that `run` is a part of, itself included, by their places; none for a whole run.
    package func completeParts(of run: RunRow) throws(StoreError) -> [RunRow] {
        guard let shard = run.facts.shard else { return [] }
        return try attempt {
            try parts(key: run.key).filter {
                $0.state == .complete && $0.facts.shard?.count == shard.count
            }.sorted { ($0.facts.shard?.index ?? 0) < ($1.facts.shard?.index ?? 0) }
        }
    }

    /// Joins the shards of a run's key when all of them are complete, and returns the number of the run that holds this
    /// one's cases then. Inside a write transaction. Whatever the order in which shards came, the result is the same.
    ///
    /// - Throws: `.conflict` when two shards have different content for one case.
    func combineShards(ofRun id: Int) throws -> Int {
        guard let run = try runs("WHERE id = ?", [.integer(id)]).first, let shard = run.facts.shard else { return id }
        let shards = try completeParts(of: run)
        guard shards.count == shard.count else { return id }

        var whole = shards[0].facts
        whole.shard = nil
        whole.startedAt = shards.map(\.startedAt).min() ?? whole.startedAt
        whole.header.scope.cases = shards.reduce(0) { $0 + $1.scope.cases }
        let combined = try insertRun(whole, key: run.key)
        var names: Set<[UInt8]> = []
        for name in try shards.flatMap({ try suites(run: $0.id).map(\.name) })
        where names.insert(Array(name.utf8)).inserted {
            let cases = try casesOfShards(shards.map(\.id), suite: name)
            let snapshot = try insertSnapshot(suite: name, cases: cases) { digests in
                guard let row = try row(ofRecording: digests) else {
                    throw StoredFormError("the recording \(digests.visible.short) is missing")
                }
                return row
            }
            try insertSuite(name, snapshot: snapshot, run: combined, cases: cases.count)
        }
        try seal(run: combined, state: .complete, finishedAt: shards.compactMap(\.finishedAt).max())
        for part in shards {
            for reference: StaticString in [
                "UPDATE baseline SET run = ?1 WHERE run = ?2",
                "UPDATE baseline_log SET from_run = ?1 WHERE from_run = ?2",
                "UPDATE baseline_log SET to_run = ?1 WHERE to_run = ?2",
            ] {
                try connection.run(reference.description, [.integer(combined), .integer(part.id)])
            }
            try deleteRun(part.id)
        }
        return combined
    }

    /// The cases of a suite from every shard, by their place in their shard, then by shard: with cases dealt out in turn
    /// that is the order in which they were declared.
    private func casesOfShards(
        _ shards: [Int], suite: String
    ) throws -> [SnapshotEntry] {
        var found: [[UInt8]: RecordingDigests] = [:]
        var cases: [(position: Int, shard: Int, stored: StoredCase)] = []
        for (index, shard) in shards.enumerated() {
            let snapshot = try connection.first(
                "SELECT snapshot FROM run_suite CROSS JOIN suite ON suite.id = run_suite.suite WHERE run = ? AND name = ?",
                [.integer(shard), .text(suite)]
            ) { try $0.int(0) }
            guard let snapshot else { continue }
            for (position, stored) in try self.cases(snapshot: snapshot, suite: suite).enumerated() {
                let name = Array(stored.id.description.utf8)
                if let other = found[name] {
                    guard other == stored.digests else {
                        throw StoreError(
                            .conflict,
                            "Two shards of one run disagree about the case \(stored.id): \(other.visible.short) and \(stored.digests.visible.short). Record the shards with one version in one environment."
                        )
                    }
                    continue
                }
                found[name] = stored.digests
                cases.append((position, index, stored))
            }
        }
        cases.sort { ($0.position, $0.shard) < ($1.position, $1.shard) }
        return cases.map { entry in
            SnapshotEntry(
                id: entry.stored.id, name: entry.stored.id.description, digests: entry.stored.digests,
                unstable: entry.stored.unstable)
        }
    }

    /// Removes a run and its list of suites; content that nothing refers to any more is left to `prune`.
    func deleteRun(_ id: Int) throws {
        try connection.run("DELETE FROM run_suite WHERE run = ?", [.integer(id)])
        try connection.run("DELETE FROM run WHERE id = ?", [.integer(id)])
    }
}
