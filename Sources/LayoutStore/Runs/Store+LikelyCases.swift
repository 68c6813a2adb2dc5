package import LayoutRecord
import SQLite

/// What is known of a case that is likely to come again.
package struct LikelyCase: Equatable, Sendable {
    package var digests: RecordingDigests
    package var outcome: Outcome
}

/// Guessing what a run will have, from what the runs before had. A wrong guess costs time and nothing else.
extension Store {
    /// How many runs are looked at.
    private static let searched = 20

    /// The run that one with this header is most likely to equal: the newest complete one in the same environment, of the
    /// same scope if there is one. Nil when there is none.
    package func likelyRun(for header: RunHeader) throws(StoreError) -> Int? {
        try attempt {
            let runs = try runs(
                "WHERE state = 'complete' ORDER BY started_at DESC, id DESC LIMIT ?", [.integer(Self.searched)]
            ).filter { $0.environment == header.environment }
            return
                (runs.first { $0.scope.only == header.scope.only } ?? runs.first { $0.scope.only.isEmpty }
                ?? runs.first)?.id
        }
    }

    /// The cases of a suite of a run, by their ids as text; empty when the run has no such suite.
    ///
    /// They are read by the thousand and only to be guessed from, so that nothing of them is checked but their form.
    package func likelyCases(of run: Int, suite: String) throws(StoreError) -> [String: LikelyCase] {
        try attempt {
            var cases: [String: LikelyCase] = [:]
            try connection.forEach(
                """
                SELECT case_name.case_id, visible, negotiation, outcome
                FROM suite
                CROSS JOIN run_suite ON run_suite.run = ?1 AND run_suite.suite = suite.id
                CROSS JOIN suite_case ON suite_case.snapshot = run_suite.snapshot
                CROSS JOIN case_name ON case_name.id = suite_case.case_name
                CROSS JOIN recording ON recording.id = suite_case.recording
                WHERE suite.name = ?2
                """, [.integer(run), .text(suite)]
            ) { row in
                guard let outcome = Outcome(rawValue: try row.text(3)) else {
                    throw StoredFormError("an unknown outcome")
                }
                cases[try row.text(0)] = LikelyCase(
                    digests: RecordingDigests(
                        visible: try row.digest(1), negotiation: try row.digest(2)), outcome: outcome)
            }
            return cases
        }
    }
}
