package import LayoutRecord
import SQLite

/// A change of a case that someone accepted: from one visible content to another. It is keyed by content, not by run or
/// commit, so it stays accepted when the same change comes again, as after a merge.
package struct Acceptance: Equatable, Sendable {
    package var caseID: String
    /// Nil for a case that was added.
    package var before: Digest?
    /// Nil for a case that was removed.
    package var after: Digest?
    package var at: String
    package var by: String
    package var note: String

    package init(caseID: String, before: Digest?, after: Digest?, at: String, by: String, note: String) {
        self.caseID = caseID
        self.before = before
        self.after = after
        self.at = at
        self.by = by
        self.note = note
    }
}

extension Store {
    /// Accepts changes, all in one transaction. Accepting one again keeps the first words.
    package func accept(_ acceptances: [Acceptance]) throws(StoreError) {
        try write { for acceptance in acceptances { try insert(acceptance) } }
    }

    /// Withdraws acceptances, all in one transaction; one that is not there is no error.
    package func withdraw(_ acceptances: [Acceptance]) throws(StoreError) {
        try write {
            for acceptance in acceptances {
                try connection.run(
                    "DELETE FROM acceptance WHERE case_id = ? AND before = ? AND after = ?",
                    Array(values(of: acceptance).prefix(3)))
            }
        }
    }

    /// Whether a change was accepted. Cost: one look into an index.
    package func isAccepted(caseID: String, before: Digest?, after: Digest?) throws(StoreError) -> Bool {
        try attempt {
            try connection.integer(
                "SELECT count(*) FROM acceptance WHERE case_id = ? AND before = ? AND after = ?",
                [.text(caseID), .blob(before?.bytes ?? []), .blob(after?.bytes ?? [])]) == 1
        }
    }

    /// Every acceptance, by case.
    package func acceptances() throws(StoreError) -> [Acceptance] {
        try attempt {
            try connection.all(
                "SELECT case_id, before, after, at, by, note FROM acceptance ORDER BY case_id, before, after"
            ) { row in
                Acceptance(
                    caseID: try row.text(0), before: Digest(bytes: try row.blob(1)),
                    after: Digest(bytes: try row.blob(2)), at: try row.text(3), by: try row.text(4),
                    note: try row.text(5))
            }
        }
    }

    private func insert(_ acceptance: Acceptance) throws {
        try connection.run(
            """
            INSERT INTO acceptance (case_id, before, after, at, by, note) VALUES (?, ?, ?, ?, ?, ?)
            ON CONFLICT DO NOTHING
            """, values(of: acceptance))
    }

    /// The columns of an acceptance; no content is an empty digest.
    func values(of acceptance: Acceptance) -> [Value] {
        [
            .text(acceptance.caseID), .blob(acceptance.before?.bytes ?? []), .blob(acceptance.after?.bytes ?? []),
            .text(acceptance.at), .text(acceptance.by), .text(acceptance.note),
        ]
    }
}
