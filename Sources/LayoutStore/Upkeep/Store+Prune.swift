import LayoutRecord
import SQLite

/// Which runs may go. Runs that a baseline points to, or ever pointed to, and runs that are being recorded always stay.
package struct PrunePolicy: Equatable, Sendable {
    /// The newest complete runs of every branch that stay; nil keeps none for their number.
    package var keepPerBranch: Int?
    /// Runs that began at this time or later stay (ISO 8601, UTC); nil keeps none for their age.
    package var keepSince: String?

    /// With neither number nor time only content that no run refers to any more goes.
    package init(keepPerBranch: Int? = nil, keepSince: String? = nil) {
        self.keepPerBranch = keepPerBranch
        self.keepSince = keepSince
    }
}

/// What `prune` removed, or would remove.
package struct PruneResult: Equatable, Sendable {
    /// The runs, the newest first.
    package var runs: [RunRow] = []
    /// How many recordings no run refers to any more.
    package var recordings = 0
    package var bytesBefore = 0
    package var bytesAfter = 0
    /// Content was left because another process is recording; prune again when it is done.
    package var isContentKept = false
}

extension Store {
    /// Removes runs by a policy, then everything that no run reaches any more, and gives the space back.
    ///
    /// - Parameter dryRun: only say what would be removed, and how many bytes that frees.
    package func prune(_ policy: PrunePolicy, dryRun: Bool) throws(StoreError) -> PruneResult {
        // Every reference is followed from the run down, so foreign keys are checked once at the end instead of with
        // every row; without an index on each of them that would take time in the square of the rows.
        try attempt { try connection.run("PRAGMA foreign_keys=OFF") }
        defer { try? connection.run("PRAGMA foreign_keys=ON") }
        var result = PruneResult()
        var isDryRunDone = false
        do {
            try write {
                result = try removeUnreached(policy)
                if dryRun {
                    isDryRunDone = true
                    throw DryRun()
                }
            }
        } catch {
            guard isDryRunDone else { throw error }
            return result
        }
        try giveBackSpace(&result)
        return result
    }

    /// Rolls a transaction back that was only to say what it would do.
    private struct DryRun: Error {}

    private func removeUnreached(_ policy: PrunePolicy) throws -> PruneResult {
        var result = PruneResult()
        result.bytesBefore = try usedBytes()
        result.runs = try prunable(policy)
        for run in result.runs { try deleteRun(run.id) }
        let open = try connection.all("SELECT id FROM run WHERE state = 'recording'") { try $0.int(0) }
        if open.contains(where: { locks?.isHeld(run: $0) ?? false }) {
            result.isContentKept = true
        } else {
            for statement in Self.removals {
                try connection.run(statement.description)
                if statement.description.hasPrefix("DELETE FROM recording") { result.recordings = connection.changes }
            }
        }
        guard try connection.first("PRAGMA foreign_key_check", [], { try $0.text(0) }) == nil else {
            throw damaged("A reference")
        }
        result.bytesAfter = try usedBytes()
        interned = InternedRows()
        return result
    }

    /// From the run down: each removes what nothing above it refers to.
    private static let removals: [StaticString] = [
        "DELETE FROM suite_snapshot WHERE id NOT IN (SELECT snapshot FROM run_suite)",
        "DELETE FROM suite_case WHERE snapshot NOT IN (SELECT id FROM suite_snapshot)",
        "DELETE FROM suite WHERE id NOT IN (SELECT suite FROM suite_snapshot)",
        "DELETE FROM case_name WHERE id NOT IN (SELECT case_name FROM suite_case)",
        "DELETE FROM recording WHERE id NOT IN (SELECT recording FROM suite_case)",
        "DELETE FROM shape WHERE id NOT IN (SELECT shape FROM recording)",
        "DELETE FROM shape_node WHERE shape NOT IN (SELECT id FROM shape)",
        "DELETE FROM place WHERE id NOT IN (SELECT place FROM shape_node)",
        "DELETE FROM content WHERE id NOT IN (SELECT content FROM shape_node)",
    ]

    private func prunable(_ policy: PrunePolicy) throws -> [RunRow] {
        guard policy.keepPerBranch != nil || policy.keepSince != nil else { return [] }
        let runs = try runs(
            """
            WHERE state <> 'recording' AND id NOT IN (SELECT run FROM baseline)
                AND id NOT IN (SELECT from_run FROM baseline_log WHERE from_run IS NOT NULL)
                AND id NOT IN (SELECT to_run FROM baseline_log WHERE to_run IS NOT NULL)
            ORDER BY started_at DESC, id DESC
            """)
        var seen: [[UInt8]: Int] = [:]
        return runs.filter { run in
            if let since = policy.keepSince, run.startedAt >= since { return false }
            guard let keep = policy.keepPerBranch, run.state == .complete else { return true }
            // The empty name stands for the runs of no branch.
            seen[Array((run.branch ?? "").utf8), default: 0] += 1
            return seen[Array((run.branch ?? "").utf8), default: 0] > keep
        }
    }

    private func usedBytes() throws -> Int {
        let pages = try connection.integer("PRAGMA page_count") - connection.integer("PRAGMA freelist_count")
        return try pages * connection.integer("PRAGMA page_size")
    }

    private func giveBackSpace(_ result: inout PruneResult) throws(StoreError) {
        do {
            try connection.run("VACUUM")
            _ = try connection.integer("PRAGMA wal_checkpoint(TRUNCATE)")
            result.bytesAfter = try usedBytes()
        } catch let error as SQLiteError where error.kind == .busy || error.kind == .full {
            warnings.append(
                "The space could not be given back to the file system (\(error.message)); it is used for later runs. Run `keyline prune` again to give it back."
            )
        } catch let error as SQLiteError {
            throw StoreError(error, path: path)
        } catch {
            throw StoreError(.io, "The space of \(path) could not be given back: \(error)")
        }
    }
}
