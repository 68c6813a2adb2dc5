internal import CSQLite

/// A prepared statement: the one owner of its `sqlite3_stmt`. Never leaves the connection that prepared it.
final class Statement {
    let handle: OpaquePointer
    let sql: String
    private let database: OpaquePointer
    /// Whether a query is stepping through it; a second one of the same text then prepares its own.
    var isRunning = false

    init(handle: OpaquePointer, sql: String, database: OpaquePointer) {
        self.handle = handle
        self.sql = sql
        self.database = database
    }

    deinit { sqlite3_finalize(handle) }

    func bind(_ values: [Value]) throws(SQLiteError) {
        guard values.count == sqlite3_bind_parameter_count(handle) else {
            throw SQLiteError(
                code: SQLITE_MISUSE,
                message: "\(values.count) values for \(sqlite3_bind_parameter_count(handle)) parameters", sql: sql)
        }
        for (index, value) in values.enumerated() {
            let position = Int32(index + 1)
            let code =
                switch value {
                case .null: sqlite3_bind_null(handle, position)
                case .integer(let number): sqlite3_bind_int64(handle, position, number)
                case .real(let number): sqlite3_bind_double(handle, position, number)
                case .text(var text): bind(&text, at: position)
                case .utf8(let bytes): bytes.withUnsafeBufferPointer { bind($0, at: position) }
                case .blob(let bytes): bind(bytes, at: position)
                }
            guard code == SQLITE_OK else { throw error(code) }
        }
    }

    private func bind(_ text: inout String, at position: Int32) -> Int32 {
        text.withUTF8 { bind($0, at: position) }
    }

    private func bind(_ text: UnsafeBufferPointer<UInt8>, at position: Int32) -> Int32 {
        // An empty buffer has no address, and a null address would bind NULL.
        guard let start = text.baseAddress, !text.isEmpty else {
            return sqlite3_bind_text(handle, position, "", 0, nil)
        }
        return start.withMemoryRebound(to: CChar.self, capacity: text.count) { start in
            sqlite3_bind_text64(
                handle, position, start, UInt64(text.count), keyline_sqlite_transient(), UInt8(SQLITE_UTF8))
        }
    }

    private func bind(_ bytes: [UInt8], at position: Int32) -> Int32 {
        guard !bytes.isEmpty else { return sqlite3_bind_zeroblob(handle, position, 0) }
        return sqlite3_bind_blob64(handle, position, bytes, UInt64(bytes.count), keyline_sqlite_transient())
    }

    /// Advances to the next row. Returns false after the last one.
    func step() throws(SQLiteError) -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        case let code: throw error(code)
        }
    }

    /// Makes the statement ready for the next use and lets go of what was bound.
    func reset() {
        sqlite3_reset(handle)
        sqlite3_clear_bindings(handle)
    }

    private func error(_ code: Int32) -> SQLiteError {
        SQLiteError(code: code, message: String(cString: sqlite3_errmsg(database)), sql: sql)
    }
}

/// The current row of a query. Columns count from 0; a column of another type is an error, nothing is converted.
package struct Row {
    private let statement: Statement

    init(_ statement: Statement) { self.statement = statement }

    package var columnCount: Int { Int(sqlite3_column_count(statement.handle)) }

    package func value(_ column: Int32) -> Value {
        let handle = statement.handle
        switch sqlite3_column_type(handle, column) {
        case SQLITE_INTEGER: return .integer(sqlite3_column_int64(handle, column))
        case SQLITE_FLOAT: return .real(sqlite3_column_double(handle, column))
        case SQLITE_TEXT: return .text(unchecked(column))
        case SQLITE_BLOB: return .blob(bytes(column))
        default: return .null
        }
    }

    package func isNull(_ column: Int32) -> Bool { sqlite3_column_type(statement.handle, column) == SQLITE_NULL }

    package func int(_ column: Int32) throws(SQLiteError) -> Int {
        try expect(column, SQLITE_INTEGER, "an integer")
        return Int(sqlite3_column_int64(statement.handle, column))
    }

    package func optionalInt(_ column: Int32) throws(SQLiteError) -> Int? { isNull(column) ? nil : try int(column) }

    package func double(_ column: Int32) throws(SQLiteError) -> Double {
        try expect(column, SQLITE_FLOAT, "a real number")
        return sqlite3_column_double(statement.handle, column)
    }

    package func text(_ column: Int32) throws(SQLiteError) -> String {
        try expect(column, SQLITE_TEXT, "a text")
        return unchecked(column)
    }

    package func optionalText(_ column: Int32) throws(SQLiteError) -> String? {
        isNull(column) ? nil : try text(column)
    }

    /// A text's UTF-8 bytes as they are stored, which a damaged database may have made invalid.
    package func utf8(_ column: Int32) throws(SQLiteError) -> [UInt8] {
        try expect(column, SQLITE_TEXT, "a text")
        guard let start = sqlite3_column_text(statement.handle, column) else { return [] }
        let count = Int(sqlite3_column_bytes(statement.handle, column))
        return Array(UnsafeBufferPointer(start: start, count: count))
    }

    package func blob(_ column: Int32) throws(SQLiteError) -> [UInt8] {
        try expect(column, SQLITE_BLOB, "bytes")
        return bytes(column)
    }

    package func optionalBlob(_ column: Int32) throws(SQLiteError) -> [UInt8]? {
        isNull(column) ? nil : try blob(column)
    }

    private func unchecked(_ column: Int32) -> String {
        guard let start = sqlite3_column_text(statement.handle, column) else { return "" }
        let count = Int(sqlite3_column_bytes(statement.handle, column))
        return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }

    private func bytes(_ column: Int32) -> [UInt8] {
        guard let start = sqlite3_column_blob(statement.handle, column) else { return [] }
        return Array(UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement.handle, column))))
    }

    private func expect(_ column: Int32, _ type: Int32, _ name: String) throws(SQLiteError) {
        guard sqlite3_column_type(statement.handle, column) != type else { return }
        throw .mismatch(column: column, expected: name, found: value(column).typeName, sql: statement.sql)
    }
}
