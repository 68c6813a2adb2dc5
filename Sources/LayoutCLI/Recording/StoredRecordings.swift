package import LayoutRecord
package import LayoutStore

/// What a database has already, for threads that ask while another one writes into it.
package struct StoredRecordings: Sendable {
    private let path: String

    /// Nil when there is nothing to be found in it.
    package init?(_ store: Store) throws {
        guard try store.hasRecordings() else { return nil }
        path = store.path
    }

    /// A look into the database for one thread; nil when it cannot be opened a second time.
    package func open() -> ((RecordingDigests) -> Bool)? {
        guard let store = try? Store.open(path: path, access: .read) else { return nil }
        return { (try? store.hasRecording($0)) ?? false }
    }
}
