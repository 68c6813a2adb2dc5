import LayoutRecord
package import SQLite

/// The database of runs. One object is used by one thread; many processes may have the same file open.
///
/// Every method throws `StoreError`, whose words are meant for people.
package final class Store {
    package enum Access: Equatable, Sendable {
        /// Reads only; works on files and folders that cannot be written.
        case read
        /// Reads and writes; a file that is not there is made when `create` is true.
        case write(create: Bool)
    }

    package let path: String
    package let access: Access
    /// What is worth knowing though nothing failed, such as a file system without write-ahead logging.
    package internal(set) var warnings: [String] = []

    package let connection: Connection
    let locks: RunLocks?
    /// Interned rows that are known to be there; emptied by `prune`.
    var interned = InternedRows()
    /// The shapes that were read last, the newest first: a comparison reads those of two runs by turns.
    var lastShapes: [StoredShape.Tree] = []

    /// The suites that former names were looked for in last.
    var lastSuites: [SuiteContents] = []

    init(path: String, access: Access, connection: Connection, locks: RunLocks?) {
        self.path = path
        self.access = access
        self.connection = connection
        self.locks = locks
    }

    /// Runs `body` and turns what it throws into a `StoreError`.
    func attempt<Result>(_ body: () throws -> Result) throws(StoreError) -> Result {
        do {
            return try body()
        } catch let error as StoreError {
            throw error
        } catch let error as SQLiteError {
            throw StoreError(error, path: path)
        } catch {
            throw StoreError(
                .corrupt,
                "The database \(path) holds something that cannot be read (\(error)). Run `keyline verify --db \(path)`."
            )
        }
    }

    /// Runs `body` in one short write transaction.
    func write<Result>(_ body: () throws -> Result) throws(StoreError) -> Result {
        try attempt {
            guard access != .read else {
                throw StoreError(.notWritable, "The database \(path) was opened for reading only.")
            }
            do {
                return try connection.transaction(.write, body)
            } catch {
                // Rows that were rolled back are not there.
                interned = InternedRows()
                throw error
            }
        }
    }

    /// Runs `body` on one state of the database, whatever other processes commit meanwhile.
    func read<Result>(_ body: () throws -> Result) throws(StoreError) -> Result {
        try attempt {
            connection.isInTransaction ? try body() : try connection.transaction(.read, body)
        }
    }

    /// From here on this store sees one state of the database, whatever other processes commit or prune meanwhile, and
    /// writes nothing. For a command that reads a lot: otherwise each query locks the file anew.
    package func holdState() throws(StoreError) { try attempt { try connection.begin(.read) } }
}

extension Store {
    /// The size of the database's content in bytes, what stands in the write-ahead log included.
    package var byteCount: Int {
        get throws(StoreError) {
            try read { try connection.integer("PRAGMA page_count") * connection.integer("PRAGMA page_size") }
        }
    }

    /// Moves what stands in the write-ahead log into the file itself, so that the file alone can be copied or measured.
    package func checkpoint() throws(StoreError) {
        try attempt { _ = try connection.integer("PRAGMA wal_checkpoint(TRUNCATE)") }
    }
}
