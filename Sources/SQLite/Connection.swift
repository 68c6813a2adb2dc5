internal import CSQLite

/// A connection to one database file: the one owner of its `sqlite3` handle, used by one thread at a time.
///
/// Every connection distrusts the file: no extension can be loaded, a schema cannot call functions with side effects,
/// triggers and views do not run (nothing here needs one), and a value may not be larger than 256 MB.
package final class Connection {
    /// How a file is opened.
    package enum Access: Sendable {
        case read
        /// Reads a file that nobody changes, in a folder where no side file can be made.
        case readImmutable
        case write
        case create
    }

    private static let largestValue: Int32 = 256 << 20

    /// Set once, before the library is first used.
    private static let isConfigured = keyline_sqlite_count_no_memory() == SQLITE_OK

    private let handle: OpaquePointer
    private var statements: [String: Statement] = [:]

    /// Opens a file; `:memory:` is a database of its own. The busy timeout is set before anything else can wait.
    ///
    /// - Parameter fileSystem: the name of SQLite's layer to the files, such as `unix-dotfile`; nil for the usual one.
    package init(
        path: String, access: Access, busyMilliseconds: Int32 = 30_000, fileSystem: String? = nil
    ) throws(SQLiteError) {
        _ = Self.isConfigured
        var flags = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE | SQLITE_OPEN_PRIVATECACHE
        var name = path
        switch access {
        case .read: flags |= SQLITE_OPEN_READONLY
        case .readImmutable:
            flags |= SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
            name = "file:" + Self.uriEncoded(path) + "?immutable=1"
        case .write: flags |= SQLITE_OPEN_READWRITE
        case .create: flags |= SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
        }
        var opened: OpaquePointer?
        let code = sqlite3_open_v2(name, &opened, flags, fileSystem)
        guard code == SQLITE_OK, let opened else {
            let message = opened.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
            sqlite3_close_v2(opened)
            throw SQLiteError(code: code, message: message)
        }
        handle = opened
        sqlite3_busy_timeout(handle, busyMilliseconds)
        for (option, value): (Int32, Int32) in [
            (SQLITE_DBCONFIG_DEFENSIVE, 1), (SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0),
            (SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0), (SQLITE_DBCONFIG_ENABLE_TRIGGER, 0),
            (SQLITE_DBCONFIG_DQS_DML, 0), (SQLITE_DBCONFIG_DQS_DDL, 0), (SQLITE_DBCONFIG_ENABLE_FKEY, 1),
        ] {
            _ = keyline_sqlite_db_config(handle, option, value)
        }
        sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, Self.largestValue)
    }

    deinit {
        statements = [:]
        sqlite3_close_v2(handle)
    }

    /// Switches views on or off. The store never reads one of a file it opened; a person's file may hold any.
    package func setViewsEnabled(_ enabled: Bool) {
        _ = keyline_sqlite_db_config(handle, SQLITE_DBCONFIG_ENABLE_VIEW, enabled ? 1 : 0)
    }

    /// Whether a transaction is open.
    package var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

    package var lastInsertedRow: Int { Int(sqlite3_last_insert_rowid(handle)) }

    /// How many rows the last statement changed.
    package var changes: Int { Int(sqlite3_changes64(handle)) }

    // MARK: Statements

    /// Runs a statement that returns no rows. It is prepared once per text.
    package func run(_ sql: String, _ values: [Value] = []) throws(SQLiteError) {
        let statement = try statement(sql)
        statement.isRunning = true
        defer {
            statement.reset()
            statement.isRunning = false
        }
        try statement.bind(values)
        while try statement.step() {}
    }

    /// Calls `body` for each row of a query, in order; the row is valid only inside the call.
    package func forEach(_ sql: String, _ values: [Value] = [], _ body: (Row) throws -> Void) throws {
        try withStatement(sql, values) { statement in
            while try statement.step() { try body(Row(statement)) }
        }
    }

    /// The rows of a query, each made into an element.
    package func all<Element>(
        _ sql: String, _ values: [Value] = [], _ element: (Row) throws -> Element
    ) throws -> [Element] {
        var elements: [Element] = []
        try forEach(sql, values) { elements.append(try element($0)) }
        return elements
    }

    /// The first row of a query, or nil when there is none.
    package func first<Element>(
        _ sql: String, _ values: [Value] = [], _ element: (Row) throws -> Element
    ) throws -> Element? {
        try withStatement(sql, values) { statement in
            try statement.step() ? try element(Row(statement)) : nil
        }
    }

    /// The integer of a query that has one row and one column; 0 when it has no row.
    package func integer(_ sql: String, _ values: [Value] = []) throws -> Int {
        try first(sql, values) { try $0.int(0) } ?? 0
    }

    /// Runs every statement of a script, as of a migration.
    package func runScript(_ script: [UInt8]) throws(SQLiteError) {
        var offset = 0
        while offset < script.count {
            let (statement, end) = try prepare(script, from: offset, persistent: false)
            offset = end
            guard let statement else { continue }
            while try statement.step() {}
        }
    }

    private func withStatement<Result>(
        _ sql: String, _ values: [Value], _ body: (Statement) throws -> Result
    ) throws -> Result {
        let statement = try statement(sql)
        statement.isRunning = true
        defer {
            statement.reset()
            statement.isRunning = false
        }
        try statement.bind(values)
        return try body(statement)
    }

    private func statement(_ sql: String) throws(SQLiteError) -> Statement {
        if let cached = statements[sql], !cached.isRunning { return cached }
        let (prepared, _) = try prepare(Array(sql.utf8), from: 0, persistent: true)
        guard let prepared else { throw SQLiteError(code: SQLITE_MISUSE, message: "no statement", sql: sql) }
        if statements[sql] == nil { statements[sql] = prepared }
        return prepared
    }

    /// Prepares the statement at an offset; nil for white space and comments only. Returns where it ends.
    private func prepare(
        _ script: [UInt8], from offset: Int, persistent: Bool
    ) throws(SQLiteError) -> (statement: Statement?, end: Int) {
        var prepared: OpaquePointer?
        var end = script.count
        let flags = persistent ? UInt32(SQLITE_PREPARE_PERSISTENT) : 0
        let code = script.withUnsafeBytes { bytes -> Int32 in
            guard let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self) else { return SQLITE_OK }
            var tail: UnsafePointer<CChar>?
            let code = sqlite3_prepare_v3(
                handle, start + offset, Int32(script.count - offset), flags, &prepared, &tail)
            if let tail { end = tail - start }
            return code
        }
        let sql = String(decoding: script[offset..<max(end, offset)], as: UTF8.self)
        guard code == SQLITE_OK else {
            throw SQLiteError(code: code, message: String(cString: sqlite3_errmsg(handle)), sql: sql)
        }
        return (prepared.map { Statement(handle: $0, sql: sql, database: handle) }, end)
    }

    private static func uriEncoded(_ path: String) -> String {
        var encoded = ""
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"),
                UInt8(ascii: "_"):
                encoded.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                encoded += "%" + (digits.count == 1 ? "0" : "") + digits
            }
        }
        return encoded
    }
}
