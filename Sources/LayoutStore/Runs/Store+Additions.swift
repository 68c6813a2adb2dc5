import SQLite

/// What a run brought that no earlier run of its database has.
package struct RunAdditions: Equatable, Sendable {
    /// Suites with a list of cases that is new, and all suites of the run.
    package var suites = 0
    package var allSuites = 0
    /// Recordings that are new, and all different ones of the run.
    package var recordings = 0
    package var allRecordings = 0
    /// The rows of the run itself, its suites, the new lists of cases and the new recordings.
    package var rows = 0
}

extension Store {
    /// What a run brought that no earlier run has. Of a run that was merged in this is what it would have brought here.
    ///
    /// - Complexity: O(rows of the lists of cases of all earlier runs).
    package func additions(of run: Int) throws(StoreError) -> RunAdditions {
        try attempt {
            let (all, allRecordings) =
                try connection.first(
                    """
                    SELECT count(DISTINCT s.snapshot), count(DISTINCT c.recording)
                    FROM run_suite s LEFT JOIN suite_case c ON c.snapshot = s.snapshot WHERE s.run = ?
                    """, [.integer(run)], { (try $0.int(0), try $0.int(1)) }) ?? (0, 0)
            let new = try connection.all(
                """
                SELECT snapshot FROM run_suite WHERE run = ?1
                    AND snapshot NOT IN (SELECT snapshot FROM run_suite WHERE run < ?1)
                """, [.integer(run)], { try $0.int(0) })
            var additions = RunAdditions(suites: new.count, allSuites: all, allRecordings: allRecordings)
            additions.rows = 1 + all + new.count
            guard !new.isEmpty else { return additions }
            let (cases, recordings) =
                try connection.first(
                    """
                    WITH old AS MATERIALIZED (SELECT DISTINCT snapshot FROM run_suite WHERE run < ?1),
                        new AS MATERIALIZED (
                            SELECT snapshot FROM run_suite WHERE run = ?1 AND snapshot NOT IN (SELECT snapshot FROM old))
                    SELECT (SELECT count(*) FROM suite_case WHERE snapshot IN (SELECT snapshot FROM new)),
                        (SELECT count(DISTINCT recording) FROM suite_case WHERE snapshot IN (SELECT snapshot FROM new)
                            AND recording NOT IN (
                                SELECT recording FROM suite_case WHERE snapshot IN (SELECT snapshot FROM old)))
                    """, [.integer(run)], { (try $0.int(0), try $0.int(1)) }) ?? (0, 0)
            additions.recordings = recordings
            additions.rows += cases + recordings
            return additions
        }
    }
}
