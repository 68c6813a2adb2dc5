package import SQLite

/// Why the store refused: a kind that a caller acts on, and a sentence that names the thing and what to do next.
package struct StoreError: Error, Equatable, CustomStringConvertible {
    package enum Kind: String, Sendable {
        case noSuchDatabase, noSuchRun, noSuchBaseline, noSuchCase
        case emptyRun, incompleteRun
        case locked, corrupt, foreign, newer
        /// The disk, or the limit of pages, is used up.
        case full
        case io
        /// A selector, a name or a record that cannot be what it says it is.
        case invalid
        /// Two contents for one thing, as when shards of one run disagree.
        case conflict
        /// A file cannot be opened or written where it was asked for.
        case notWritable
    }

    package let kind: Kind
    package let message: String

    package init(_ kind: Kind, _ message: String) {
        self.kind = kind
        self.message = message
    }

    package var description: String { message }

    /// What an SQLite failure means for the database at `path`.
    package init(_ error: SQLiteError, path: String) {
        switch error.kind {
        case .busy:
            self.init(
                .locked,
                "The database \(path) stayed locked by another process. Wait until it is done and try again.")
        case .full:
            self.init(
                .full,
                "There is no space left for the database \(path). What was committed is intact; free some space or run `keyline prune`, then try again."
            )
        case .corrupt, .mismatch:
            self.init(
                .corrupt,
                "The database \(path) is damaged (\(error.message)). Run `keyline verify --db \(path)` to see what, and restore a copy."
            )
        case .notADatabase:
            self.init(
                .foreign, "\(path) is not a Keyline database. Name another file with --db; this one was left untouched."
            )
        case .readOnly, .cannotOpen, .io:
            self.init(
                error.kind == .io ? .io : .notWritable,
                "The database \(path) could not be read or written (\(error.message)). Check the path, the permissions and the disk."
            )
        case .tooBig:
            self.init(
                .invalid,
                "A value is larger than the database \(path) may hold (256 MB). Record fewer nodes in one case.")
        case .constraint, .interrupted, .other:
            self.init(
                .corrupt,
                "The database \(path) did not behave as its schema says (\(error)). Run `keyline verify --db \(path)`.")
        }
    }
}
