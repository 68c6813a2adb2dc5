import Foundation
import LayoutRecord
import Migrations
import SQLite
import Testing

@testable import LayoutStore

@Suite struct MigrationTests {
    /// The digests of the released files. A released file is never edited: a change here is a new file instead.
    static let released: [(version: Int, name: String, digest: String)] = [
        (1, "create_runs", "681f12d48519edbca09ed5c94da6031c2a610b07eeb2e1b0b35b339b97469e30"),
        (2, "create_recordings", "423228f169797659a0d71b9bd24f0b66d1c81e33c80c1f84239654671aa10502"),
        (3, "create_baselines", "4aa6918fca029fcf3d3dbaff83bfe9c35a72083e1a459b5a57bd9cfb8db0711c"),
        (4, "create_views", "9f382ad208dc76955ef8eeb052a91f011cafbaedbf8a3bbbe4b5f95d7f91f543"),
        (5, "create_event_views", "db01bd13f92c59c95b862e62c6732b1f58fdc7ae436bccadbaa0c566f65fccd1"),
        (6, "allow_rules", "606904c2e2358356a391450d3729c68ce0ae57dc70638228d3b0047e4e303cc2"),
        (7, "check_rows", "517e4098a460c47154f7c68db4858877dfe9efa0777ef056545bfa01f7fe4cd6"),
    ]

    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Migrations/SQL")

    @Test func `the manifest lists the folder`() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
        let listed = Migration.all.map { migration in
            let number = String(10_000 + migration.version).dropFirst()
            return "\(number)_\(migration.name).sql"
        }
        #expect(listed == files)
        #expect(Migration.all.map(\.version) == Array(1...files.count))
        for (file, migration) in zip(files, Migration.all) {
            let content = try Data(contentsOf: Self.folder.appendingPathComponent(file))
            #expect(Array(content) == migration.sql, "\(file) is embedded as it lies in the folder")
            #expect(content.count < 10_000, "\(file) is small enough to be embedded quickly")
        }
    }

    @Test func `released files are what they were`() {
        let now = Migration.all.map { ($0.version, $0.name, Digest(of: $0.sql).description) }
        for (file, pinned) in zip(now, Self.released) {
            #expect(file.0 == pinned.version)
            #expect(file.1 == pinned.name)
            #expect(file.2 == pinned.digest, "migration \(pinned.version) was edited after its release")
        }
        #expect(now.count == Self.released.count)
    }

    @Test func `the digest of the schema is pinned`() throws {
        let connection = try Connection(path: ":memory:", access: .create)
        for migration in Migration.all { try connection.runScript(migration.sql) }
        let found = try Migrator.schemaDigest(connection).description
        #expect(found == Migration.schemaDigest)
    }
}
