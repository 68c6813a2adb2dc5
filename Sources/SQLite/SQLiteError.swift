internal import CSQLite

/// What SQLite refused: its result code, its words, and the statement that was running. Bound values are not shown.
package struct SQLiteError: Error, Equatable, CustomStringConvertible {
    /// The extended result code.
    package let code: Int32
    package let message: String
    package let sql: String?

    package init(code: Int32, message: String, sql: String? = nil) {
        self.code = code
        self.message = message
        self.sql = sql
    }

    package var description: String {
        let place = sql.map { " while executing `\($0)`" } ?? ""
        return "SQLite error \(code): \(message)\(place)"
    }

    /// The failures that callers tell apart.
    package enum Kind: Sendable {
        case busy, full, corrupt, notADatabase, io, cannotOpen, readOnly, constraint, tooBig, interrupted, mismatch
        case other
    }

    /// The kind that the primary result code stands for.
    package var kind: Kind {
        switch code & 0xFF {
        case SQLITE_BUSY, SQLITE_LOCKED: .busy
        case SQLITE_FULL: .full
        case SQLITE_CORRUPT: .corrupt
        case SQLITE_NOTADB: .notADatabase
        case SQLITE_IOERR: .io
        case SQLITE_CANTOPEN: .cannotOpen
        case SQLITE_READONLY: .readOnly
        case SQLITE_CONSTRAINT: .constraint
        case SQLITE_TOOBIG: .tooBig
        case SQLITE_INTERRUPT: .interrupted
        case SQLITE_MISMATCH: .mismatch
        default: .other
        }
    }

    /// A column that does not hold what was asked of it.
    static func mismatch(column: Int32, expected: String, found: String, sql: String) -> SQLiteError {
        SQLiteError(
            code: SQLITE_MISMATCH, message: "column \(column) holds \(found) where \(expected) was expected", sql: sql)
    }
}
