/// One numbered step of the database's schema. A released one is never edited; see README.md.
package struct Migration: Sendable {
    /// Counted from 1 without gaps; the database's `user_version` is the last one that was applied.
    package let version: Int
    /// The file's name without its number and extension.
    package let name: String
    /// The SQL script, UTF-8.
    package let sql: [UInt8]

    package init(version: Int, name: String, sql: [UInt8]) {
        self.version = version
        self.name = name
        self.sql = sql
    }

    /// Every migration, in the order of their numbers. A test holds this list equal to the folder `SQL`.
    package static let all: [Migration] = [
        Migration(version: 1, name: "create_runs", sql: PackageResources._001_create_runs_sql),
        Migration(version: 2, name: "create_recordings", sql: PackageResources._002_create_recordings_sql),
        Migration(version: 3, name: "create_baselines", sql: PackageResources._003_create_baselines_sql),
        Migration(version: 4, name: "create_views", sql: PackageResources._004_create_views_sql),
        Migration(version: 5, name: "create_event_views", sql: PackageResources._005_create_event_views_sql),
        Migration(version: 6, name: "allow_rules", sql: PackageResources._006_allow_rules_sql),
        Migration(version: 7, name: "check_rows", sql: PackageResources._007_check_rows_sql),
    ]

    /// The digest of the tables and indexes that all migrations together make, as hexadecimal digits: a database whose
    /// schema is another one is not read. A test says what it has to be.
    package static let schemaDigest = "3e3498211a360c011a1dd7b42df66434cc78b8b40e0edf31f66f18c462d37359"
}
