import Glibc
import SQLite

extension Store {
    /// Opens the database at `path`, brings its schema up to date when it may write, and marks runs as incomplete whose
    /// writer is gone.
    ///
    /// - Throws: `.noSuchDatabase`, `.foreign` and `.newer` (the file is untouched), `.locked`, `.corrupt`, `.io`.
    package static func open(path: String, access: Access) throws(StoreError) -> Store {
        try open(path: path, access: access, fileSystem: nil)
    }

    /// As above, through another of SQLite's layers to the files.
    static func open(path: String, access: Access, fileSystem: String?) throws(StoreError) -> Store {
        guard !isDirectory(path) else {
            throw StoreError(.foreign, "\(path) is a directory, not a database. Name a file in it with --db.")
        }
        do {
            return try access == .read
                ? openForReading(path)
                : openForWriting(path, create: access == .write(create: true), fileSystem: fileSystem)
        } catch let error as StoreError {
            throw error
        } catch let error as SQLiteError {
            throw StoreError(error, path: path)
        } catch {
            throw StoreError(.io, "The database \(path) could not be opened: \(error)")
        }
    }

    // MARK: Reading

    private static func openForReading(_ path: String) throws -> Store {
        try requireFile(path)
        let connection: Connection
        let version: Migrator.State
        do {
            let opened = try Connection(path: path, access: .read)
            version = try Migrator(path: path).inspect(opened)
            connection = opened
        } catch let error as SQLiteError where [.cannotOpen, .readOnly, .io].contains(error.kind) {
            (connection, version) = try openImmutable(path, because: error)
        }
        guard case .version(let number) = version else {
            throw StoreError(
                .foreign, "\(path) is empty. Record a run into it with `keyline record --db \(path)`.")
        }
        if number < Migrator(path: path).migrations.count {
            // An older schema has to be brought up to date before it can be read.
            return try openForWriting(path, create: false, fileSystem: nil)
        }
        connection.setViewsEnabled(false)
        return Store(
            path: path, access: .read, connection: connection, locks: RunLocks(besideDatabase: path, create: false))
    }

    /// A database in WAL mode needs a side file; where none can be made, the file is read as it lies on the disk, which
    /// is right only when nothing stands in its log.
    private static func openImmutable(
        _ path: String, because error: SQLiteError
    ) throws -> (Connection, Migrator.State) {
        if fileSize(path + "-wal") ?? 0 > 0 {
            throw StoreError(
                .io,
                "\(path) has a write-ahead log (\(path)-wal) that cannot be read in this folder. Copy both files to a folder that can be written."
            )
        }
        do {
            let connection = try Connection(path: path, access: .readImmutable)
            return (connection, try Migrator(path: path).inspect(connection))
        } catch is SQLiteError {
            throw error
        }
    }

    // MARK: Writing

    private static func openForWriting(_ path: String, create: Bool, fileSystem: String?) throws -> Store {
        if !create { try requireFile(path) }
        let connection = try Connection(path: path, access: create ? .create : .write, fileSystem: fileSystem)
        let migrator = Migrator(path: path)
        // Before anything is written: is the file ours?
        if try migrator.inspect(connection) == .empty {
            // A recording is some kilobytes; in pages of 4 KB half of the space would stay empty.
            try connection.run("PRAGMA page_size=16384")
        }
        let mode = try writeAheadLog(connection)
        try connection.run("PRAGMA synchronous=NORMAL")
        try migrator.migrate(connection)
        connection.setViewsEnabled(false)
        let store = Store(
            path: path, access: .write(create: create), connection: connection,
            locks: RunLocks(besideDatabase: path, create: true))
        if mode != "wal", path != ":memory:" {
            store.warnings.append(
                "The file system of \(path) allows no write-ahead log; a rollback journal is used, and readers wait while a run is written."
            )
        }
        try store.markAbandonedRuns()
        return store
    }

    /// Switching to WAL needs the file alone for a moment, and SQLite gives up at once where waiting could deadlock, so
    /// processes that make one file at the same time try again, at most 200 times.
    private static func writeAheadLog(_ connection: Connection) throws -> String {
        for attempt in 1...200 {
            do {
                return try connection.useWriteAheadLog()
            } catch let error as SQLiteError {
                switch error.kind {
                case .busy where attempt < 200: usleep(UInt32(min(attempt, 20)) * 1000)
                case .io, .cannotOpen:
                    // No shared memory, as on a network share.
                    return try connection.first("PRAGMA journal_mode=DELETE") { try $0.text(0) } ?? ""
                default: throw error
                }
            }
        }
        return ""
    }

    private static func requireFile(_ path: String) throws(StoreError) {
        guard path == ":memory:" || fileSize(path) != nil else {
            throw StoreError(
                .noSuchDatabase,
                "There is no database \(path). Record a run with `keyline record --db \(path)`, or name another file.")
        }
        // Opening a pipe waits for its other end.
        guard type(of: path) != S_IFIFO else {
            throw StoreError(.foreign, "\(path) is a pipe and no database. Name another file.")
        }
    }

    private static func isDirectory(_ path: String) -> Bool { type(of: path) == S_IFDIR }

    /// The bits of a file's mode that say what it is; nil where there is no file.
    private static func type(of path: String) -> mode_t? {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
    }

    /// The size of a file in bytes, or nil when there is none.
    static func fileSize(_ path: String) -> Int? {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_size) : nil
    }

    /// Runs that are `recording` and whose writer's lock is free were cut off: they become `incomplete`.
    func markAbandonedRuns() throws {
        let open = try connection.all("SELECT id FROM run WHERE state = 'recording'") { try $0.int(0) }
        let abandoned = open.filter { !(locks?.isHeld(run: $0) ?? false) }
        guard !abandoned.isEmpty else { return }
        try connection.transaction(.write) {
            for run in abandoned {
                // The writer may have finished between the two looks; then the state is another one by now.
                guard
                    try connection.integer(
                        "SELECT count(*) FROM run WHERE id = ? AND state = 'recording'", [.integer(run)]) == 1
                else { continue }
                try seal(run: run, state: .incomplete, finishedAt: nil)
            }
        }
    }
}
