/// Transactions and the journal.
extension Connection {
    package enum Transaction: Sendable {
        /// Sees one state of the database from its first read on; never waits for a writer.
        case read
        /// Takes the write lock at once, so that a wait happens at the start and never in the middle.
        case write
    }

    /// Runs `body` in one transaction: committed when it returns, rolled back when it throws.
    package func transaction<Result>(_ kind: Transaction, _ body: () throws -> Result) throws -> Result {
        try begin(kind)
        do {
            let result = try body()
            try run("COMMIT")
            return result
        } catch {
            // A full disk or an I/O error has rolled back already.
            if isInTransaction { try? run("ROLLBACK") }
            throw error
        }
    }

    /// Begins a transaction that ends with the connection.
    package func begin(_ kind: Transaction) throws {
        try run(kind == .write ? "BEGIN IMMEDIATE" : "BEGIN DEFERRED")
    }

    /// Asks for write-ahead logging, under which readers never block. Returns the mode that the file system allowed.
    package func useWriteAheadLog() throws -> String { try first("PRAGMA journal_mode=WAL") { try $0.text(0) } ?? "" }
}
