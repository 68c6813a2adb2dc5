import LayoutRecord
package import Migrations
package import SQLite

/// Brings a database to the newest schema, one transaction a migration, and refuses what is not ours.
package struct Migrator {
    /// "KEYL": marks a file as a Keyline database (`PRAGMA application_id`).
    package static let applicationID = 0x4B45_594C

    let migrations: [Migration]
    let path: String

    package init(migrations: [Migration] = Migration.all, path: String) {
        self.migrations = migrations
        self.path = path
    }

    package enum State: Equatable, Sendable {
        case empty
        /// A database of ours at a version, with migrations left to do when it is below the newest.
        case version(Int)
    }

    /// What the file is. Throws `.foreign` or `.newer` for a file that must be left untouched; only reads.
    package func inspect(_ connection: Connection) throws -> State {
        // One state of the file: another process may be migrating it.
        guard connection.isInTransaction else { return try connection.transaction(.read) { try inspect(connection) } }
        let application = try connection.integer("PRAGMA application_id")
        let version = try connection.integer("PRAGMA user_version")
        if application == 0, version == 0, try connection.integer("SELECT count(*) FROM sqlite_schema") == 0 {
            return .empty
        }
        guard application == Self.applicationID else {
            throw StoreError(
                .foreign,
                "\(path) is a database of another program. Name another file with --db; it was left untouched.")
        }
        guard version <= migrations.count else {
            throw StoreError(
                .newer,
                "\(path) was written by a newer Keyline (schema \(version); this one knows \(migrations.count)). Install that version; the file was left untouched."
            )
        }
        guard version >= 0 else {
            throw StoreError(
                .corrupt,
                "\(path) says it has schema \(version), which no Keyline makes. Restore a copy; the file was left untouched."
            )
        }
        try checkReleased(connection, through: version)
        if version == Migration.all.count, migrations.count == version { try checkSchema(connection) }
        return .version(version)
    }

    /// Tables and indexes must be those that the migrations make: an expression in a changed one would be run by SQLite.
    /// Views and further tables are a person's own; no query of the store reads them.
    private func checkSchema(_ connection: Connection) throws {
        guard try Self.schemaDigest(connection).description == Migration.schemaDigest else {
            throw StoreError(
                .corrupt,
                "The tables or indexes of \(path) are not those that Keyline makes. Undo what was changed, or restore a copy."
            )
        }
    }

    /// The digest of the definitions of our tables and of every index on them.
    static func schemaDigest(_ connection: Connection) throws -> Digest {
        var json = JSONWriter()
        json.beginArray()
        try connection.forEach(
            """
            SELECT type, name, tbl_name, sql FROM sqlite_schema
            WHERE type IN ('table', 'index') AND tbl_name IN (
                'migration', 'run', 'suite', 'suite_snapshot', 'run_suite', 'place', 'content', 'shape', 'shape_node',
                'recording', 'case_name', 'suite_case', 'baseline', 'baseline_log', 'acceptance')
            ORDER BY type, name
            """
        ) { row in
            for column: Int32 in 0..<4 {
                if let text = try row.optionalText(column) { json.string(text) } else { json.null() }
            }
        }
        json.endArray()
        return json.digest
    }

    /// A migration that was applied must be the one we know: an edited file would make two databases of one version.
    private func checkReleased(_ connection: Connection, through version: Int) throws {
        let applied = try connection.all("SELECT version, digest FROM migration ORDER BY version") {
            (version: try $0.int(0), digest: try $0.blob(1))
        }
        guard applied.map(\.version) == Array(1..<(version + 1)) else {
            throw StoreError(
                .corrupt, "\(path) says it has schema \(version) but lists other migrations. Restore a copy.")
        }
        for (row, migration) in zip(applied, migrations) where row.digest != Digest(of: migration.sql).bytes {
            throw StoreError(
                .foreign,
                "\(path) was made with another text of migration \(migration.version) (\(migration.name)). Use the build that made it, or record anew."
            )
        }
    }

    /// Applies what is missing. A migration that fails leaves the version before it, usable as it was.
    package func migrate(_ connection: Connection) throws {
        for migration in migrations {
            if case .version(let done) = try inspect(connection), done >= migration.version { continue }
            try connection.transaction(.write) {
                // Another process may have been faster; what counts is what stands inside the transaction.
                let done: Int
                switch try inspect(connection) {
                case .empty: done = 0
                case .version(let version): done = version
                }
                guard done == migration.version - 1 else { return }
                try apply(migration, to: connection)
            }
        }
    }

    private func apply(_ migration: Migration, to connection: Connection) throws {
        do {
            try connection.runScript(migration.sql)
            guard try connection.first("PRAGMA foreign_key_check", [], { try $0.text(0) }) == nil else {
                throw StoreError(.corrupt, "a foreign key points to nothing")
            }
            try connection.run(
                "INSERT INTO migration (version, name, digest) VALUES (?, ?, ?)",
                [
                    .integer(migration.version), .text(migration.name), .blob(Digest(of: migration.sql).bytes),
                ])
            // A pragma takes no parameters; the number is our own.
            try connection.runScript(Array("PRAGMA application_id = \(Self.applicationID)".utf8))
            try connection.runScript(Array("PRAGMA user_version = \(migration.version)".utf8))
        } catch let error as SQLiteError where error.kind == .other || error.kind == .constraint {
            throw StoreError(
                .corrupt,
                "Migration \(migration.version) (\(migration.name)) of \(path) failed: \(error.message). The database is as it was before; the version of Keyline that made it can still use it."
            )
        }
    }
}
